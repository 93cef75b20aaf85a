/** How limits, their values and their moments are said, in the words of the jurisdiction. */
import { useMemo } from 'react';
import { parseMoney } from '../../../../core/kernel/money.ts';
import type { MoneyError } from '../../../../core/kernel/money.ts';
import { err } from '../../../../core/kernel/result.ts';
import type { Result } from '../../../../core/kernel/result.ts';
import { groupMarkOf } from '../../../../core/modules/preferences/group-mark.ts';
import type { RulePack } from '../../../../core/modules/limits/packs/pack.ts';
import { isNoLimit, NO_LIMIT_AMOUNT, REALITY_CHECK, unitOf } from '../../../../core/modules/limits/rules/kinds.ts';
import { periodName } from '../../../../core/modules/limits/rules/periods.ts';
import type { LimitKind, LimitsView } from '../../../../core/modules/limits/public.ts';
import { worded } from '../../../../core/modules/limits/views.ts';
import type { AccountsView } from '../../../../core/modules/accounts/views.ts';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { formatTime, type TimeStyle } from '../../format/time.ts';
import { useText, type Translate } from '../../text.ts';
import { useProjection, whole } from '../../use-projection.ts';

export interface LimitWords {
  readonly t: Translate;
  /** The active account's. */
  readonly currency: string;
  readonly money: (minor: number, sign?: boolean) => string;
  /** What is typed as a limit's amount. What would mean "no limit" is too large: that is asked for by its own name. */
  readonly amount: (text: string) => Result<number, MoneyError>;
  readonly kind: (kind: LimitKind) => string;
  /** A kind's value with its unit; null and the marks of no limit are "no limit". */
  readonly value: (kind: LimitKind, value: number | null) => string;
  readonly period: (days: number) => string;
  readonly time: (at: number, style?: TimeStyle) => string;
}

const FALLBACK_CURRENCY = 'EUR';
const currencyOf = ({ active }: AccountsView): string => active?.iso ?? FALLBACK_CURRENCY;
const packOf = (view: LimitsView | null): RulePack | null => view?.pack ?? null;

export function useLimitWords(): LimitWords {
  const core = useCore();
  const t = useText();
  const write = useMoney();
  const currency = useProjection(core.accounts, currencyOf);
  const pack = useProjection(core.part('limits'), packOf);
  const chosen = useProjection(core.preferences, whole);
  return useMemo((): LimitWords => {
    const money = (minor: number, sign = false): string => write(minor, currency, sign);
    const amountOf = (text: string): Result<number, MoneyError> => {
      const read = parseMoney(text, currency, groupMarkOf(chosen.language));
      return read.ok && read.value >= NO_LIMIT_AMOUNT ? err('tooLarge') : read;
    };
    const period = (days: number): string => {
      const { unit, count } = periodName(days);
      return t(`limits.length.${unit}`, { count });
    };
    const value = (kind: LimitKind, amount: number | null): string => {
      if (amount === null || isNoLimit(kind, amount)) return t(kind === REALITY_CHECK ? 'limits.off' : 'limits.none');
      switch (unitOf(kind)) {
        case 'amount':
          return money(amount);
        case 'hours':
          return t('limits.hoursADay', { count: amount });
        case 'minutes':
          return t('limits.everyMinutes', { count: amount });
        case 'days':
          return period(amount);
        case 'none':
          return t('limits.on');
      }
    };
    const named = (key: string): string => t(pack === null ? key : worded(key, pack));
    return {
      t,
      currency,
      money,
      amount: amountOf,
      period,
      value,
      kind: (kind) => named(`limits.kind.${kind}`),
      time: (at, style = 'dayTime') => formatTime(at, style, chosen),
    };
  }, [t, write, currency, pack, chosen]);
}

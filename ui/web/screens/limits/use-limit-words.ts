/** Formats limits, their values and times, in the wording of the jurisdiction. */
import { useMemo } from 'react';
import { parseMoney } from 'touchline/kernel/money';
import type { MoneyError } from 'touchline/kernel/money';
import { err } from 'touchline/kernel/result';
import type { Result } from 'touchline/kernel/result';
import { groupMarkOf } from 'touchline/core/preferences/group-mark';
import type { RulePack } from 'touchline/core/limits/packs/pack';
import { isNoLimit, NO_LIMIT_AMOUNT, REALITY_CHECK, unitOf } from 'touchline/core/limits/rules/kinds';
import { periodName } from 'touchline/core/limits/rules/periods';
import type { LimitKind, LimitsView } from 'touchline/core/limits/public';
import { worded } from 'touchline/core/limits/views';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { formatTime, type TimeStyle } from '../../format/time.ts';
import { useText, type Translate } from '../../text.ts';
import { useParts, useProjection, identity } from '../../use-projection.ts';

export interface LimitWords {
  readonly t: Translate;
  /** The currency in which limits are set, whatever account is active. */
  readonly currency: string;
  readonly money: (minor: number, sign?: boolean) => string;
  /** The same formatters for another currency, such as a limit's own. */
  readonly inCurrency: (currency: string | null) => LimitWords;
  /**
   * Parses a typed limit amount. A value that would mean "no limit" is refused as too large: removing a limit is a
   * separate request.
   */
  readonly amount: (text: string) => Result<number, MoneyError>;
  readonly kind: (kind: LimitKind) => string;
  /** A kind's value with its unit; null and the "no limit" values are "no limit". */
  readonly value: (kind: LimitKind, value: number | null) => string;
  readonly period: (days: number) => string;
  /** A choice of a kind, by the operator's name where there is one [LIM-28]. */
  readonly option: (kind: LimitKind, value: number) => string;
  readonly time: (at: number, style?: TimeStyle) => string;
}

const FALLBACK_CURRENCY = 'EUR';
const currencyOf = (view: LimitsView | null): string => view?.currency ?? FALLBACK_CURRENCY;
const labelsOf = (view: LimitsView | null): LimitsView['labels'] => view?.labels ?? {};
const namesOf = (view: LimitsView | null): LimitsView['optionsMap'] => view?.optionsMap ?? {};
const packOf = (view: LimitsView | null): RulePack | null => view?.pack ?? null;

export function useLimitWords(): LimitWords {
  const core = useCore();
  const t = useText();
  const write = useMoney();
  const set = useProjection(core.feature('limits'), currencyOf);
  const pack = useProjection(core.feature('limits'), packOf);
  const labels = useParts(core.feature('limits'), labelsOf);
  const names = useParts(core.feature('limits'), namesOf);
  const chosen = useProjection(core.preferences, identity);
  return useMemo((): LimitWords => {
    const wordsIn = (currency: string): LimitWords => {
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
        inCurrency: (own) => wordsIn(own ?? currency),
        money,
        amount: amountOf,
        period,
        value,
        option: (kind, of) => names[kind]?.[of] ?? (unitOf(kind) === 'days' ? period(of) : value(kind, of)),
        kind: (kind) => labels[kind] ?? named(`limits.kind.${kind}`),
        time: (at, style = 'dayTime') => formatTime(at, style, chosen),
      };
    };
    return wordsIn(set);
  }, [t, write, set, pack, labels, names, chosen]);
}

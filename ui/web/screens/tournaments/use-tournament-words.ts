/** Prizes, results and times of tournaments in the player's language. */
import { useCallback } from 'react';
import { toDecimalString, type Rational } from 'touchline/kernel/rational';
import type { Tournament } from 'touchline/core/tournaments/types';
import { useMoney, type WriteMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { localeOf } from '../../format/locale.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';

const DECIMALS = 2;

export interface TournamentWords {
  readonly money: WriteMoney;
  /** Points, or a free bet's amount in the currency. */
  readonly prize: (amount: number, reward: Tournament['reward'], iso: string) => string;
  /** A result as a multiple of its stake. */
  readonly multiple: (ratio: Rational) => string;
  readonly time: (at: number) => string;
}

export function useTournamentWords(): TournamentWords {
  const t = useText();
  const money = useMoney();
  const preferences = useProjection(useCore().preferences, identity);
  const { language } = preferences;
  const count = useCallback(
    (number: number | `${number}`) =>
      new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: DECIMALS }).format(number),
    [language],
  );
  const prize = useCallback(
    (amount: number, reward: Tournament['reward'], iso: string) =>
      reward === 'points' ? t('bonus.points', { number: count(amount) }) : money(amount, iso),
    [t, money, count],
  );
  const multiple = useCallback(
    (ratio: Rational) => t('tour.multiple', { number: count(toDecimalString(ratio, DECIMALS) as `${number}`) }),
    [t, count],
  );
  const time = useCallback((at: number) => formatTime(at, 'dayTime', preferences), [preferences]);
  return { money, prize, multiple, time };
}

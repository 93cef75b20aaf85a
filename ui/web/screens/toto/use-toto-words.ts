/** Numbers, shares and times of toto in the player's language. */
import { useCallback } from 'react';
import { useMoney, type WriteMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { localeOf } from '../../format/locale.ts';
import { formatTime, type TimeStyle } from '../../format/time.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { percentText } from '../virtual/percent-text.ts';

const PER_MILLE = 1_000n;

export interface TotoWords {
  readonly money: WriteMoney;
  readonly count: (number: number) => string;
  readonly percent: (perMille: number) => string;
  readonly time: (at: number, style: TimeStyle) => string;
}

export function useTotoWords(): TotoWords {
  const money = useMoney();
  const preferences = useProjection(useCore().preferences, identity);
  const { language } = preferences;
  const count = useCallback((number: number) => new Intl.NumberFormat(localeOf(language)).format(number), [language]);
  const percent = useCallback(
    (perMille: number) => percentText({ n: BigInt(perMille), d: PER_MILLE }, 1, language),
    [language],
  );
  const time = useCallback((at: number, style: TimeStyle) => formatTime(at, style, preferences), [preferences]);
  return { money, count, percent, time };
}

/** The most that a round of a game pays, and how likely that is [CSN-26]. */
import type { ReactNode } from 'react';
import { chanceOf, oddsOf, timesOf } from 'touchline/core/casino/rules/highest-win';
import type { HighestWin as Win } from 'touchline/core/casino/types';
import { useCore } from '../../core-context.ts';
import { localeOf } from '../../format/locale.ts';
import { useText } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const raised = (power: number): string =>
  Array.from(String(power), (digit) => SUPERSCRIPTS[Number(digit)] ?? digit).join('');

/** Keeps a product in order among words from right to left. */
const isolated = (text: string): string => `\u2066${text}\u2069`;

export function HighestWin({ win }: { readonly win: Win }): ReactNode {
  const t = useText();
  const { language } = useProjection(useCore().preferences, identity);
  const format = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 2 });
  const { bet, chance, isCapped } = win;
  const values = { times: format.format(timesOf(win)), odds: '', fraction: '' };
  if (chance.kind !== 'play') {
    const { times, power } = oddsOf(chance);
    const number = format.format(times);
    values.odds = power === 0 ? number : isolated(`${number}\u00a0×\u00a010${raised(power)}`);
    values.fraction = chanceOf(chance);
  }
  return (
    <div>
      <dt>{bet === '' ? t('casino.highestWin') : t('casino.highestWinOf', { bet: t(`casino.bet.${bet}`) })}</dt>
      <dd>
        {t(`casino.winChance.${chance.kind}`, values)}
        {isCapped && ` ${t('casino.winCapped')}`}
      </dd>
    </div>
  );
}

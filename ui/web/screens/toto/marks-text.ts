/** Results and marks as signs: 1, X and 2, the same in every language. */
import { marksOf } from 'touchline/core/toto/rules/picks';
import { TOTO_RESULTS, type TotoResult } from 'touchline/core/toto/types';

const SIGNS: Readonly<Record<TotoResult, string>> = { 1: '1', 2: 'X', 3: '2' };

export function signOf(result: TotoResult): string {
  return SIGNS[result];
}

/** '1X' for two marks. */
export function marksText(pick: number): string {
  return marksOf(pick).map(signOf).join('');
}

/** The three shares of a game, each after its sign. */
export function sharesText(shares: readonly number[], percent: (perMille: number) => string): string {
  return TOTO_RESULTS.map((result, at) => `${signOf(result)} ${percent(shares[at] ?? 0)}`).join(' · ');
}

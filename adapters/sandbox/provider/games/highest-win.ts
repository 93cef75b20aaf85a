/** The highest win of a game and its chance, from the numbers that decide what a round pays [PRV-11, PRV-12]. */
import type { Rational } from 'touchline/kernel/rational';
import { compare, fromScaled, mul } from 'touchline/kernel/rational';

/**
 * How likely the highest win is. `exact`: the chance of a round with this bet. `atMost`: the chance is not known
 * exactly, and not above the value. `play`: the player's decisions make the chance.
 */
export type WinChance = { readonly kind: 'exact' | 'atMost'; readonly value: Rational } | { readonly kind: 'play' };

export interface HighestWin {
  /** The bet with the highest win; '' when the game has one bet. */
  readonly bet: string;
  /** The highest payment of a round, as a multiple of its whole stake. */
  readonly times: Rational;
  readonly chance: WinChance;
  /** The game ends a round at this win. */
  readonly isCapped: boolean;
}

export function winOf(bet: string, times: Rational, chance: Rational): HighestWin {
  return { bet, times, chance: { kind: 'exact', value: chance }, isCapped: false };
}

const likelihood = ({ chance }: HighestWin): Rational => (chance.kind === 'exact' ? chance.value : { n: 0n, d: 1n });

/** The highest of the wins; of equal ones the likeliest, and of those the first. */
export function highestOf(wins: readonly HighestWin[]): HighestWin {
  return wins.reduce((best, win) => {
    const order = compare(win.times, best.times) || compare(likelihood(win), likelihood(best));
    return order > 0 ? win : best;
  });
}

/** The highest of equally likely payments, in parts of `scale`. */
export function countedWin(bet: string, paid: readonly number[], scale: number): HighestWin {
  const highest = Math.max(...paid);
  const count = paid.filter((each) => each === highest).length;
  return winOf(bet, fromScaled(highest, scale), fromScaled(count, paid.length));
}

/** The wins of bets that pay one amount or nothing, in parts of `scale`: a return is the chance times the payment. */
export function singleWins(
  returns: readonly { readonly bet: string; readonly value: Rational }[],
  pays: Readonly<Record<string, number>>,
  scale = 100,
): readonly HighestWin[] {
  return returns.flatMap(({ bet, value }) => {
    const paid = pays[bet];
    if (paid === undefined) return [];
    return [winOf(bet, fromScaled(paid, scale), mul(value, fromScaled(scale, paid)))];
  });
}

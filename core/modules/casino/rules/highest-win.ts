/** How the highest win of a game and its chance are written [CSN-26]. */
import { floor, reduced, roundHalfUp } from '../../../kernel/rational.ts';
import type { Rational } from '../../../kernel/rational.ts';
import type { HighestWin } from '../types.ts';

/** From here on rounds are whole. */
const WHOLE_FROM = 100n;
/** From here on a number of rounds is a power of ten. */
const POWER_FROM = 10n ** 15n;

/** The multiple of the stake with two places, rounded down as wins are. */
export function timesOf({ n, d }: Pick<HighestWin, 'n' | 'd'>): number {
  return Number(floor({ n: n * 100n, d })) / 100;
}

/** A number of rounds: `times` · 10^`power`. */
export interface Odds {
  readonly times: number;
  /** 0 for a number that is written in full. */
  readonly power: number;
}

/**
 * In how many rounds the chance comes once on average: with two places below 100, whole up to 10^15, then with one
 * place.
 */
export function oddsOf(chance: Rational): Odds {
  const rounds = { n: chance.d, d: chance.n };
  const whole = floor(rounds);
  if (whole < WHOLE_FROM) return { times: Number(roundHalfUp({ n: rounds.n * 100n, d: rounds.d })) / 100, power: 0 };
  if (whole < POWER_FROM) return { times: Number(roundHalfUp(rounds)), power: 0 };
  const power = String(whole).length - 1;
  const tenths = roundHalfUp({ n: rounds.n, d: rounds.d * 10n ** BigInt(power - 1) });
  return tenths === WHOLE_FROM ? { times: 1, power: power + 1 } : { times: Number(tenths) / 10, power };
}

/** The fraction in lowest terms, such as '1/53130'. */
export function chanceOf(chance: Rational): string {
  const { n, d } = reduced(chance);
  return `${n}/${d}`;
}

/**
 * The smallest win of a type with many lines: the least of all results in which every leg is won or lost and the payout
 * is positive [CPN-116].
 *
 * A set of won units (legs, or blocks of a multibet) returns the sum of e_k over the sizes k of the type's lines, which
 * grows with the set. Usually one line of the cheapest units pays, and is the answer. Where that line pays nothing (a
 * free bet keeps its stake back, a tiny stake is rounded away) the sets are searched: a set that pays is not extended,
 * and a set that can no longer pay is abandoned.
 */
import type { Minor } from '../../../../kernel/money.ts';
import type { Rational } from '../../../../kernel/rational.ts';
import { fromScaled, mul, product } from '../../../../kernel/rational.ts';
import type { Terms } from './coupon-input.ts';
import { onOneScale, widthOf } from './elementary.ts';
import { paidOut } from './payout.ts';
import { staked } from './unit-return.ts';

/** The most units whose sets are searched: every further one may double the work. */
const MAX_SEARCHED_UNITS = 12;

export interface ManyLines {
  /** Odds of the units, ascending. */
  readonly units: readonly Rational[];
  /** Odds of the legs in every line. */
  readonly always: readonly Rational[];
  /** Units of the shortest and of the longest line. */
  readonly shortest: number;
  readonly longest: number;
  readonly lines: number;
  readonly stake: number;
  readonly terms: Terms | undefined;
}

/** Null when no result pays anything, or when there are too many units to search. */
export function smallestWinOf({ units, always, shortest, longest, lines, stake, terms }: ManyLines): Minor | null {
  const banker = product(always);
  const line = mul(banker, product(units.slice(0, shortest)));
  const oneLine = paidOut(staked(stake, mul(line, fromScaled(1, lines))), stake, terms);
  if (oneLine > 0) return oneLine;
  if (units.length > MAX_SEARCHED_UNITS) return null;

  const { values, scale } = onOneScale(units);
  const whole = scale ** BigInt(units.length);
  const perLine = { n: banker.n * BigInt(stake), d: banker.d * whole * BigInt(lines) };
  const paid = (value: bigint): Minor => paidOut({ n: value * perLine.n, d: perLine.d }, stake, terms);

  // Π(scale + value·t) over the won units and Π scale over the others, t a power of two that no coefficient exceeds:
  // coefficient k is e_k times scale^n.
  const width = widthOf(values.map((value) => value + scale));
  const shift = BigInt(width);
  const low = BigInt(shortest * width);
  const bits = (longest + 1) * width;
  const won = values.map((value) => scale + (value << shift));
  const worth = (packed: bigint): bigint => {
    let [sum, rest] = [0n, packed >> low];
    for (let k = shortest; k <= longest && rest > 0n; k += 1, rest >>= shift) sum += BigInt.asUintN(width, rest);
    return sum;
  };
  const all = (factors: readonly bigint[]): bigint =>
    factors.reduce((set, factor) => BigInt.asUintN(bits, set * factor), 1n);

  if (paid(worth(all(won))) === 0) return null;
  // The values that pay one minor unit and more: a payout rounds to 1 from a half on, beyond the part that a free bet
  // keeps back. A cap does not change that.
  const freeStake = terms?.isFreeBet === true ? BigInt(stake) : 0n;
  const from = (halves: bigint): bigint => ceilDiv((2n * freeStake + halves) * perLine.d, 2n * perLine.n);
  const least = leastFrom({ won, scale, bits, worth, paying: from(1n), more: from(3n) });
  return least === null ? null : paid(least);
}

interface Search {
  /** Polynomials of the units, the cheapest first. */
  readonly won: readonly bigint[];
  /** The polynomial of a lost unit. */
  readonly scale: bigint;
  readonly bits: number;
  readonly worth: (packed: bigint) => bigint;
  /** The least value that pays anything, and the least that pays more than one minor unit. */
  readonly paying: bigint;
  readonly more: bigint;
}

function ceilDiv(n: bigint, d: bigint): bigint {
  return (n + d - 1n) / d;
}

/** The least value of a set that pays; null without one. */
function leastFrom({ won, scale, bits, worth, paying, more }: Search): bigint | null {
  // The highest prices first: a paying set is found early, and soon the lower prices can't add enough any more.
  const order = [...won].reverse();
  const rest = [1n];
  const lost = [1n];
  for (const factor of won) {
    rest.unshift(BigInt.asUintN(bits, (rest[0] ?? 1n) * factor));
    lost.unshift((lost[0] ?? 1n) * scale);
  }
  let least: bigint | null = null;
  let isOver = false;
  const visit = (at: number, set: bigint): void => {
    if (isOver) return;
    const value = worth(set * (lost[at] ?? 1n));
    if (value >= paying) {
      least = least === null || value < least ? value : least;
      isOver = least < more;
      return;
    }
    const factor = order[at];
    if (factor === undefined || worth(BigInt.asUintN(bits, set * (rest[at] ?? 1n))) < paying) return;
    visit(at + 1, BigInt.asUintN(bits, set * factor));
    // Units of one price are interchangeable: a set without the first of them needs none of the others.
    let next = at + 1;
    while (order[next] === factor) next += 1;
    visit(next, BigInt.asUintN(bits, set * ((lost[at] ?? 1n) / (lost[next] ?? 1n))));
  };
  visit(0, 1n);
  return least;
}

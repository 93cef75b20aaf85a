/**
 * The chances of a ranking [FLD-2]. Each competitor finishes at a whole number, the lower the better, independently of
 * the others; whoever does not finish is behind all who do. Equal numbers are either broken, each order of the equal ones
 * being equally likely, or shared.
 */
import { quadratureWithin } from './gauss.ts';
import type { Quadrature } from './gauss.ts';

/** The chances of a competitor's finishing numbers: `mass[at]` is that of `from + at`. They add up to less than 1 for one who may not finish. */
export interface Future {
  readonly from: number;
  readonly mass: readonly number[];
}

export type Ties = 'broken' | 'shared';

/**
 * Adds to `result` the chance that at most `limit` of all others come before each competitor, times `weights`. Each of
 * them comes before with its `chances`. `ahead` has room for `limit + 1` numbers for each competitor and one more.
 */
function addFewBefore(
  result: Float64Array,
  chances: Float64Array,
  weights: readonly number[],
  limit: number,
  ahead: Float64Array,
): void {
  const size = limit + 1;
  const count = chances.length;
  ahead.fill(0, 0, size);
  ahead[0] = 1;
  for (let each = 0; each < count; each += 1) {
    const p = chances[each] ?? 0;
    const [from, to] = [each * size, (each + 1) * size];
    ahead[to] = (ahead[from] ?? 0) * (1 - p);
    for (let n = 1; n < size; n += 1) ahead[to + n] = (ahead[from + n] ?? 0) * (1 - p) + (ahead[from + n - 1] ?? 0) * p;
  }
  const behind = new Float64Array(size);
  behind[0] = 1;
  for (let each = count - 1; each >= 0; each -= 1) {
    const weight = weights[each] ?? 0;
    if (weight > 0) {
      let total = 0;
      // `most` is the chance that no more than `n` of those behind come before.
      let most = 0;
      for (let n = 0; n < size; n += 1) {
        most += behind[n] ?? 0;
        total += (ahead[each * size + limit - n] ?? 0) * most;
      }
      result[each] = (result[each] ?? 0) + weight * total;
    }
    const p = chances[each] ?? 0;
    for (let n = limit; n > 0; n -= 1) behind[n] = (behind[n] ?? 0) * (1 - p) + (behind[n - 1] ?? 0) * p;
    behind[0] = (behind[0] ?? 0) * (1 - p);
  }
}

/**
 * The chance of each competitor to be among the first `places`. Where ties are broken, the chances add up to `places`
 * less the chance that fewer finish, and `places` of 1 is the chance to win. Where they are shared, everybody who is
 * equal to the last of the places is among them.
 *
 * Within one number the chance is a polynomial in the share of the equal ones that come before, of a degree below the
 * number of competitors; its integral is taken by a rule that errs by less than QUADRATURE_ERROR.
 */
export function placeChances(futures: readonly Future[], places: number, ties: Ties): readonly number[] {
  const low = Math.min(...futures.map(({ from }) => from));
  const high = Math.max(...futures.map(({ from, mass }) => from + mass.length));
  const result = new Float64Array(futures.length);
  const before = new Float64Array(futures.length);
  const chances = new Float64Array(futures.length);
  const ahead = new Float64Array((futures.length + 1) * places);
  for (let score = low; score < high; score += 1) {
    const at = futures.map(({ from, mass }) => mass[score - from] ?? 0);
    const sum = at.reduce((total, chance) => total + chance, 0);
    const { nodes, weights } =
      ties === 'shared' || sum === 0 ? SHARED : quadratureWithin(QUADRATURE_ERROR, sum, futures.length - 1);
    for (let index = 0; sum > 0 && index < nodes.length; index += 1) {
      for (let each = 0; each < at.length; each += 1)
        chances[each] = Math.min(1, (before[each] ?? 0) + (nodes[index] ?? 0) * (at[each] ?? 0));
      const share = weights[index] ?? 0;
      addFewBefore(
        result,
        chances,
        at.map((chance) => chance * share),
        places - 1,
        ahead,
      );
    }
    for (let each = 0; each < at.length; each += 1) before[each] = (before[each] ?? 0) + (at[each] ?? 0);
  }
  return [...result];
}

/** How far the integral over the equal ones of one number may be off, of a chance of 1 for that number. */
const QUADRATURE_ERROR = 1e-10;
const SHARED: Quadrature = { nodes: [0], weights: [1] };

export interface PairChances {
  readonly first: number;
  readonly second: number;
  /** Neither is better: equal where ties are shared, and neither finishes. */
  readonly neither: number;
}

/** The chances of two to be better than the other. */
export function pairChances(one: Future, other: Future, ties: Ties): PairChances {
  const finishes = ({ mass }: Future): number => mass.reduce((sum, chance) => sum + chance, 0);
  const [oneFinishes, otherFinishes] = [finishes(one), finishes(other)];
  let [first, equal] = [oneFinishes * (1 - otherFinishes), 0];
  let otherAfter = otherFinishes;
  let score = Math.min(one.from, other.from);
  const end = Math.max(one.from + one.mass.length, other.from + other.mass.length);
  for (; score < end; score += 1) {
    const [a, b] = [one.mass[score - one.from] ?? 0, other.mass[score - other.from] ?? 0];
    otherAfter -= b;
    first += a * Math.max(0, otherAfter);
    equal += a * b;
  }
  if (ties === 'broken') first += equal / 2;
  const neither = (1 - oneFinishes) * (1 - otherFinishes) + (ties === 'shared' ? equal : 0);
  return { first, second: Math.max(0, 1 - first - neither), neither };
}

/** The rest of a match as stretches of the clock, with the goals and the substitutions that each can have. */
import type { MatchFormat, MatchState } from '../line/types.ts';
import { SUBSTITUTIONS } from '../media/happenings.ts';
import { sharesLeft } from '../models/goals/intensity.ts';
import type { GoalsSpec } from '../models/goals/spec.ts';

/** The chance of `more` substitutions of a side in the stretch, given `changes` before it. */
export type ChangesLaw = (changes: number, more: number) => number;

export interface Stretch {
  /** The stretch's share of the whole match's expected goals. */
  readonly share: number;
  /** Null where nobody can go off. */
  readonly changes: ChangesLaw | null;
}

/** The substitutions' span of the clock is cut into so many stretches. */
const CUTS = 7;
const { least, most, fromS, toS } = SUBSTITUTIONS;
const NUMBERS = Array.from({ length: most - least + 1 }, (_, more) => least + more);
const SECOND_HALF = 2;

/** The chance that a substitution has come by a second of the clock. */
const hasComeBy = (clockS: number): number => Math.min(1, Math.max(0, (clockS - fromS + 1) / (toS - fromS + 1)));

function binomial(n: number, k: number): number {
  let ways = 1;
  for (let index = 1; index <= k; index += 1) ways = (ways * (n - k + index)) / index;
  return ways;
}

/** Each of an unknown number of substitutions comes at a second of its own: what has come tells how many are left. */
function changesLaw(from: number, to: number): ChangesLaw {
  const [before, after] = [hasComeBy(from), hasComeBy(to)];
  const each = (after - before) / (1 - before);
  const law = Array.from({ length: most + 1 }, (_, changes) => {
    const numbers = NUMBERS.filter((number) => number >= changes);
    const likely = numbers.map(
      (number) => binomial(number, changes) * before ** changes * (1 - before) ** (number - changes),
    );
    const all = likely.reduce((sum, p) => sum + p, 0);
    return Array.from({ length: most - changes + 1 }, (__, more) =>
      numbers.reduce((sum, number, at) => {
        const left = number - changes;
        if (more > left || all === 0) return sum;
        return sum + ((likely[at] ?? 0) / all) * binomial(left, more) * each ** more * (1 - each) ** (left - more);
      }, 0),
    );
  });
  return (changes, more) => law[changes]?.[more] ?? 0;
}

/** The stretches that are left from a state on, in order. */
export function stretchesLeft(spec: GoalsSpec, format: MatchFormat, state: MatchState): readonly Stretch[] {
  const all = sharesLeft(spec, format, state).reduce((sum, share) => sum + share, 0);
  /** The share that is left at a second of the second half. */
  const leftAt = (clockS: number): number =>
    sharesLeft(spec, format, { ...state, status: 2, period: SECOND_HALF, clockS })[SECOND_HALF - 1] ?? 0;
  const isSecondHalf = state.period === SECOND_HALF && state.status === 2;
  const clockS = isSecondHalf ? state.clockS : fromS - 1;
  const start = Math.max(fromS - 1, clockS);
  if (start >= toS) return [{ share: all, changes: null }];
  const cuts = Array.from({ length: CUTS + 1 }, (_, cut) => start + ((toS - start) * cut) / CUTS);
  const atStart = leftAt(start);
  const between = cuts.slice(1).map((to, cut): Stretch => {
    const from = cuts[cut] ?? start;
    return { share: leftAt(from) - leftAt(to), changes: changesLaw(from, to) };
  });
  return [
    ...(clockS < start || !isSecondHalf ? [{ share: all - atStart, changes: null }] : []),
    ...between,
    { share: leftAt(toS), changes: null },
  ];
}

/**
 * The chances that players score, and score first, in the rest of a match: each goal of a side belongs to one of its
 * players on the pitch, in proportion to the weights of their positions, and substitutions come as the match draws
 * them. Computed backwards over the stretches that are left, for every line-up that the side can still have.
 */
import { SUBSTITUTIONS } from '../media/happenings.ts';
import { SCORES } from '../media/lineups.ts';
import type { FieldPosition, LineupState } from './lineup-states.ts';
import { lineupStates, POSITIONS, weightOf } from './lineup-states.ts';
import type { SquadAt } from './squads-at.ts';
import type { ChangesLaw, Stretch } from './stretches.ts';

/** Expected goals over a whole match. */
export interface SideRates {
  readonly own: number;
  readonly both: number;
}

export interface SideChances {
  /** A starter on the pitch scores from now on. */
  readonly starterScores: Readonly<Record<FieldPosition, number>>;
  /** A player who came on scores from now on. */
  readonly cameOnScores: Readonly<Record<FieldPosition, number>>;
  /** A starter on the pitch scores the match's next goal. */
  readonly starterFirst: Readonly<Record<FieldPosition, number>>;
  /** Any player of the side who did not start scores the match's next goal. */
  readonly substituteFirst: number;
}

/** Whose goals are asked for. */
interface Claim {
  /** Any goal that is left, or the next goal of the match. */
  readonly goal: 'any' | 'next';
  readonly weight: (state: LineupState) => number;
  /** The position of the starter who must stay on for it. */
  readonly stays: FieldPosition | null;
}

/** The part of a stretch before its substitutions: on average half of it. */
const HALF = 0.5;

/** Chances by state and claim: the claims of the first state, then those of the second, and so on. */
type Values = Float64Array;

/** The chances of all claims at the start of the stretches, in order. */
function chancesOf(
  states: readonly LineupState[],
  stretches: readonly Stretch[],
  claims: readonly Claim[],
  { own, both }: SideRates,
): readonly number[] {
  const width = claims.length;
  const shares: Values = Float64Array.from({ length: states.length * width }, (_, at) => {
    const [state, claim] = [states[Math.floor(at / width)], claims[at % width]];
    return state === undefined || claim === undefined || state.weight === 0 ? 0 : claim.weight(state) / state.weight;
  });
  const isNext = claims.map(({ goal }) => goal === 'next');

  /** Before a span with `share` of the match's goals. */
  const beforeGoals = (share: number, values: Values): Values => {
    const none = Math.exp(-both * share);
    const next = (own / both) * (1 - none);
    return values.map((later, at) => {
      const mine = shares[at] ?? 0;
      return isNext[at % width] === true ? next * mine + none * later : 1 - Math.exp(-own * share * mine) * (1 - later);
    });
  };

  /** Before one more substitution. */
  const beforeChange = (values: Values): Values => {
    const before: Values = new Float64Array(values.length);
    for (const [at, { next, starters }] of states.entries()) {
      for (const { to, p, off } of next)
        for (let claim = 0; claim < width; claim += 1) {
          const isStill = off === claims[claim]?.stays ? (starters[off] - 1) / starters[off] : 1;
          const place = at * width + claim;
          before[place] = (before[place] ?? 0) + p * isStill * (values[to * width + claim] ?? 0);
        }
    }
    return before;
  };

  const beforeChanges = (changes: ChangesLaw, values: Values): Values => {
    const before: Values = new Float64Array(values.length);
    let then = values;
    for (let more = 0; more <= SUBSTITUTIONS.most; more += 1) {
      for (const [at, state] of states.entries()) {
        const p = changes(state.changes, more);
        if (p === 0) continue;
        for (let place = at * width; place < (at + 1) * width; place += 1)
          before[place] = (before[place] ?? 0) + p * (then[place] ?? 0);
      }
      then = beforeChange(then);
    }
    return before;
  };

  let values: Values = new Float64Array(shares.length);
  for (const { share, changes } of [...stretches].reverse()) {
    if (changes === null) values = beforeGoals(share, values);
    else {
      const after = beforeGoals(share * (1 - HALF), values);
      values = beforeGoals(share * HALF, beforeChanges(changes, after));
    }
  }
  return [...values.subarray(0, width)];
}

export function sideChances(squad: SquadAt, stretches: readonly Stretch[], rates: SideRates): SideChances {
  const of = (goal: Claim['goal'], isStarter: boolean): readonly Claim[] =>
    POSITIONS.map((position) => ({
      goal,
      weight: () => SCORES[position],
      stays: isStarter ? position : null,
    }));
  const substitute: Claim = { goal: 'next', weight: ({ cameOn }) => weightOf(cameOn, SCORES), stays: null };
  const claims = [...of('any', true), ...of('any', false), ...of('next', true), substitute];
  const chances = chancesOf(lineupStates(squad), stretches, claims, rates);
  const from = (place: number): Readonly<Record<FieldPosition, number>> => {
    const [defender, midfielder, forward] = POSITIONS;
    const [first = 0, second = 0, third = 0] = chances.slice(place);
    return { [defender]: first, [midfielder]: second, [forward]: third };
  };
  const count = POSITIONS.length;
  return {
    starterScores: from(0),
    cameOnScores: from(count),
    starterFirst: from(2 * count),
    substituteFirst: chances[3 * count] ?? 0,
  };
}

/**
 * The line-ups that a side can still have: substitutions take the place of starters, chosen as the match draws them
 * (`media/lineups.ts`). Players of one position are alike, so a state counts them.
 */
import { GOES_OFF, SCORES } from '../media/lineups.ts';
import type { Player } from '../media/squads.ts';
import { SUBSTITUTIONS } from '../media/happenings.ts';
import type { SquadAt } from './squads-at.ts';

/** Positions in the field; goalkeepers neither score nor go off. */
export const POSITIONS = [2, 3, 4] as const;
export type FieldPosition = (typeof POSITIONS)[number];

type Counts = Readonly<Record<FieldPosition, number>>;

interface Change {
  /** The index of the state after the substitution. */
  readonly to: number;
  readonly p: number;
  /** The position of the starter who goes off. */
  readonly off: FieldPosition;
}

export interface LineupState {
  readonly starters: Counts;
  readonly cameOn: Counts;
  readonly bench: Counts;
  /** Substitutions so far. */
  readonly changes: number;
  /** The sum of the players' scoring weights. */
  readonly weight: number;
  /** What one substitution leads to; none after the last possible one. */
  readonly next: readonly Change[];
}

const countsOf = (players: readonly Player[]): Counts => {
  const count = (position: FieldPosition): number => players.filter((player) => player.position === position).length;
  return { 2: count(2), 3: count(3), 4: count(4) };
};

const moved = (counts: Counts, position: FieldPosition, by: number): Counts => ({
  ...counts,
  [position]: counts[position] + by,
});

/** The sum of the weights of the positions, by how many players they have. */
export function weightOf(counts: Counts, weights: Readonly<Record<FieldPosition, number>>): number {
  return POSITIONS.reduce((sum, position) => sum + counts[position] * weights[position], 0);
}

/** The chances of the position of the player who comes on for one of `off`. */
function comesOn(bench: Counts, off: FieldPosition): readonly (readonly [FieldPosition, number])[] {
  if (bench[off] > 0) return [[off, 1]];
  const all = weightOf(bench, GOES_OFF);
  return POSITIONS.filter((position) => bench[position] > 0).map((position) => [
    position,
    (bench[position] * GOES_OFF[position]) / all,
  ]);
}

/** Squads of the same positions have the same states: a few hundred kinds of squads recur in all matches. */
const known = new Map<string, readonly LineupState[]>();
const MAX_KNOWN = 500;

type Line = Pick<LineupState, 'starters' | 'cameOn' | 'bench' | 'changes'>;

const keyOf = ({ starters, cameOn, bench, changes }: Line): string =>
  [starters, cameOn, bench]
    .flatMap((counts) => POSITIONS.map((position) => counts[position]))
    .concat(changes)
    .join();

/** Every state that can follow, the present one first; a state comes before those that follow it. */
export function lineupStates({ starters, cameOn, bench, changes }: SquadAt): readonly LineupState[] {
  const first = { starters: countsOf(starters), cameOn: countsOf(cameOn), bench: countsOf(bench), changes };
  const key = keyOf(first);
  const states = known.get(key) ?? statesFrom(first);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, states);
  return states;
}

function statesFrom(first: Line): readonly LineupState[] {
  const states: (Omit<LineupState, 'next'> & { next: readonly Change[] })[] = [];
  const places = new Map<string, number>();
  const placeOf = (state: Line): number => {
    const key = keyOf(state);
    const place = places.get(key);
    if (place !== undefined) return place;
    places.set(key, states.length);
    const weight = weightOf(state.starters, SCORES) + weightOf(state.cameOn, SCORES);
    states.push({ ...state, weight, next: [] });
    return states.length - 1;
  };
  placeOf(first);
  for (let at = 0; at < states.length; at += 1) {
    const state = states[at];
    if (state === undefined || state.changes >= SUBSTITUTIONS.most) continue;
    const tired = weightOf(state.starters, GOES_OFF);
    const next: Change[] = [];
    for (const off of POSITIONS) {
      if (state.starters[off] === 0) continue;
      for (const [on, p] of comesOn(state.bench, off)) {
        const to = placeOf({
          starters: moved(state.starters, off, -1),
          cameOn: moved(state.cameOn, on, 1),
          bench: moved(state.bench, on, -1),
          changes: state.changes + 1,
        });
        next.push({ to, p: (p * state.starters[off] * GOES_OFF[off]) / tired, off });
      }
    }
    state.next = next;
  }
  return states;
}

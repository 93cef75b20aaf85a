/** A line-up with what its players have done so far [MVW-6]. */
import { FOOTBALL } from '../../line/public.ts';
import type { Game } from '../../line/public.ts';
import type { Happening, LineupPlayer, Side, SideLineup } from '../types.ts';

export interface Mark {
  /** `off`, `on`: of a substitution. */
  readonly kind: 'goal' | 'yellowCard' | 'redCard' | 'off' | 'on';
  readonly happening: Happening;
}

/** By shirt number, in the order of the match. */
export type Marks = ReadonlyMap<number, readonly Mark[]>;

/** Football of at least this length, in seconds of a half, has line-ups. */
export const MIN_HALF_S = 2_400;
/** Line-ups are announced about an hour before the start. */
const BEFORE_MS = 75 * 60_000;

/**
 * Whether a game's page asks for line-ups. `now`: the operator's time. A game that is over may have lost its length.
 */
export function areLineupsAsked({ champ, periodS, startsAt, status }: Game, now: number): boolean {
  const isLong = periodS >= MIN_HALF_S || (status === 'finished' && periodS === 0);
  return champ.sportId === FOOTBALL && isLong && startsAt - now <= BEFORE_MS;
}

function marksIn(happening: Happening): readonly (readonly [number: number, mark: Mark])[] {
  const { kind, players } = happening;
  if (players === undefined) return [];
  const [number, other] = players;
  if (kind === 'substitution')
    return other === undefined
      ? []
      : [
          [number, { kind: 'off', happening }],
          [other, { kind: 'on', happening }],
        ];
  return kind === 'goal' || kind === 'yellowCard' || kind === 'redCard' ? [[number, { kind, happening }]] : [];
}

/** The marks of the players of one side, in the order of the match; players without a mark are left out. */
export function marksOf(happened: readonly Happening[], side: Exclude<Side, 'none'>): Marks {
  const marks = new Map<number, readonly Mark[]>();
  for (const happening of happened)
    if (happening.side === side)
      for (const [number, mark] of marksIn(happening)) marks.set(number, [...(marks.get(number) ?? []), mark]);
  return marks;
}

/** The goalkeeper's line, then those of the formation, from the back to the front. */
export function linesOf({ formation, starters }: SideLineup): readonly (readonly LineupPlayer[])[] {
  const counts = [1, ...formation.split('-').map(Number)];
  let from = 0;
  return counts.map((count) => starters.slice(from, (from += count)));
}

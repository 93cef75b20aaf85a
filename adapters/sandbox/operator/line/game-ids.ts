/**
 * Game ids of the schedule: 9 bits identify the championship, 19 bits count its games. After half a million games of
 * one championship an id is reused; it then means the latest game that has begun or soon will.
 */

const SPACES = 512;
const ORDINALS = 2 ** 19;
/** Games ahead of the present one that an id can mean; far more than ever enter the line before their start. */
const ORDINALS_AHEAD = ORDINALS / 16;
/** An id means a game until this many later games have begun. */
export const MAX_ORDINALS_BACK = ORDINALS - ORDINALS_AHEAD;

/**
 * A number below 512 for each championship id. Numbers derive from a hash, so that they stay the same when
 * championships come and go. When two collide, the later one takes the next free number.
 */
export function idSpaces(championshipIds: readonly number[]): ReadonlyMap<number, number> {
  if (championshipIds.length > SPACES) throw new RangeError(`more than ${SPACES} championships`);
  const taken = new Set<number>();
  const spaces = new Map<number, number>();
  for (const id of championshipIds) {
    let space = (Math.imul(id, 0x9e3779b1) >>> 0) % SPACES;
    while (taken.has(space)) space = (space + 1) % SPACES;
    taken.add(space);
    spaces.set(id, space);
  }
  return spaces;
}

export const ordinalOf = {
  /** The id of a championship's game; `ordinal` is any integer, below 0 for games before the first slot. */
  write: (space: number, ordinal: number): number => space * ORDINALS + (((ordinal % ORDINALS) + ORDINALS) % ORDINALS),
  space: (gameId: number): number => Math.floor(gameId / ORDINALS),
  /** Of all ordinals with this id, the one that it means when the present ordinal is `near`. */
  read: (gameId: number, near: number): number => {
    const low = gameId % ORDINALS;
    return low + Math.floor((near + ORDINALS_AHEAD - 1 - low) / ORDINALS) * ORDINALS;
  },
} as const;

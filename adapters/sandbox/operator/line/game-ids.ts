/**
 * Game ids of the schedule: 9 bits identify the championship, 19 bits count its games. After half a million games of
 * one championship an id is reused; it then means the game nearest to the given time.
 */

const SPACES = 512;
const ORDINALS = 2 ** 19;
/** An id means the game of this ordinal for as many games before and after it. */
export const MAX_ORDINALS_BACK = ORDINALS / 2;

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
  /** Of all ordinals with this id, the one nearest to `near`. */
  read: (gameId: number, near: number): number => {
    const low = gameId % ORDINALS;
    return low + Math.round((near - low) / ORDINALS) * ORDINALS;
  },
} as const;

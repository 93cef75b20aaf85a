/**
 * Game ids of the schedule: 9 bits name the championship, 19 bits count its games. Games far apart in time may share an id (after half a million
 * games of one championship); the one nearest to a moment is meant.
 */

const SPACES = 512;
const ORDINALS = 2 ** 19;

/** A number below 512 for each championship id, by hash, so that it stays when others come and go (unless two meet: then the later one moves up). */
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
  /** The id of a championship's game; `ordinal` is any whole number from 0. */
  write: (space: number, ordinal: number): number => space * ORDINALS + (ordinal % ORDINALS),
  space: (gameId: number): number => Math.floor(gameId / ORDINALS),
  /** The ordinal that is nearest to `near` of all those that have this id. */
  read: (gameId: number, near: number): number => {
    const low = gameId % ORDINALS;
    return low + Math.max(0, Math.round((near - low) / ORDINALS)) * ORDINALS;
  },
} as const;

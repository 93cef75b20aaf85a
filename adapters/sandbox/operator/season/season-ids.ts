/**
 * Ids for season data: content hashes in ranges above the catalogue's and below 2^28. The same files give the same ids,
 * and adding files does not change ids. When two collide, the later one takes the next free id.
 */
const FIRST_CHAMPIONSHIP_ID = 0xb000000;
const FIRST_TEAM_ID = 0xb800000;
const FIRST_FIXTURE_ID = 0xc000000;

const CHAMPIONSHIP_SPAN = 2 ** 20;
const TEAM_SPAN = 2 ** 22;
const FIXTURE_SPAN = 2 ** 26;

export interface IdGiver {
  /** The id of a championship; the same for the same parts. */
  readonly championship: (code: string) => number;
  readonly team: (country: string, name: string) => number;
  readonly fixture: (code: string, playedAt: number, home: string, away: string) => number;
}

export function createIds(): IdGiver {
  const championship = range(FIRST_CHAMPIONSHIP_ID, CHAMPIONSHIP_SPAN);
  const team = range(FIRST_TEAM_ID, TEAM_SPAN);
  const fixture = range(FIRST_FIXTURE_ID, FIXTURE_SPAN);
  return {
    championship: (code) => championship(code),
    team: (country, name) => team(JSON.stringify([country, name])),
    fixture: (code, playedAt, home, away) => fixture(JSON.stringify([code, playedAt, home, away])),
  };
}

function range(first: number, span: number): (key: string) => number {
  const given = new Map<string, number>();
  const taken = new Set<number>();
  return (key) => {
    const known = given.get(key);
    if (known !== undefined) return known;
    let id = first + (hashOf(key) % span);
    while (taken.has(id)) id = first + ((id - first + 1) % span);
    taken.add(id);
    given.set(key, id);
    return id;
  };
}

/** 32 bits, unsigned: FNV-1a with a final mix. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The games of the home page: the best in play and the best upcoming. */
import { isVirtualSport } from 'touchline/core/line/rules/virtual-sports';
import { nominalSeconds } from './durations.ts';
import type { Row } from './rows.ts';
import type { Fixture } from './types.ts';

const MAX_LIVE = 20;
const MAX_AHEAD = 40;
/** Shorter games (match seconds) rank behind full-length ones. */
const FULL_GAME_S = 1_800;

/**
 * Ids of at most 20 games in play and 40 upcoming: top championships first, then full-length games, then by sport and
 * start. Virtual games, elections and long-term markets are not among them.
 */
export function topGames(rows: Iterable<Row>): ReadonlySet<number> {
  const live: Row[] = [];
  const ahead: Row[] = [];
  for (const row of rows) {
    // Races are virtual, and an election is as simulated as they are.
    if (row.fixture.field !== undefined || isVirtualSport(row.fixture.sportId)) continue;
    const phase = row.shown?.phase ?? row.phase;
    if (phase === 'ahead') ahead.push(row);
    else live.push(row);
  }
  return new Set([...best(live, MAX_LIVE), ...best(ahead, MAX_AHEAD)]);
}

function best(rows: Row[], most: number): readonly number[] {
  const ranked = rows.map(({ fixture }) => ({ fixture, rank: (fixture.top ? 0 : 2) + (isShort(fixture) ? 1 : 0) }));
  ranked.sort((a, b) => a.rank - b.rank || byStart(a.fixture, b.fixture));
  return ranked.slice(0, most).map(({ fixture }) => fixture.id);
}

function byStart(a: Fixture, b: Fixture): number {
  return a.startsAt - b.startsAt || a.sportId - b.sportId || a.id - b.id;
}

function isShort({ format }: Fixture): boolean {
  return nominalSeconds(format) < FULL_GAME_S;
}

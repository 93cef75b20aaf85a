/**
 * The games that ended last. Results are not stored: a game follows from its fixture, so the games that were recently
 * open are evaluated again.
 */
import type { Match } from '../models/match.ts';
import type { FixtureSource } from './line.ts';
import { endOf } from './end-of.ts';
import type { Fixture } from './types.ts';

/** How far back fixtures are queried, wall ms. Short formats open late, so a single query would miss them. */
const LOOKS_MS = [20 * 60_000, 2 * 3_600_000, 8 * 3_600_000] as const;
const MAX_AGO_MS = 86_400_000;
/** How many games one list evaluates, and how long a list is cached. */
const MAX_RESULTS = 60;
const CACHE_TTL_MS = 30_000;

export interface Ended {
  readonly match: Match;
  readonly endedAt: number;
}

interface ResultsParts {
  /** The time at which the line stands, wall ms. */
  readonly lineNow: () => number;
  readonly source: FixtureSource;
  readonly matchOf: (gameId: number) => Match | null;
}

/** Lists by sport, null for all; each is renewed after half a minute. */
export function createResults({
  lineNow,
  source,
  matchOf,
}: ResultsParts): (sportId: number | null) => readonly Ended[] {
  const cached = new Map<number | null, { readonly at: number; readonly list: readonly Ended[] }>();
  const make = (sportId: number | null, now: number): readonly Ended[] => {
    const begun = new Map<number, Fixture>();
    for (const ago of LOOKS_MS) {
      for (const fixture of source.current(now - ago)) {
        if (
          fixture.startsAt < now &&
          fixture.startsAt > now - MAX_AGO_MS &&
          fixture.field === undefined &&
          (sportId === null || fixture.sportId === sportId)
        )
          begun.set(fixture.id, fixture);
      }
    }
    const list: Ended[] = [];
    for (const fixture of [...begun.values()].toSorted((a, b) => b.startsAt - a.startsAt)) {
      if (list.length >= MAX_RESULTS) break;
      const match = matchOf(fixture.id);
      if (match !== null && match.stateAt(now).status === 4) list.push({ match, endedAt: endOf(fixture, match) });
    }
    return list.toSorted((a, b) => b.endedAt - a.endedAt);
  };
  return (sportId) => {
    const now = lineNow();
    const known = cached.get(sportId);
    if (known !== undefined && now >= known.at && now - known.at < CACHE_TTL_MS) return known.list;
    const list = make(sportId, now);
    cached.set(sportId, { at: now, list });
    return list;
  };
}

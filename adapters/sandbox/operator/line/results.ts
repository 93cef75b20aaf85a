/**
 * The games of each sport that ended last. Results are not stored: a game follows from its fixture, so the games that
 * were recently open are evaluated again.
 */
import { hasRanking } from 'touchline/core/line/rules/ranking';
import { LONG_TERM } from 'touchline/core/line/rules/sport-ids';
import { isRace } from 'touchline/core/line/rules/virtual-sports';
import type { Match } from '../models/match.ts';
import type { FixtureSource } from './line.ts';
import { endOf } from './end-of.ts';
import { lineOrder, runsAllDay } from './line-order.ts';
import type { Fixture } from './types.ts';

/** How far back fixtures are queried, wall ms. Short formats open late, so a single query would miss them. */
const LOOKS_MS = [20 * 60_000, 2 * 3_600_000, 8 * 3_600_000] as const;
const MAX_AGO_MS = 86_400_000;
/** How far back virtual races are queried: a course has one every three minutes at least. */
const RACES_AGO_MS = 20 * 60_000;
/** How many games of a sport are listed, and how long the list is cached. */
const MAX_OF_SPORT = 6;
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

/**
 * Sports in the order of the line; of each, full games before those of formats that run all day, the last end first.
 */
export function createResults({ lineNow, source, matchOf }: ResultsParts): () => readonly Ended[] {
  const order = lineOrder(source.championships);
  const short = new Set(source.championships.filter(runsAllDay).map(({ id }) => id));
  const ofSports = (isWanted: (sportId: number) => boolean): ReadonlySet<number> =>
    new Set(source.championships.flatMap(({ id, sportId }) => (isWanted(sportId) ? [id] : [])));
  const courses = ofSports(isRace);
  const events = ofSports((sportId) => hasRanking(sportId) || sportId === LONG_TERM);
  const placeOf = ({ champId }: Fixture): number => order.get(champId) ?? order.size;
  const begunBefore = (now: number): readonly Fixture[] => {
    const begun = new Map<number, Fixture>();
    for (const ago of LOOKS_MS) {
      for (const fixture of source.current(now - ago)) {
        if (fixture.startsAt < now && fixture.startsAt > now - MAX_AGO_MS && fixture.field === undefined)
          begun.set(fixture.id, fixture);
      }
    }
    for (const fixture of source.endingIn(courses, now - RACES_AGO_MS, now, now)) begun.set(fixture.id, fixture);
    // Other events of a field are few and far between: all of a day are looked for.
    for (const fixture of source.endingIn(events, now - MAX_AGO_MS, now, now)) begun.set(fixture.id, fixture);
    return [...begun.values()];
  };
  const shortLast = (one: Fixture, other: Fixture): number =>
    Number(short.has(one.champId)) - Number(short.has(other.champId));
  const latestOf = (ofSport: readonly Fixture[], now: number): readonly Ended[] => {
    const list: Ended[] = [];
    for (const fixture of ofSport.toSorted((one, other) => shortLast(one, other) || other.startsAt - one.startsAt)) {
      if (list.length >= MAX_OF_SPORT) break;
      const match = matchOf(fixture.id);
      if (match !== null && match.stateAt(now).status === 4) list.push({ match, endedAt: endOf(fixture, match) });
    }
    return list.toSorted(
      (one, other) => shortLast(one.match.fixture, other.match.fixture) || other.endedAt - one.endedAt,
    );
  };
  const make = (now: number): readonly Ended[] => {
    const begun = begunBefore(now).toSorted((one, other) => placeOf(one) - placeOf(other));
    const sports = new Set(begun.map(({ sportId }) => sportId));
    return [...sports].flatMap((id) =>
      latestOf(
        begun.filter(({ sportId }) => sportId === id),
        now,
      ),
    );
  };
  let cached: { readonly at: number; readonly list: readonly Ended[] } | null = null;
  return () => {
    const now = lineNow();
    if (cached === null || now < cached.at || now - cached.at >= CACHE_TTL_MS) cached = { at: now, list: make(now) };
    return cached.list;
  };
}

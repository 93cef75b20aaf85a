/**
 * The few moments of games that are worth an alert: start, goals, red cards, half-time, end. Read from the
 * happenings of the matches, so that a moment agrees with the score and keeps its number for ever.
 */
import { happeningsOf, type Happened } from '../media/happenings.ts';
import type { Match } from '../models/match.ts';
import { sidesIn } from '../names/names.ts';
import type { NameLanguage } from '../names/names.ts';
import type { Fixture, MatchModel } from './types.ts';

/** The reach of an answer: what is older is no news. Also how long the line knows games that have left it, ms. */
export const MOMENTS_REACH_MS = 180_000;
/** Moments of one answer; the oldest are left out. */
const MAX_MOMENTS = 100;

/** Sports in which a goal is rare enough to be reported. */
const REPORTED_GOALS: ReadonlySet<MatchModel> = new Set(['football', 'futsal', 'hockey']);

/** Timed sports with a long break in the middle. */
const HALVED: ReadonlySet<MatchModel> = new Set([
  'football',
  'futsal',
  'handball',
  'basketball',
  'american-football',
  'rugby',
]);

type MomentKind = 'kickOff' | 'goal' | 'redCard' | 'halfTime' | 'fullTime';

export interface MomentsQuery {
  /** The operator's time of the last answer, ms; null for a reader that begins now. */
  readonly after: number | null;
  readonly games: ReadonlySet<number>;
  readonly competitions: ReadonlySet<number>;
  readonly teams: ReadonlySet<number>;
}

interface Moment {
  readonly gameId: number;
  /** The number of the happening in its match. */
  readonly n: number;
  readonly kind: MomentKind;
  /** Ms since the epoch. */
  readonly at: number;
  readonly sportId: number;
  readonly champId: number;
  readonly home: string;
  readonly away: string;
  /** 1 home, 2 away, 0 neither. */
  readonly side: number;
  /** The score after it. */
  readonly score: readonly [number, number];
}

export interface Moments {
  /** The time of this answer, for the next question. */
  readonly at: number;
  /** Oldest first. */
  readonly moments: readonly Moment[];
}

interface MomentsSource {
  /** The games of the line, and those that have left it lately. */
  readonly rows: Iterable<{ readonly fixture: Fixture }>;
  readonly matchOf: (gameId: number) => Match | null;
  /** Ms since the epoch. */
  readonly now: number;
  readonly language: NameLanguage;
}

/** The moments after `query.after` of the games that the query names, by themselves, a competition or a team. */
export function momentsOf({ rows, matchOf, now, language }: MomentsSource, query: MomentsQuery): Moments {
  if (query.after === null) return { at: now, moments: [] };
  const from = Math.max(query.after, now - MOMENTS_REACH_MS);
  const ids = new Set(query.games);
  for (const { fixture } of rows) if (isNamed(fixture, query)) ids.add(fixture.id);
  const found = [...ids].flatMap((id) => {
    const match = matchOf(id);
    return match === null ? [] : momentsIn(match, from, now, language);
  });
  found.sort((one, other) => one.at - other.at || one.gameId - other.gameId || one.n - other.n);
  return { at: now, moments: found.slice(-MAX_MOMENTS) };
}

function isNamed({ champId, home, away }: Fixture, { competitions, teams }: MomentsQuery): boolean {
  return competitions.has(champId) || teams.has(home.id) || teams.has(away.id);
}

function momentsIn(match: Match, from: number, now: number, language: NameLanguage): readonly Moment[] {
  const { fixture } = match;
  // A game that is ahead, or was over before, has none; its whole course need not be read.
  if (fixture.field !== undefined || fixture.startsAt > now || match.stateAt(from).status === 4) return [];
  return happeningsOf(match).flatMap((happened, n): readonly Moment[] => {
    const kind = happened.at > from && happened.at <= now ? kindOf(fixture, happened) : null;
    if (kind === null) return [];
    const { id, sportId, champId, home, away } = fixture;
    const { at, side } = happened;
    const { score } = match.stateAt(at);
    const sides = sidesIn(language, { sportId, home: home.name, away: away.name });
    return [{ gameId: id, n, kind, at, sportId, champId, ...sides, side, score }];
  });
}

function kindOf({ format: { model, periods } }: Fixture, { kind, period }: Happened): MomentKind | null {
  if (kind === 'periodStart' && period === 1) return 'kickOff';
  if (kind === 'goal' && REPORTED_GOALS.has(model)) return 'goal';
  if (kind === 'redCard') return 'redCard';
  if (kind === 'periodEnd' && HALVED.has(model) && period * 2 === periods) return 'halfTime';
  return kind === 'end' ? 'fullTime' : null;
}

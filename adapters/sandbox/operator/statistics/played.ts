/** Final facts of games. A game is played once and its facts are kept, because tables ask for hundreds of games. */
import type { Placed } from 'touchline/core/line/rules/ranking';
import { longestMinutes } from '../line/durations.ts';
import { endOf } from '../line/end-of.ts';
import { rankingOf } from '../line/ranking.ts';
import { createMatch } from '../models/match.ts';
import type { Fixture, StatPair } from '../line/types.ts';

/** A finished game. */
export interface PlayedGame {
  readonly fixture: Fixture;
  readonly score: readonly [home: number, away: number];
  readonly stats: readonly StatPair[];
  /** Of an event of a field; null for a game of two sides. */
  readonly ranking: readonly Placed[] | null;
}

/** How many games are kept. */
const MAX_GAMES = 30_000;

type Facts = Pick<PlayedGame, 'score' | 'stats' | 'ranking'>;

/** The facts of a game that is over at `now` (wall ms); null for any other. */
export function createPlayed(): (fixture: Fixture, now: number) => PlayedGame | null {
  const known = new Map<Fixture['id'], Facts & { readonly seed: number }>();
  return (fixture, now) => {
    const kept = known.get(fixture.id);
    if (kept !== undefined && kept.seed === fixture.seed)
      return { fixture, score: kept.score, stats: kept.stats, ranking: kept.ranking };
    if (fixture.startsAt > now) return null;
    const state = createMatch(fixture).stateAt(now);
    const { status, score, stats } = state;
    if (status !== 4) return null;
    const [oldest] = known.keys();
    if (known.size >= MAX_GAMES && oldest !== undefined) known.delete(oldest);
    const ranking = rankingOf(fixture, state);
    known.set(fixture.id, { seed: fixture.seed, score, stats, ranking });
    return { fixture, score, stats, ranking };
  };
}

export interface Ends {
  /** When a game ends, wall ms; a game that has not begun is played to its end. */
  readonly at: (fixture: Fixture) => number;
  /** Whether it ends in `[from, to)`. The game is simulated only where its longest duration does not decide. */
  readonly isIn: (fixture: Fixture, from: number, to: number) => boolean;
}

/** Ends of games, each found once. */
export function createEnds(): Ends {
  const known = new Map<Fixture['id'], { readonly at: number; readonly seed: number }>();
  const at = (fixture: Fixture): number => {
    const kept = known.get(fixture.id);
    if (kept !== undefined && kept.seed === fixture.seed) return kept.at;
    const [oldest] = known.keys();
    if (known.size >= MAX_GAMES && oldest !== undefined) known.delete(oldest);
    const found = endOf(fixture, createMatch(fixture));
    known.set(fixture.id, { seed: fixture.seed, at: found });
    return found;
  };
  return {
    at,
    isIn: (fixture, from, to) => {
      const { startsAt } = fixture;
      if (startsAt >= to || longestEnd(fixture) < from) return false;
      if (startsAt >= from && longestEnd(fixture) < to) return true;
      const end = at(fixture);
      return end >= from && end < to;
    },
  };
}

/** The latest moment at which a game can end, wall ms. */
export function longestEnd({ startsAt, format, pace }: Fixture): number {
  return startsAt + (longestMinutes(format) * 60_000) / pace;
}

/** Final facts of games. A game is played once and its facts are kept, because tables ask for hundreds of games. */
import { createMatch } from '../models/match.ts';
import type { Fixture, StatPair } from '../line/types.ts';

/** A finished game. */
export interface PlayedGame {
  readonly fixture: Fixture;
  readonly score: readonly [home: number, away: number];
  readonly stats: readonly StatPair[];
}

/** How many games are kept. */
const MAX_GAMES = 30_000;

type Facts = Pick<PlayedGame, 'score' | 'stats'>;

/** The facts of a game that is over at `now` (wall ms); null for any other. */
export function createPlayed(): (fixture: Fixture, now: number) => PlayedGame | null {
  const known = new Map<Fixture['id'], Facts & { readonly seed: number }>();
  return (fixture, now) => {
    const kept = known.get(fixture.id);
    if (kept !== undefined && kept.seed === fixture.seed) return { fixture, score: kept.score, stats: kept.stats };
    if (fixture.field !== undefined || fixture.startsAt > now) return null;
    const { status, score, stats } = createMatch(fixture).stateAt(now);
    if (status !== 4) return null;
    const [oldest] = known.keys();
    if (known.size >= MAX_GAMES && oldest !== undefined) known.delete(oldest);
    known.set(fixture.id, { seed: fixture.seed, score, stats });
    return { fixture, score, stats };
  };
}

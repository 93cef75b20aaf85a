import { describe, expect, it } from 'vitest';
// Imported in advance, because reading files takes real time.
import 'touchline/core/line/game-outcome';
import type { GameOutcome } from 'touchline/core/line/types';
import { createWorld } from '../../models/world.ts';
import type { World } from '../../models/world.ts';

const LIVE = 3;
const GONE = 77;

/** The operator's answer for a game that is over. */
const ended = (id: number, score = '2:1'): Readonly<Record<string, unknown>> => ({
  id,
  sportId: 1,
  champId: 5,
  champ: 'Premier League',
  country: 'GB-ENG',
  sport: 'Football',
  home: 'Leeds',
  away: 'Fulham',
  startsAt: 1_000,
  status: 4,
  score,
  periodScores: '1:0,1:1',
  stats: [['corners', 3, 0]],
  winner: '',
});

function watched(
  gameId: number,
  world = createWorld(),
): { readonly world: World; readonly outcomes: GameOutcome[]; readonly asked: () => number } {
  const { core } = world.browser.open();
  core.line.watch([`game:${gameId}`]);
  const outcomes: GameOutcome[] = [];
  core.line.outcome(gameId).subscribe((outcome) => outcomes.push(outcome));
  const asked = (): number =>
    world.operator.received.filter(({ what }) => what === `GET /line-api/v1/games/${gameId}`).length;
  return { world, outcomes, asked };
}

const set = (world: World, change: { readonly status?: 1 | 2 | 3 | 4; readonly score?: string } | null): void => {
  const game = world.line.games.get(LIVE);
  if (game === undefined) throw new Error('the line has no such game');
  if (change === null) world.line.games.delete(LIVE);
  else world.line.games.set(LIVE, { ...game, ...change });
  world.line.publish();
};

describe('the outcome of a game', () => {
  it('[LIN-11] is not requested while the game is on offer', async () => {
    const { world, outcomes, asked } = watched(LIVE);
    await world.clock.run(10_000);
    expect(outcomes).toEqual([null]);
    expect(asked()).toBe(0);
  });

  it('[LIN-11] comes from the feed when the game ends, then once from the operator, and stays when the game leaves the feed', async () => {
    const { world, outcomes, asked } = watched(LIVE);
    world.browser.fate = ({ path }) => ({ kind: 'answer', ms: path.includes('/games/') ? 500 : 5 });
    await world.clock.run(1_000);
    world.operator.games.set(LIVE, ended(LIVE));
    set(world, { status: 4, score: '2:1' });
    await world.clock.run(100);
    expect(outcomes).toMatchObject([null, { game: { id: LIVE, status: 'finished', score: ['2', '1'] } }]);
    set(world, null);
    await world.clock.run(10_000);
    expect(outcomes).toMatchObject([
      null,
      { game: { home: 'Home 3' } },
      { game: { home: 'Leeds', score: ['2', '1'] }, stats: [['corners', '3', '0']] },
    ]);
    expect(asked()).toBe(1);
  });

  it('[LIN-11] is requested for a game that is not on the feed, with all known facts', async () => {
    const world = createWorld();
    world.operator.games.set(GONE, ended(GONE));
    const { outcomes, asked } = watched(GONE, world);
    await world.clock.run(1_000);
    expect(outcomes).toEqual([
      {
        game: {
          id: GONE,
          champ: { id: 5, sportId: 1, name: 'Premier League', country: 'GB-ENG' },
          home: 'Leeds',
          away: 'Fulham',
          startsAt: 1_000,
          status: 'finished',
          period: 2,
          periodS: 0,
          clockS: 0,
          clockRuns: false,
          receivedAt: 1_000,
          score: ['2', '1'],
          periodScores: [
            ['1', '0'],
            ['1', '1'],
          ],
          points: null,
          serving: null,
          top: false,
          marketCount: 0,
        },
        stats: [['corners', '3', '0']],
        winner: '',
      },
    ]);
    expect(asked()).toBe(1);
  });

  it.each([
    ['has no such game', (world: World) => world],
    ['refuses the topic', (world: World) => (world.line.unknown.add(`game:${GONE}`), world)],
  ])('[LIN-11] is unknown when the operator %s', async (_what, prepare) => {
    const { world, outcomes } = watched(GONE, prepare(createWorld()));
    await world.clock.run(10_000);
    expect(outcomes).toEqual(['unknown']);
  });

  it('[LIN-11] is reported as failed without an answer, and requested again', async () => {
    const world = createWorld();
    world.operator.games.set(GONE, ended(GONE));
    world.browser.fate = ({ path }) =>
      path.includes('/games/') ? { kind: 'loseAnswer', ms: 5 } : { kind: 'answer', ms: 5 };
    const { outcomes } = watched(GONE, world);
    await world.clock.run(16_000);
    expect(outcomes).toEqual(['failed']);
    world.browser.fate = () => ({ kind: 'answer', ms: 5 });
    await world.clock.run(4_000);
    expect(outcomes.slice(1)).toMatchObject([{ game: { id: GONE } }]);
  });

  it('[LIN-11] is requested again until the game is over', async () => {
    const world = createWorld();
    world.operator.games.set(GONE, { ...ended(GONE), status: 2 });
    const { outcomes } = watched(GONE, world);
    await world.clock.run(5_000);
    expect(outcomes).toEqual([]);
    world.operator.games.set(GONE, ended(GONE));
    await world.clock.run(4_000);
    expect(outcomes).toMatchObject([{ game: { id: GONE } }]);
  });

  it('[LIN-11] is cleared when the game returns to the line', async () => {
    const { world, outcomes } = watched(LIVE);
    await world.clock.run(1_000);
    const game = world.line.games.get(LIVE);
    set(world, null);
    await world.clock.run(1_000);
    expect(outcomes).toEqual([null, 'unknown']);
    if (game !== undefined) world.line.games.set(LIVE, game);
    world.line.publish();
    await world.clock.run(1_000);
    expect(outcomes).toEqual([null, 'unknown', null]);
  });
});

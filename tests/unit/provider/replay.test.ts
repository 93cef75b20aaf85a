/** Finished rounds replayed step by step: the contents, the recipient and the time. */
import { beforeEach, describe, expect, it } from 'vitest';
import { timeOf } from '../../../adapters/sandbox/provider/games/crash/curve.ts';
import type { PlayableGame } from '../../../adapters/sandbox/provider/games/game.ts';
import { GAMES, gameOf } from '../../../adapters/sandbox/provider/games/games.ts';
import type { DrawView } from '../../../adapters/sandbox/provider/shared/draw-view.ts';
import type { Replayed, ReplayView, RoundView } from '../../../adapters/sandbox/provider/views.ts';
import type { SharedWorld } from './shared-world.ts';
import { createSharedWorld, settled } from './shared-world.ts';

const TAKE = -1;
let world: SharedWorld;
let keys = 0;

beforeEach(() => {
  world = createSharedWorld();
});

/** Answers of these calls have a round. */
const roundIn = (answer: Readonly<Record<string, unknown>>): RoundView => answer['round'] as RoundView;

async function openOwn(gameId: string, player = 'p1'): Promise<string> {
  const session = await world.open(gameId, player);
  await world.provider().choose(session, 'client');
  return session;
}
async function play(session: string, bet: unknown): Promise<RoundView> {
  keys += 1;
  return roundIn(await world.provider().play(session, `k${keys}`, bet));
}
const move = async (session: string, { id, moves }: RoundView, made: number): Promise<RoundView> =>
  roundIn(await world.provider().move(session, id, moves.length, made));
const reported = (id: string, player = 1): Replayed | null => world.provider().replay(player, id);
function replayOf(id: string): ReplayView {
  const replay = reported(id);
  if (replay === null || typeof replay === 'string') throw new Error(`the replay of round ${id} is ${replay}`);
  return replay;
}

/** Mines with two safe cells that were taken. */
async function playMines(): Promise<readonly RoundView[]> {
  const session = await openOwn('mines');
  for (;;) {
    // Rounds follow each other.
    // oxlint-disable-next-line no-await-in-loop
    const views = [await play(session, { stake: 100, mines: 1 })];
    for (const made of [3, 9, TAKE]) {
      const last = views.at(-1);
      if (last === undefined || last.status === 'over') break;
      // oxlint-disable-next-line no-await-in-loop
      views.push(await move(session, last, made));
    }
    if (views.length === 4) return views;
  }
}

describe('a finished round', () => {
  it('[PRV-13] is replayed after each of its moves as it was played, with its bet', async () => {
    const views = await playMines();
    const { id, gameId, currency, at, bet } = views[0] ?? {};
    expect(replayOf(id ?? '')).toEqual({
      ...{ id, gameId, currency, at, bet, draw: null },
      steps: views.map(({ stake, moves, pays, shown }) => ({ stake, moves, pays, shown })),
    });
  });

  it('[PRV-13] has the stake that was taken by each step', async () => {
    const session = await openOwn('casino-war');
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop
      const tie = await play(session, { stake: 100, hasTieBet: false });
      if (tie.status === 'over') continue;
      // oxlint-disable-next-line no-await-in-loop
      const over = await move(session, tie, 1);
      const { steps } = replayOf(over.id);
      expect(steps.map(({ stake }) => stake)).toEqual([100, 200]);
      expect(steps.at(-1)?.pays).toBe(over.pays);
      return;
    }
  });

  it('[PRV-13] has no replay while it is open, and none for another player', async () => {
    const session = await openOwn('mines');
    const open = await play(session, { stake: 100, mines: 1 });
    expect(reported(open.id)).toBe('open');
    const over = await play(await openOwn('dice'), { stake: 100, chance: 5_000, side: 'over' });
    expect(reported(over.id)).toMatchObject({ gameId: 'dice' });
    expect(reported(over.id, 2)).toBeNull();
    expect(reported('unknown')).toBeNull();
  });

  it('[PRV-13] has no replay when no stake was taken, or when its game has changed since', async () => {
    const changing = { ...gameOf('dice') } as { version: number } & PlayableGame;
    world = createSharedWorld({ games: [...GAMES.filter(({ id }) => id !== 'dice'), changing] });
    const session = await openOwn('dice');
    const bet = { stake: 100, chance: 5_000, side: 'over' };
    const played = await play(session, bet);
    expect(reported(played.id)).toMatchObject({ steps: [{ pays: played.pays }] });
    changing.version += 1;
    expect(reported(played.id)).toBe('none');
    const { id: roundId } = await play(await openOwn('mines'), { stake: 100, mines: 1 });
    world.provider().apply({ t: 'fairRoundCancelled', at: world.clock.now(), roundId, code: 'INSUFFICIENT_FUNDS' });
    expect(reported(roundId)).toBe('none');
  });

  it('[PRV-13, SHR-4] whose draw goes on has no replay before the result is public, and then one with the draw', async () => {
    const session = await world.open('crash');
    const drawNow = async (): Promise<DrawView> =>
      (await world.provider().draws('crash')) ?? Promise.reject(new Error());
    for (;;) {
      // Draws follow each other.
      // oxlint-disable-next-line no-await-in-loop
      const placed = await play(session, { stake: 100, target: 101 });
      // oxlint-disable-next-line no-await-in-loop
      const { closesAt } = await drawNow();
      // oxlint-disable-next-line no-await-in-loop
      await world.pass(closesAt + timeOf(101) - world.clock.now());
      const { status } = world.provider().round(1, placed.id) ?? {};
      // oxlint-disable-next-line no-await-in-loop
      const { phase } = await drawNow();
      if (status === 'over' && phase === 'run') {
        expect(reported(placed.id)).toBe('open');
        // oxlint-disable-next-line no-await-in-loop
        await world.pass(timeOf(100_000));
        // oxlint-disable-next-line no-await-in-loop
        await settled();
        expect(replayOf(placed.id)).toMatchObject({
          steps: [{ moves: [], pays: 101, shown: { cashedOut: 101 } }],
          draw: { preview: {}, result: { crashedAt: expect.any(Number) } },
        });
        return;
      }
      // oxlint-disable-next-line no-await-in-loop
      await world.pass(timeOf(100_000));
      // oxlint-disable-next-line no-await-in-loop
      while ((await drawNow()).phase !== 'bets') await world.pass(1_000);
    }
  });
});

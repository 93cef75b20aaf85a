/** A game for real money under the player's protection: the core and a frame without a page, against the stand-in. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { Core } from 'touchline/app/facade';
import type { GameMode, GameSessionView } from 'touchline/core/game-session/types';
import { TEST_TIMEOUT_MS } from '../arbitraries/runs.ts';
import type { Time } from './device.ts';
import { createDevice, createTime } from './device.ts';

const START = Date.UTC(2026, 10, 21, 15);
const LOOK = { language: 'en', isDark: false, isRightToLeft: false, isReduced: false };
const TAKE = -1;
const RESULT_MS = 10_000;
const [STAKES_A_DAY, LOSS_A_DAY, EXCLUSION, TIME_OUT] = ['stakeDay', 'lossDay', 'selfExclusion', 'timeOut'] as const;
const DAY_MS = 86_400_000;

type Json = Readonly<Record<string, unknown>>;
interface Frame {
  readonly call: (name: string, body: Json) => Promise<Json>;
  /** The last message to the frame about stakes. */
  readonly most: () => unknown;
}
interface RoundAnswer extends Json {
  readonly round: { readonly id: string; readonly status: string; readonly moves: readonly number[] };
}

let time: Time;
let core: Core;
let close: () => Promise<void> = () => Promise.resolve();

beforeEach(async () => {
  time = createTime(START);
  const host = await createNodeOperator({ clock: time.clock, pace: 1 });
  core = createDevice(host.fetch, time.clock).start();
  close = async () => {
    core.stop();
    await host.close();
  };
  await time.until('a guest', () => core.session.get().status === 'guest' && core.siteConfig.get() !== null);
  core.dispatch({
    type: 'session/register',
    payload: { currency: 'EUR', countryId: core.siteConfig.get()?.geoCountryId ?? 0, isAdult: true },
  });
  await Promise.all([core.load('gameSession'), core.load('limits')]);
  await time.until(
    'a player and the limits',
    () => core.accounts.get().active !== null && core.feature('limits').get()?.status === 'ready',
  );
});
afterEach(() => close());

const game = (): GameSessionView => {
  const view = core.feature('gameSession').get();
  if (view === null) throw new Error('no game session');
  return view;
};

/** Opens a game, and plays the part of its frame. */
async function open(gameId: string, mode: GameMode = 'real'): Promise<Frame> {
  core.dispatch({ type: 'game-session/launch', payload: { gameId, mode, currency: 'EUR' } });
  await time.until('the launch', () => game().stage === 'opening');
  const reported: Json[] = [];
  const post = (text: string): void => {
    const message = JSON.parse(text) as Json;
    reported.push(message);
    if (message['t'] === 'ping') receive?.(JSON.stringify({ t: 'pong' }));
  };
  const receive = core.actions('gameSession')?.attach({ post, close: () => undefined }, LOOK) ?? null;
  const say = (message: Json): void => receive?.(JSON.stringify(message));
  let calls = 0;
  let session: unknown = '';
  const call = async (name: string, body: Json): Promise<Json> => {
    const id = (calls += 1);
    say({ t: 'call', id, name, body: session === '' ? body : { session, ...body } });
    const find = (): Json | undefined => reported.find((message) => message['t'] === 'answer' && message['id'] === id);
    await time.until(`an answer to ${name}`, () => find() !== undefined || game().stage === 'closed');
    return (find()?.['body'] ?? {}) as Json;
  };
  say({ t: 'ready' });
  const ticket = reported.find((message) => message['t'] === 'ticket')?.['ticket'];
  ({ session } = await call('open', { ticket }));
  await call('choose', { clientSeed: 'seed' });
  return { call, most: () => reported.findLast((message) => message['t'] === 'balance')?.['most'] };
}

const play = ({ call }: Frame, key: string, bet: Json): Promise<RoundAnswer> =>
  call('play', { key, bet }) as Promise<RoundAnswer>;
const roll = (frame: Frame, key: string): Promise<RoundAnswer> =>
  play(frame, key, { stake: 200, chance: 5_000, side: 'under' });

type Kind = typeof STAKES_A_DAY | typeof LOSS_A_DAY | typeof EXCLUSION | typeof TIME_OUT;
async function limit(limitType: Kind, limitValue: number): Promise<void> {
  core.dispatch({ type: 'limits/save', payload: { changes: [{ limitType, limitValue }] } });
  await time.until('the limit', () => core.feature('limits').get()?.isBusy === false);
}

describe('a game for real money', { timeout: TEST_TIMEOUT_MS }, () => {
  it('[GSN-17] closes at once when the player is excluded between two rounds, and says so', async () => {
    await open('dice');
    expect(game().stage).toBe('ready');
    await limit(EXCLUSION, 7);
    await time.until('the end', () => game().stage === 'closed');
    expect(game().closedBy).toBe('excluded');
  });

  it('[GSN-17] lets a round that is open be played to its end, and closes once the result could be seen', async () => {
    const frame = await open('mines');
    const { round } = await play(frame, 'one', { stake: 200, mines: 1 });
    await limit(EXCLUSION, 7);
    await time.pass(2 * RESULT_MS);
    expect(game()).toMatchObject({ stage: 'ready', isBusy: true });
    const moved = (await frame.call('move', { roundId: round.id, at: 0, move: 0 })) as RoundAnswer;
    if (moved.round.status === 'staked') await frame.call('move', { roundId: round.id, at: 1, move: TAKE });
    await time.pass(RESULT_MS / 2);
    expect(game()).toMatchObject({ stage: 'ready', isBusy: false });
    await time.until('the end', () => game().stage === 'closed', RESULT_MS);
    expect(game()).toMatchObject({ closedBy: 'excluded', rounds: [{ status: 'over', stake: 200 }] });
  });

  it('[GSN-17] closes when the player takes a time-out', async () => {
    await open('dice');
    await limit(TIME_OUT, 1);
    await time.until('the end', () => game().stage === 'closed');
    expect(game().closedBy).toBe('timeOut');
  });

  it('[GSN-17] closes when the player stops everything for a day', async () => {
    await open('dice');
    core.dispatch({ type: 'limits/stop', payload: {} });
    await time.until('the end', () => game().stage === 'closed');
    expect(game().closedBy).toBe('excluded');
  });

  it('[GSN-17] goes on while a limit of stakes has something left, and closes once nothing is', async () => {
    await limit(STAKES_A_DAY, 400);
    const frame = await open('dice');
    expect((await roll(frame, 'one')).round.status).toBe('over');
    await time.pass(2 * RESULT_MS);
    expect(game().stage).toBe('ready');
    expect((await roll(frame, 'two')).round.status).toBe('over');
    await time.until('the end', () => game().stage === 'closed');
    expect(game()).toMatchObject({ closedBy: 'limit' });
    expect(game().rounds).toHaveLength(2);
  });

  it('[GSN-32] sends the frame what the limits leave for a stake, after each round', async () => {
    await limit(STAKES_A_DAY, 500);
    const frame = await open('dice');
    await time.until('the limit', () => frame.most() === 500);
    await roll(frame, 'one');
    await time.until('what is left', () => frame.most() === 300);
    // A higher stake is what the operator refuses.
    expect(await play(frame, 'two', { stake: 301, chance: 5_000, side: 'under' })).toMatchObject({
      code: 'LIMIT_REACHED',
      detail: { max: 300 },
    });
    expect((await play(frame, 'three', { stake: 300, chance: 5_000, side: 'under' })).round.status).toBe('over');
  });

  it.each([
    [STAKES_A_DAY, 1],
    [LOSS_A_DAY, 10],
  ] as const)(
    '[GSN-39] a refused stake has the limit, %s, and the time from which it is possible',
    async (kind, number) => {
      await limit(kind, 500);
      const frame = await open('limbo');
      const stakedAt = time.clock.now();
      // One round in ten thousand wins.
      const target = 1_000_000;
      await play(frame, 'one', { stake: 200, target });
      const { code, detail } = await play(frame, 'two', { stake: 301, target });
      expect(code).toBe('LIMIT_REACHED');
      expect(detail).toMatchObject({ reason: 'limitReached', limitType: number, max: 300 });
      const { until } = detail as { readonly until: number };
      expect(until).toBeGreaterThanOrEqual(stakedAt + DAY_MS);
      expect(until).toBeLessThan(time.clock.now() + DAY_MS + 1_000);
    },
  );

  it('[GSN-17] does not end play money', async () => {
    await open('dice', 'demo');
    await limit(EXCLUSION, 7);
    await time.pass(2 * RESULT_MS);
    expect(game().stage).toBe('ready');
  });

  it('[GSN-9] ends with its reason when the player is signed out', async () => {
    await open('dice');
    core.dispatch({ type: 'session/logOut', payload: {} });
    await time.until('the end', () => game().stage === 'closed');
    expect(game().closedBy).toBe('signedOut');
  });
});

describe('the catalogue', { timeout: TEST_TIMEOUT_MS }, () => {
  it('[CSN-22] states the stakes of a round in the currency of the active account', async () => {
    await core.load('casino');
    core.dispatch({ type: 'casino/load', payload: {} });
    const dice = () =>
      core
        .feature('casino')
        .get()
        ?.games?.find(({ id }) => id === 'dice');
    await time.until('the catalogue', () => dice() !== undefined);
    expect(dice()?.stakes).toEqual({ currency: 'EUR', min: 10, max: 10_000 });
  });
});

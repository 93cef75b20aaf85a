/**
 * The calls of tournaments, as the core decodes them: what guests see, joining, a round of dice, leaving, the prize.
 */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { decodeLaunch } from 'touchline/core/game-session/wire';
import { decodeThread } from 'touchline/core/inbox/wire';
import { decodeRewards } from 'touchline/core/rewards/wire';
import { decodeAct, decodeTournament, decodeTournaments } from 'touchline/core/tournaments/wire';
import { createManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import type { ManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { createMemoryStore } from '../../adapters/sandbox/operator/store/store.ts';
import { createFakeLine } from '../unit/sandbox-book/fake-line.ts';
import { EUR } from '../unit/sandbox-book/given.ts';
import { open, play, QUICK_PRIZES } from '../unit/sandbox-tournaments/given.ts';
import { get, post, register, signed } from './operator-client.ts';
import type { Signed } from './operator-client.ts';

const BASE = '/web-api/tournaments';
const AT = Date.UTC(2026, 10, 28, 16, 50);
let clock: ManualClock;
let host: NodeOperator;
let player: Signed;

const read = <T>(
  decoded: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string },
): T => {
  if (!decoded.ok) throw new Error(decoded.error);
  return decoded.value;
};
const list = async (headers = {}, query = '') =>
  read(decodeTournaments((await get(host.fetch, `${BASE}${query}`, headers)).body)).tournaments;
const page = async (id: number) =>
  read(decodeTournament(id)((await get(host.fetch, `${BASE}/${id}`, signed(player))).body));
const act = (id: number, path: 'join' | 'leave', key: string) =>
  post(host.fetch, `${BASE}/${id}/${path}`, {}, { ...signed(player), 'idempotency-key': key });
const quick = async (): Promise<number> =>
  (await list()).find(({ games }) => games.some(({ id }) => id === 'dice'))?.id ?? 0;

async function renewToken(): Promise<void> {
  const renewed = await get(host.fetch, '/web-api/user/gettoken?force_refresh=true');
  player = { ...player, ...(renewed.body as Signed) };
}

async function rollDice(key: string): Promise<void> {
  const provider = async (name: string, body: unknown) =>
    (await post(host.fetch, `/games-api/v1/provider/${name}`, body)).body as Readonly<Record<string, unknown>>;
  const launch = await post(host.fetch, '/games-api/v1/launches', { gameId: 'dice' }, signed(player));
  const { ticket } = read(decodeLaunch(launch.body));
  const session = String((await provider('open', { ticket }))['session']);
  await provider('choose', { session, clientSeed: 'client' });
  const played = await provider('play', { session, key, bet: { stake: 100, chance: 9_500, side: 'under' } });
  expect(played['ok']).toBe(true);
}

beforeEach(async () => {
  clock = createManualClock(AT);
  host = await createNodeOperator({ clock, store: createMemoryStore(), createLine: () => createFakeLine(clock) });
  player = await register(host.fetch);
});
afterEach(() => host.close());

it('[TRO-1, TRO-11] everybody sees the tournaments in their language; there is none of another number', async () => {
  const listed = await list();
  expect(listed.map(({ status }) => status)).toEqual([
    ...Array<string>(3).fill('running'),
    ...Array<string>(3).fill('ahead'),
    ...Array<string>(6).fill('ended'),
  ]);
  expect(listed.every(({ own }) => own === null)).toBe(true);
  expect((await list({}, '?lng=de'))[0]?.title).not.toBe(listed[0]?.title);
  const ended = await page(listed.at(-1)?.id ?? 0);
  expect(ended.places.slice(0, 10).every(({ isSimulated, prize }) => isSimulated && (prize ?? 0) > 0)).toBe(true);
  expect((await get(host.fetch, `${BASE}/4`)).status).toBe(404);
  expect((await get(host.fetch, `${BASE}/x`)).status).toBe(404);
});

it('[TRO-2, TRO-3] a player joins and leaves by signed calls with a key', async () => {
  const id = await quick();
  expect((await post(host.fetch, `${BASE}/${id}/join`, {}, { 'idempotency-key': 'k' })).status).toBe(401);
  expect((await post(host.fetch, `${BASE}/${id}/join`, {}, signed(player))).status).toBe(400);
  expect((await act(4, 'join', 'k')).status).toBe(404);
  const joined = read(decodeAct(id)((await act(id, 'join', 'k1')).body));
  expect(joined).toMatchObject({ refusal: null, tournament: { own: { counted: 0 } } });
  expect(read(decodeAct(id)((await act(id, 'leave', 'k2')).body)).tournament.own).toBeNull();
  expect(read(decodeAct(id)((await act(id, 'join', 'k1')).body)).tournament.own).toBeNull();
});

it('[TRO-4, TRO-5, TRO-9] rounds of dice count, and the prize is paid after the end', async () => {
  const id = await quick();
  await act(id, 'join', 'k1');
  for (const key of ['a', 'b', 'c']) await rollDice(key);
  expect((await page(id)).own).toMatchObject({ counted: 3, prize: null });
  // 900 times the stake: no simulated player wins more than 100 times theirs.
  const bettor = { id: Number(player.userId), currency: EUR };
  const stage = { operator: host.operator, clock };
  await play(stage, { sessionId: await open(stage, bettor), roundId: 'best', stake: 10 }, 9_000);
  const played = await page(id);
  expect(played.own).toMatchObject({ counted: 4, rank: 1, best: { n: 900n, d: 1n }, prize: null });
  expect(read(decodeAct(id)((await act(id, 'leave', 'k2')).body)).refusal).toBe('hasPlayed');
  clock.advance(played.endsAt + 2_000 - clock.now());
  await renewToken();
  expect(await page(id)).toMatchObject({ status: 'ended', own: { counted: 4, rank: 1, prize: QUICK_PRIZES[0] } });
  const rewards = read(decodeRewards((await get(host.fetch, '/web-api/rewards', signed(player))).body));
  expect(rewards.points.balance).toBe(QUICK_PRIZES[0]);
  const { messages } = read(decodeThread((await get(host.fetch, '/web-api/user/messages', signed(player))).body));
  const title = 'Quick games sprint';
  expect(messages.at(-1)).toMatchObject({
    text: `The tournament “${title}” has ended. Your place: 1. Your prize in points: 500. You can exchange points for free bets in your account.`,
    way: { to: `/tournaments/${id}`, text: title },
  });
});

it('[TRO-11] a token that has expired is refused, and not answered as a guest’s', async () => {
  const id = await quick();
  await act(id, 'join', 'k1');
  clock.advance(11 * 60_000);
  for (const path of [BASE, `${BASE}/${id}`]) {
    expect((await get(host.fetch, path, signed(player))).status).toBe(401);
    expect((await get(host.fetch, path)).status).toBe(200);
  }
  await renewToken();
  expect((await page(id)).own).toMatchObject({ counted: 0 });
});

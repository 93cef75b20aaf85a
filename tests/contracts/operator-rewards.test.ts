/**
 * The calls of rewards and letters, as the core decodes them; a friend who registers with a personal link; a restart.
 */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { decodeIdeas, decodeThread } from 'touchline/core/inbox/wire';
import { decodeAct, decodeCode, decodeRewards } from 'touchline/core/rewards/wire';
import { createMemoryStore } from '../../adapters/sandbox/operator/store/store.ts';
import { createFakeLine } from '../unit/sandbox-book/fake-line.ts';
import { createManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { get, post, register, signed } from './operator-client.ts';
import type { Signed } from './operator-client.ts';

const BASE = '/web-api/rewards';
const THREAD = '/web-api/user/messages';
const clock = createManualClock(Date.UTC(2026, 10, 21, 15));
let host: NodeOperator;
let player: Signed;
const read = <T>(
  decoded: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string },
): T => {
  if (!decoded.ok) throw new Error(decoded.error);
  return decoded.value;
};
const ask = async (path: string): Promise<unknown> => (await get(host.fetch, path, signed(player))).body;
const send = (path: string, body: unknown, key = 'key') =>
  post(host.fetch, path, body, { ...signed(player), 'idempotency-key': key });
const unread = async (): Promise<number> =>
  ((await ask('/web-api/user/config')) as { readonly result: { readonly user_msg_count: number } }).result
    .user_msg_count;

const setup = { clock, store: createMemoryStore(), createLine: () => createFakeLine(clock) };
beforeEach(async () => {
  host = await createNodeOperator(setup);
  player = await register(host.fetch);
});
afterEach(() => host.close());

it('[RWD-1, RWD-8] everything is in one answer; codes are checked', async () => {
  const rewards = read(decodeRewards(await ask(BASE)));
  expect(rewards).toMatchObject({ iso: 'EUR', bonus: null, points: { balance: 0, level: 'bronze' } });
  expect(rewards.promoCodes).toHaveLength(3);
  const check = async (code: string) => read(decodeCode((await send(`${BASE}/promo/check`, { code })).body)).state;
  expect(await check(' touchline ')).toBe('open');
  expect(await check('KICKOFF')).toBe('expired');
  expect(await check('NONE')).toBe('unknown');
});

it('[RWD-2, RWD-4] a bonus is chosen and given up; an act needs a key', async () => {
  expect((await post(host.fetch, `${BASE}/bonus/choose`, { id: 'half' }, signed(player))).status).toBe(400);
  const chosen = read(decodeAct((await send(`${BASE}/bonus/choose`, { id: 'half' })).body));
  expect(chosen).toMatchObject({ success: true, rewards: { bonus: { offerId: 'half', amount: null } } });
  const second = read(decodeAct((await send(`${BASE}/bonus/choose?lng=de`, { id: 'tenth' })).body));
  expect(second).toMatchObject({ success: false, message: expect.stringContaining('Bonus') as string });
  expect(read(decodeAct((await send(`${BASE}/bonus/cancel`, {})).body)).rewards.bonus).toBeNull();
});

it('[OST-8] a player who wants no bonus, or none on the first deposit, is offered none and gets none', async () => {
  const set = (id: string, value: boolean) =>
    post(host.fetch, '/web-api/office/settings/save', { id, value }, signed(player));
  const offers = async () => read(decodeRewards(await ask(BASE))).offers.map(({ id }) => id);
  expect(await offers()).toEqual(['half', 'tenth']);
  await set('first_deposit_bonus', false);
  expect(await offers()).toEqual([]);
  expect(read(decodeAct((await send(`${BASE}/bonus/choose`, { id: 'half' })).body)).success).toBe(false);
  await set('first_deposit_bonus', true);
  expect(read(decodeAct((await send(`${BASE}/bonus/choose`, { id: 'half' }, 'second')).body)).success).toBe(true);
  await set('bonus_offers', false);
  expect(await offers()).toEqual(['half']);
});

it('[RWD-9] a player without the right, or under an exclusion, is offered no act but giving up', async () => {
  host.operator.switches.set({ playerRights: ['bet'] });
  expect((await send(`${BASE}/points/exchange`, { id: 1 })).status).toBe(403);
  expect((await send(`${BASE}/bonus/cancel`, {})).status).toBe(200);
});

it('[RWD-7] a friend who registers with the link is counted, without a name', async () => {
  const { friends } = read(decodeRewards(await ask(BASE)));
  await register(host.client(), { ref: friends.code });
  await register(host.client(), { ref: 'nonsense' });
  expect(read(decodeRewards(await ask(BASE))).friends.list).toEqual([{ at: clock.now(), reward: null, percent: 0 }]);
});

it('[INB-1, INB-4] the manager welcomes, answers after a while, and what was read stays read after a restart', async () => {
  expect(await unread()).toBe(1);
  const letter = { key: 'one', text: 'How do I withdraw?', language: 'de' };
  await send(THREAD, letter);
  const again = read(decodeThread((await send(THREAD, letter)).body));
  expect(again.messages.map(({ from }) => from)).toEqual(['manager', 'player']);
  expect(again.isAwaited).toBe(true);
  clock.advance(60_000);
  expect(await unread()).toBe(2);
  const answered = read(decodeThread(await ask(THREAD)));
  expect(answered.messages.at(-1)?.text).toContain('Auszahlungen');
  expect(read(decodeThread((await send(`${THREAD}/read`, { upTo: clock.now() })).body)).unread).toBe(0);
  await host.close();
  host = await createNodeOperator(setup);
  expect(host.operator.inbox.unread(Number(player.userId))).toBe(0);
});

it('[INB-1, INB-2] an idea gets a number and, after a while, an answer', async () => {
  const ideas = '/web-api/user/ideas';
  expect((await send(ideas, { key: 'a', text: 'no', language: 'en' })).status).toBe(422);
  const [sent] = read(decodeIdeas((await send(ideas, { key: 'a', text: 'A dark pitch', language: 'en' })).body));
  expect(sent).toMatchObject({ number: expect.stringMatching(/^I-\d{4}$/) as string, answer: null });
  clock.advance(60_000);
  expect(read(decodeIdeas(await ask(ideas)))[0]?.answer?.text).toContain('Thank you');
});

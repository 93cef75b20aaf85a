/** Cash-outs over HTTP as the core decodes them: offers, keys, repeated requests, a lost answer, a restart. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { decodeAnswerFor, decodeOffers } from 'touchline/core/cash-out/wire';
import { decodeBet } from 'touchline/core/history/bets-wire';
import { createMemoryStore } from '../../adapters/sandbox/operator/store/store.ts';
import { createFakeLine, outcome } from '../unit/sandbox-book/fake-line.ts';
import { createManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { coupon as asked, leg } from '../unit/sandbox-book/given.ts';
import { get, post, register, signed } from './operator-client.ts';
import type { Answer, Signed } from './operator-client.ts';

const clock = createManualClock(Date.UTC(2026, 0, 10, 12));
const EUR = { id: 2, iso: 'EUR', symbol: '€', minorDigits: 2 };
let host: NodeOperator;
let player: Signed;
let betId: string;
let setup: Parameters<typeof createNodeOperator>[0];

const offers = async (ids = betId): Promise<unknown> =>
  decodeOffers((await get(host.fetch, `/bet-api/v1/cash-out/offers?bets=${ids}`, signed(player))).body);
const cashOut = (key: string, body: unknown, id = betId): Promise<Answer> =>
  post(host.fetch, `/bet-api/v1/bets/${id}/cash-out`, body, { ...signed(player), 'idempotency-key': key });
const byKey = (key: string): Promise<Answer> => get(host.fetch, `/bet-api/v1/cash-out/by-key/${key}`, signed(player));
const bet = async (): Promise<unknown> => (await get(host.fetch, `/bet-api/v1/bets/${betId}`, signed(player))).body;
const money = (): number => host.operator.balance(Number(player.userId));

beforeEach(async () => {
  setup = { clock, store: createMemoryStore(), createLine: () => createFakeLine(clock) };
  host = await createNodeOperator(setup);
  player = await register(host.fetch);
  const body = asked({ id: Number(player.userId), currency: EUR }, { bets: [leg(outcome(1), 1950)] });
  const placed = await post(host.fetch, '/bet-api/v1/bets', body, { ...signed(player), 'idempotency-key': 'bet' });
  betId = (placed.body as { readonly bet: { readonly id: string } }).bet.id;
});
afterEach(() => host.close());

it('[CSO-8] a cash-out is made once under its key, although its answer is lost, and is there after a restart', async () => {
  expect(await offers()).toMatchObject({ ok: true, value: [{ betId, reason: null, stake: 1000 }] });
  const before = money();
  host.operator.faults.set({ loseAnswer: 1, refuse: 0, delayMs: 0 });
  expect(await cashOut('out', { stake: 500, amount: 1 })).toMatchObject({ status: 502 });
  const { body } = await byKey('out');
  expect(decodeAnswerFor('out')(body)).toMatchObject({ ok: true, value: { status: 'accepted', paid: { rest: 500 } } });
  const paid = money() - before;
  expect(paid).toBeGreaterThan(0);
  for (let again = 0; again < 3; again += 1)
    expect((await cashOut('out', { stake: 500, amount: 1 })).body).toEqual(body);
  expect(money() - before).toBe(paid);
  const then = await bet();
  expect(decodeBet(then)).toMatchObject({
    ok: true,
    value: { remaining: 500, cashOuts: [{ stake: 500, amount: paid }] },
  });

  await host.close();
  host = await createNodeOperator(setup);
  const owner = { id: Number(player.userId), currency: EUR };
  const again = host.operator.book.cashOut.take(owner, 'out', { betId: Number(betId), stake: 1000, amount: 1 });
  expect(JSON.parse(JSON.stringify(again))).toEqual(body);
  expect(JSON.parse(JSON.stringify(host.operator.book.bet(owner, Number(betId))))).toEqual(then);
  expect(money() - before).toBe(paid);
});

it('[CSO-19] a part of choice is priced with its bet', async () => {
  const ask = (choices: string): Promise<Answer> =>
    get(host.fetch, `/bet-api/v1/cash-out/offers?bets=${betId}&choices=${choices}`, signed(player));
  expect(decodeOffers((await ask(`${betId}:stake:437,77:amount:5`)).body)).toMatchObject({
    value: [{ bounds: { minStake: 1, maxStake: 990 }, chosen: { choice: { by: 'stake', value: 437 }, stake: 437 } }],
  });
  for (const bad of ['x', `${betId}:share:4`, `${betId}:stake:-4`, `${betId}:stake:1.5`])
    expect(await ask(bad)).toMatchObject({ status: 422 });
  const offer = { betId, stake: 1, best: 2, reason: null, parts: [] };
  expect(decodeOffers({ offers: [offer] })).toMatchObject({ value: [{ bounds: null, chosen: null }] });
});

it('[CSO-7] a lower offer is refused with the new amount, and a closed key stays closed', async () => {
  const { body } = await cashOut('high', { stake: 1000, amount: 99_999 });
  expect(decodeAnswerFor('high')(body)).toMatchObject({ value: { status: 'rejected', reasons: [{ code: 'moved' }] } });
  expect(await byKey('never')).toMatchObject({ status: 404 });
  await post(host.fetch, '/bet-api/v1/cash-out/by-key/never/abandon', undefined, signed(player));
  expect((await cashOut('never', { stake: 1000, amount: 1 })).body).toMatchObject({
    status: 'rejected',
    reasons: [{ code: 'abandoned' }],
  });
});

it('[CSO-13] an amount for the automatic cash-out is set, refused and cleared', async () => {
  const set = (amount: unknown, id = betId): Promise<Answer> =>
    post(host.fetch, `/bet-api/v1/bets/${id}/auto-cash-out`, { amount }, signed(player));
  expect(await set(1_900)).toMatchObject({ status: 200, body: { amount: 1_900 } });
  expect(await offers()).toMatchObject({ value: [{ autoAmount: 1_900 }] });
  expect(await set(9_999)).toMatchObject({ status: 422 });
  expect(await set(-1)).toMatchObject({ status: 422 });
  expect(await set(100, '1')).toMatchObject({ status: 404 });
  expect(await set(null)).toMatchObject({ status: 200, body: { amount: null } });
});

it('[CSO-1] calls that are not well formed, or concern another player, change nothing', async () => {
  const before = money();
  expect(await offers('1')).toEqual({ ok: true, value: [] });
  expect(await get(host.fetch, '/bet-api/v1/cash-out/offers?bets=x', signed(player))).toMatchObject({ status: 422 });
  expect(await get(host.fetch, `/bet-api/v1/cash-out/offers?bets=${betId}`)).toMatchObject({ status: 401 });
  expect(await cashOut('bad', { stake: -1, amount: 1 })).toMatchObject({ status: 422 });
  expect(
    await post(host.fetch, `/bet-api/v1/bets/${betId}/cash-out`, { stake: 1, amount: 1 }, signed(player)),
  ).toMatchObject({ status: 400 });
  const other = await register(host.client());
  const foreign = await post(
    host.client(),
    `/bet-api/v1/bets/${betId}/cash-out`,
    { stake: 1000, amount: 1 },
    { ...signed(other), 'idempotency-key': 'theirs' },
  );
  expect(foreign.body).toMatchObject({ status: 'rejected', reasons: [{ code: 'unknownBet' }] });
  expect(money()).toBe(before);
});

/** Edits over HTTP as the core decodes them: terms, keys, repeated requests, a lost answer, a restart. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { decodeAnswerFor, decodeTerms } from 'touchline/core/bet-edit/wire';
import { createMemoryStore } from '../../adapters/sandbox/operator/store/store.ts';
import { createFakeLine, outcome } from '../unit/sandbox-book/fake-line.ts';
import { createManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { ALL_BETS, coupon as asked, leg } from '../unit/sandbox-book/given.ts';
import { get, post, register, signed } from './operator-client.ts';
import type { Answer, Signed } from './operator-client.ts';

const clock = createManualClock(Date.UTC(2026, 0, 10, 12));
const EUR = { id: 2, iso: 'EUR', symbol: '€', minorDigits: 2 };
const BETS = [leg(outcome(1), 1950), leg(outcome(2), 1950)];
let host: NodeOperator;
let player: Signed;
let betId: string;
let setup: Parameters<typeof createNodeOperator>[0];

const terms = (bets: unknown, id = betId): Promise<Answer> =>
  post(host.fetch, `/bet-api/v1/bets/${id}/edit-terms`, { bets }, signed(player));
const edit = (key: string, body: unknown, id = betId): Promise<Answer> =>
  post(host.fetch, `/bet-api/v1/bets/${id}/edit`, body, { ...signed(player), 'idempotency-key': key });
const byKey = (key: string): Promise<Answer> => get(host.fetch, `/bet-api/v1/bet-edits/by-key/${key}`, signed(player));
const owner = () => ({ id: Number(player.userId), currency: EUR });
const openBets = () => host.operator.book.bets(owner(), { ...ALL_BETS, status: 'open' }, null, 20).bets;

beforeEach(async () => {
  setup = { clock, store: createMemoryStore(), createLine: () => createFakeLine(clock) };
  host = await createNodeOperator(setup);
  player = await register(host.fetch);
  const body = asked(owner(), { bets: [leg(outcome(1), 1950)] });
  const placed = await post(host.fetch, '/bet-api/v1/bets', body, { ...signed(player), 'idempotency-key': 'bet' });
  betId = (placed.body as { readonly bet: { readonly id: string } }).bet.id;
});
afterEach(() => host.close());

it('[BED-4] the terms are decoded by the core', async () => {
  expect(decodeTerms((await terms(BETS)).body)).toMatchObject({
    ok: true,
    value: { betId, value: 905, next: { stake: 905, possibleWin: 3441 }, reasons: [] },
  });
  expect(decodeTerms((await terms(BETS.slice(0, 1))).body)).toMatchObject({
    value: { reasons: [{ code: 'unchanged', marketId: null, price: null, amount: null }] },
  });
});

it('[BED-6] [BED-7] an edit is made once under its key, although its answer is lost, and is there after a restart', async () => {
  host.operator.faults.set({ loseAnswer: 1, refuse: 0, delayMs: 0 });
  expect(await edit('edit', { value: 905, bets: BETS })).toMatchObject({ status: 502 });
  const { body } = await byKey('edit');
  expect(decodeAnswerFor('edit')(body)).toMatchObject({
    ok: true,
    value: { status: 'accepted', old: { id: betId, remaining: 0 }, next: { editedFrom: betId, amount: 905 } },
  });
  expect((await edit('edit', { value: 1, bets: BETS.slice(1) })).body).toEqual(body);
  expect(openBets()).toHaveLength(1);
  await host.close();
  host = await createNodeOperator(setup);
  const again = host.operator.book.edit.take(owner(), 'edit', { betId: Number(betId), value: 1, legs: BETS });
  expect(JSON.parse(JSON.stringify(again))).toEqual(body);
  expect(openBets()).toHaveLength(1);
});

it('[BED-5] [BED-7] a lower value is refused with the value now, and a closed key stays closed', async () => {
  const { body } = await edit('high', { value: 906, bets: BETS });
  expect(decodeAnswerFor('high')(body)).toMatchObject({
    value: { status: 'rejected', reasons: [{ code: 'moved', amount: 905 }] },
  });
  expect(await byKey('never')).toMatchObject({ status: 404 });
  await post(host.fetch, '/bet-api/v1/bet-edits/by-key/never/abandon', undefined, signed(player));
  expect((await edit('never', { value: 1, bets: BETS })).body).toMatchObject({ reasons: [{ code: 'abandoned' }] });
});

it('[BED-1] calls that are not well formed, or concern another player, change nothing', async () => {
  expect(await terms(BETS, '1')).toMatchObject({ status: 404 });
  expect(await terms([])).toMatchObject({ status: 422 });
  expect(await edit('bad', { value: -1, bets: BETS })).toMatchObject({ status: 422 });
  expect(
    await post(host.fetch, `/bet-api/v1/bets/${betId}/edit`, { value: 1, bets: BETS }, signed(player)),
  ).toMatchObject({ status: 400 });
  expect(await post(host.fetch, `/bet-api/v1/bets/${betId}/edit-terms`, { bets: BETS })).toMatchObject({ status: 401 });
  const other = await register(host.client());
  const foreign = await post(
    host.client(),
    `/bet-api/v1/bets/${betId}/edit`,
    { value: 1, bets: BETS },
    { ...signed(other), 'idempotency-key': 'theirs' },
  );
  expect(foreign.body).toMatchObject({ status: 'rejected', reasons: [{ code: 'unknownBet' }] });
  expect(openBets().map(({ id }) => id)).toEqual([betId]);
});

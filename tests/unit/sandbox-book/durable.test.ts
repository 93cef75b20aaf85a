import { describe, expect, it } from 'vitest';
import { createHandlers } from '../../../adapters/sandbox/handlers/create-handlers.ts';
import { createClient } from '../../../adapters/sandbox/hosts/memory/client.ts';
import type { Store, StoredRecord } from '../../../adapters/sandbox/operator/store/store.ts';
import { get, post, register, signed } from '../../contracts/operator-client.ts';
import type { Answer, FetchLike, Signed } from '../../contracts/operator-client.ts';
import { outcome } from './fake-line.ts';
import { leg, stage } from './given.ts';

/** A store whose appends wait until the test releases or fails them. */
function heldStore(): Store & { hold: () => void; release: () => void; fail: () => void } {
  let waiting: { done: () => void; failed: (error: Error) => void }[] | null = null;
  return {
    hold: () => {
      waiting = [];
    },
    release: () => {
      waiting?.forEach(({ done }) => done());
      waiting = null;
    },
    fail: () => waiting?.forEach(({ failed }) => failed(new Error('disk full'))),
    append: () =>
      new Promise((done, failed) => {
        if (waiting === null) done();
        else waiting.push({ done, failed });
      }),
    load: async function* (): AsyncGenerator<StoredRecord> {},
  };
}

async function given(): Promise<{
  fetch: FetchLike;
  player: Signed;
  store: ReturnType<typeof heldStore>;
  place: (key: string) => Promise<Answer>;
}> {
  const store = heldStore();
  const { operator } = await stage({ store });
  const fetch: FetchLike = createClient(createHandlers(operator));
  const player = await register(fetch);
  const coupon = {
    id: 'c',
    accountId: Number(player.userId),
    amount: 1000,
    typeId: 0,
    changeCoefAction: 2,
    bets: [leg(outcome(1), 1950)],
  };
  return {
    fetch,
    player,
    store,
    place: (key) => post(fetch, '/bet-api/v1/bets', coupon, { ...signed(player), 'idempotency-key': key }),
  };
}

/** Runs every pending microtask and task. */
const turns = async (): Promise<void> => {
  for (let i = 0; i < 50; i += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('responses wait until the bet is durable', () => {
  it.each([
    ['the bet itself', (fetch: FetchLike, player: Signed) => get(fetch, '/bet-api/v1/bets/by-key/k1', signed(player))],
    ['its balance', (fetch: FetchLike, player: Signed) => get(fetch, '/web-api/user/accounts', signed(player))],
    ['the list', (fetch: FetchLike, player: Signed) => get(fetch, '/bet-api/v1/bets', signed(player))],
    ['the updates', (fetch: FetchLike, player: Signed) => get(fetch, '/bet-api/v1/updates?since=0', signed(player))],
    [
      'an abandon',
      (fetch: FetchLike, player: Signed) =>
        post(fetch, '/bet-api/v1/bets/by-key/k1/abandon', undefined, signed(player)),
    ],
  ])('%s', async (_, ask) => {
    const { fetch, player, store, place } = await given();
    store.hold();
    const answered: string[] = [];
    const placed = place('k1').then(() => answered.push('placed'));
    await turns();
    const asked = ask(fetch, player).then(({ status }) => answered.push(`asked ${status}`));
    await turns();
    expect(answered).toEqual([]);
    store.release();
    await Promise.all([placed, asked]);
    expect(answered).toContain('asked 200');
  });

  it('every money call answers 503 after a store failure', async () => {
    const { fetch, player, store, place } = await given();
    store.hold();
    const placed = place('k1');
    await turns();
    store.fail();
    expect(await placed).toMatchObject({ status: 503, body: { errors: [{ code: 'recordFailed' }] } });
    expect(await place('k2')).toMatchObject({ status: 503 });
    expect(await get(fetch, '/web-api/user/accounts', signed(player))).toMatchObject({ status: 503 });
    expect(await get(fetch, '/line-api/v1/tree')).toMatchObject({ status: 200 });
  });
});

/**
 * The calls of toto over the generated line: what guests see, a coupon from purchase to payout, restarts in between.
 */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { decodeCoupons, decodeDraw, decodeDrawList, decodePurchase } from 'touchline/core/toto/wire';
import type { Draw } from 'touchline/core/toto/types';
import { createManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import type { ManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { OperatorRecord } from '../../adapters/sandbox/operator/store/records.ts';
import { createMemoryStore } from '../../adapters/sandbox/operator/store/store.ts';
import { readRecord } from '../../adapters/sandbox/operator/store/records.ts';
import { get, post, register, signed } from './operator-client.ts';
import type { Signed } from './operator-client.ts';

const BASE = '/web-api/toto/football';
const HOUR_MS = 3_600_000;
/** A Saturday. */
const CLOSES_AT = Date.UTC(2026, 10, 21, 16);
const SLOW_MS = 120_000;

let store = createMemoryStore();
let clock: ManualClock;
let host: NodeOperator;
let player: Signed;

const read = <T>(
  decoded: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string },
): T => {
  if (!decoded.ok) throw new Error(decoded.error);
  return decoded.value;
};
const list = async () => read(decodeDrawList((await get(host.fetch, BASE)).body));
const draw = async (number: number): Promise<Draw> =>
  read(decodeDraw((await get(host.fetch, `${BASE}/draws/${number}`)).body));
const coupons = async () =>
  read(decodeCoupons((await get(host.fetch, `${BASE}/coupons`, signed(player))).body)).coupons;
const buy = (body: unknown, key = 'key') =>
  post(host.fetch, `${BASE}/coupons`, body, { ...signed(player), 'idempotency-key': key });

async function startAt(at: number): Promise<void> {
  clock = createManualClock(at);
  host = await createNodeOperator({ clock, store });
}

/** Ends the process and starts another at a time, with the record as a file has it. */
async function restartAt(at: number): Promise<void> {
  await host.close();
  const records = store.records.map((record): OperatorRecord => {
    const stored = readRecord(JSON.parse(JSON.stringify(record)));
    if (!stored.ok) throw new Error(stored.error);
    return stored.value;
  });
  store = createMemoryStore(records);
  await startAt(at);
}

beforeEach(async () => {
  store = createMemoryStore();
  await startAt(CLOSES_AT - 5_000);
  player = await register(host.fetch);
});
afterEach(() => host.close());

it(
  '[TOT-1, TOT-16] a guest sees the draw that is open, with its games, chances and classes, in euros',
  async () => {
    const shown = await list();
    expect(shown).toMatchObject({ section: 'football', iso: 'EUR', unit: 10, maxStake: 50_000 });
    const open = await draw(shown.open ?? -1);
    expect(open).toMatchObject({ status: 'open', closesAt: CLOSES_AT, columns: { players: 0 } });
    expect(open.games).toHaveLength(15);
    for (const { startsAt, fair, shares, result } of open.games) {
      expect(startsAt).toBeGreaterThanOrEqual(CLOSES_AT);
      expect(fair.reduce((sum, part) => sum + part, 0)).toBe(1_000);
      expect(shares).toBeNull();
      expect(result).toBeNull();
    }
    expect(open.classes.map(({ right }) => right)).toEqual([15, 14, 13, 12, 11, 10, 9]);
    const prizes = open.pool - Math.floor(open.pool / 10);
    expect(open.classes.map(({ fund }) => fund)).toEqual(
      [5, 5, 5, 5, 10, 20, 40].map((percent) => Math.floor((prizes * percent) / 100)),
    );
  },
  SLOW_MS,
);

it(
  'unknown sections and draws are 404; a purchase needs a login, a key and a body',
  async () => {
    expect((await get(host.fetch, '/web-api/toto/chess')).status).toBe(404);
    for (const number of ['1', '99999999', 'x'])
      expect((await get(host.fetch, `${BASE}/draws/${number}`)).body).toMatchObject({
        errors: [{ code: 'unknownDraw' }],
      });
    expect((await get(host.fetch, `${BASE}/coupons`)).status).toBe(401);
    expect((await post(host.fetch, `${BASE}/coupons`, {})).status).toBe(401);
    expect((await post(host.fetch, `${BASE}/coupons`, {}, signed(player))).status).toBe(400);
    expect((await buy({ number: 1 })).status).toBe(422);
    expect((await buy({ number: 1, picks: [1], stakePerColumn: 10.5 })).status).toBe(422);
  },
  SLOW_MS,
);

it(
  '[TOT-2, TOT-3, TOT-13, TOT-14] a coupon is bought once, its games are played, and it is settled over restarts',
  async () => {
    const number = (await list()).open ?? -1;
    const { games } = await draw(number);
    const favourites = games.map(({ fair }) => 1 << fair.indexOf(Math.max(...fair)));
    const picks = favourites.map((mark, at) => (at < 4 ? 7 : mark));
    expect((await buy({ number, picks: [1], stakePerColumn: 10 })).body).toEqual({
      refusal: 'badPicks',
      coupon: null,
    });
    const asked = { number, picks, stakePerColumn: 20 };
    const bought = read(decodePurchase((await buy(asked)).body));
    expect(bought).toMatchObject({ refusal: null, coupon: { number, columns: 81, stake: 1_620, status: 'open' } });
    expect(read(decodePurchase((await buy(asked)).body))).toEqual(bought);

    clock.advance(7_000);
    const closed = await draw(number);
    expect(closed).toMatchObject({ status: 'closed', columns: { players: 81 } });
    expect(closed.games.every(({ shares }) => shares !== null)).toBe(true);
    expect((await buy(asked, 'late')).body).toEqual({ refusal: 'closed', coupon: null });

    await restartAt(CLOSES_AT + HOUR_MS);
    expect((await draw(number)).games.map(({ shares, fair }) => ({ shares, fair }))).toEqual(
      closed.games.map(({ shares, fair }) => ({ shares, fair })),
    );
    await restartAt(CLOSES_AT + 12 * HOUR_MS);
    clock.advance(2_000);
    const settled = await draw(number);
    expect(settled.status).toBe('settled');
    expect(settled.pool).toBe(closed.pool);
    for (const { score, result } of settled.games) {
      const [home = NaN, away = NaN] = (score ?? '').split(':').map(Number);
      expect(result).toBe(home > away ? 1 : home === away ? 2 : 3);
    }
    const right = settled.games.filter(
      ({ result }, at) => ((picks[at] ?? 0) & (1 << ((result ?? 0) - 1))) !== 0,
    ).length;
    // The session was the first process's.
    const [coupon] = host.operator.toto.coupons(Number(player.userId), 'football');
    expect(coupon).toMatchObject({ number, right, status: right >= 9 ? 'won' : 'lost' });
    const totals = new Map<string, number>();
    for (const { currency, amount } of host.operator.balances())
      totals.set(currency, (totals.get(currency) ?? 0) + amount);
    expect([...totals].filter(([, total]) => total !== 0)).toEqual([]);
  },
  SLOW_MS,
);

it(
  '[TOT-4, TOT-14] an operator that was stopped over the closing records the same chances and columns',
  async () => {
    const number = (await list()).open ?? -1;
    clock.advance(7_000);
    const { games, columns } = await draw(number);
    await host.close();
    // The record of a process that ended before the closing.
    store = createMemoryStore(store.records.filter(({ t }) => t !== 'totoClosed'));
    await startAt(CLOSES_AT + 3 * HOUR_MS);
    const late = await draw(number);
    expect(late.games.map(({ fair, shares }) => ({ fair, shares }))).toEqual(
      games.map(({ fair, shares }) => ({ fair, shares })),
    );
    expect(late.columns).toEqual(columns);
  },
  SLOW_MS,
);

it(
  '[TOT-3] an excluded player and one without the right to bet are told why',
  async () => {
    const number = (await list()).open ?? -1;
    const asked = { number, picks: Array.from({ length: 15 }, () => 1), stakePerColumn: 10 };
    host.operator.switches.set({ playerRights: ['bonus'] });
    expect((await buy(asked)).body).toEqual({ refusal: 'notAllowed', coupon: null });
    host.operator.switches.set({ playerRights: ['bet'] });
    expect(
      host.operator.limits.save(Number(player.userId), [{ limitType: 'selfExclusion', limitValue: 1 }], null).status,
    ).toBe('ok');
    expect((await buy(asked)).body).toEqual({ refusal: 'excluded', coupon: null });
    expect(await coupons()).toEqual([]);
  },
  SLOW_MS,
);

it(
  '[TOT-16] a token that is not valid is refused, and not answered as a guest’s',
  async () => {
    const { open } = await list();
    for (const path of [BASE, `${BASE}/draws/${open}`]) {
      expect((await get(host.fetch, path, signed({ ...player, token: 'old' }))).status).toBe(401);
      expect((await get(host.fetch, path, signed(player))).status).toBe(200);
    }
  },
  SLOW_MS,
);

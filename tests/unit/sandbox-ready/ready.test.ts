import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeOperator } from '../../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { createManualClock } from '../../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { createMemoryStore } from '../../../adapters/sandbox/operator/store/store.ts';
import type { SharedCoupon } from '../../../adapters/sandbox/operator/store/stored-coupon.ts';
import { LIVE, outcome, START } from '../sandbox-book/fake-line.ts';
import { coupon, leg, newPlayer, stage } from '../sandbox-book/given.ts';
import type { Stage } from '../sandbox-book/given.ts';

const DAY_MS = 86_400_000;
const shared = (...marketIds: readonly number[]): SharedCoupon => ({
  typeId: 2,
  systemValue: 2,
  legs: marketIds.map((marketId, index) => ({ marketId, isBanker: index === 0, blockId: 0 })),
});
let all: Stage;
beforeEach(async () => {
  all = await stage({ more: 30 });
});

describe('codes', () => {
  it('are the same for the same coupon, differ for any other, and restore their coupon', () => {
    const { ready } = all.operator;
    const code = ready.save(shared(outcome(1), outcome(2, 3), outcome(LIVE)));
    expect(code).toMatch(/^[A-Z2-9]{8}$/);
    expect(ready.save(shared(outcome(1), outcome(2, 3), outcome(LIVE)))).toBe(code);
    expect(ready.save(shared(outcome(2, 3), outcome(1), outcome(LIVE)))).not.toBe(code);
    expect(ready.load(code.toLowerCase(), 'en')).toEqual({
      typeId: 2,
      systemValue: 2,
      missing: 0,
      legs: [
        {
          marketId: outcome(1),
          gameId: 1,
          sportId: 1,
          champ: 'Premier League',
          home: 'Home 1',
          away: 'Away 1',
          kind: 1,
          type: 1,
          param: 0,
          label: null,
          isLive: false,
          startsAt: START + 3_600_000,
          price: 1950,
          isBanker: true,
          blockId: 0,
          flags: 0,
        },
        expect.objectContaining({ marketId: outcome(2, 3), type: 3, price: 4200, isBanker: false }),
        expect.objectContaining({ gameId: LIVE, isLive: true }),
      ],
    });
    expect(ready.load('ABCDEFGH', 'en')).toBeNull();
  });

  it('load current prices and flags, include suspended legs, and count the others as missing', () => {
    const {
      operator: { ready },
      line,
    } = all;
    const code = ready.save(shared(outcome(1), outcome(2), outcome(3), 99));
    line.set(outcome(1), { price: 1700, flags: 3 });
    line.set(outcome(2), { finished: true });
    line.set(outcome(3), { suspended: true });
    expect(ready.load(code, 'en')).toMatchObject({
      missing: 2,
      legs: [{ marketId: outcome(1), price: 1700, flags: 3 }, { marketId: outcome(3) }],
    });
  });

  it('last 30 days from the last save, across a restart', async () => {
    const store = createMemoryStore();
    const first = await stage({ store });
    const code = first.operator.ready.save(shared(outcome(1)));
    first.operator.ready.save(shared(outcome(1)));
    expect(store.records.filter(({ t }) => t === 'codeSaved')).toHaveLength(1);
    first.clock.advance(20 * DAY_MS);
    expect(first.operator.ready.save(shared(outcome(1)))).toBe(code);
    await first.operator.stop();
    const again = await stage({ store: createMemoryStore([...store.records]), at: START + 50 * DAY_MS - 1 });
    expect(again.operator.ready.load(code, 'en')).not.toBeNull();
    again.clock.advance(1);
    expect(again.operator.ready.load(code, 'en')).toBeNull();
  });
});

describe('a repeated bet', () => {
  it('consists of the legs that are still open', async () => {
    const { operator, line } = all;
    const player = await newPlayer(operator);
    const answer = operator.book.place(
      player,
      'k',
      coupon(player, {
        typeId: 4,
        systemValue: 2,
        bets: [1, 2, 3].map((game, blockId) => ({ ...leg(outcome(game), 1950), blockId })),
      }),
    );
    if (answer.status !== 'accepted') throw new Error('no bet');
    line.set(outcome(2), { finished: true });
    expect(operator.ready.repeat(answer.bet, 'en')).toMatchObject({
      typeId: 4,
      systemValue: 2,
      missing: 1,
      legs: [
        { marketId: outcome(1), blockId: 0 },
        { marketId: outcome(3), blockId: 2 },
      ],
    });
  });
});

describe('the bet generator', () => {
  const wish = { legs: 4, minCoef: 20_000, maxCoef: 40_000, isLive: false, sportIds: [] };

  it('builds an express within the bounds, one leg per game, the same for an hour', () => {
    const {
      operator: { ready },
      clock,
      line,
    } = all;
    const made = ready.generate(wish, 'en');
    expect(made).toMatchObject({ typeId: 1, missing: 0 });
    const legs = made?.legs ?? [];
    const total = legs.reduce((product, { price }) => (product * price) / 1000, 1000);
    expect(legs).toHaveLength(4);
    expect(new Set(legs.map(({ gameId }) => gameId)).size).toBe(4);
    expect(total).toBeGreaterThanOrEqual(20_000);
    expect(total).toBeLessThanOrEqual(40_000);
    expect(ready.generate(wish, 'en')).toEqual(made);
    clock.advance(3_600_000);
    expect(line.fixtures(false).length).toBeGreaterThan(4);
    expect(ready.generate(wish, 'en')).not.toEqual(made);
  });

  it('takes nothing suspended, blocked or banned, and says when nothing fits', () => {
    const {
      operator: { ready },
      line,
    } = all;
    const pair = { ...wish, legs: 2 };
    expect(ready.generate({ ...wish, minCoef: 1_000, maxCoef: 1_100 }, 'en')).toBeNull();
    expect(ready.generate({ ...pair, minCoef: 4_000, maxCoef: 6_000 }, 'en')).toBeNull(); // The nearest totals are 3.803 and 6.63.
    expect(ready.generate({ ...pair, minCoef: 11_000, maxCoef: 18_000 }, 'en')).not.toBeNull();
    expect(ready.generate({ ...wish, sportIds: [99] }, 'en')).toBeNull();
    expect(ready.generate({ ...wish, legs: 2, isLive: true }, 'en')).toBeNull();
    for (const { id } of line.fixtures(false))
      for (const type of [1, 2, 3] as const)
        line.set(outcome(id, type), [{ suspended: true }, { flags: 4 }, { flags: 1 }][type - 1] ?? {});
    expect(ready.generate({ ...pair, minCoef: 11_000, maxCoef: 18_000 }, 'en')).toBeNull();
  });

  it('takes no two legs of one game, even where only those would fit', async () => {
    const few = await stage();
    for (const id of [3, 4]) few.line.setGame(id, { status: 4 });
    for (const type of [2, 3] as const) few.line.set(outcome(1, type), { suspended: true });
    const wished = (minCoef: number, maxCoef: number): unknown =>
      few.operator.ready.generate({ ...wish, legs: 2, minCoef, maxCoef }, 'en');
    expect(wished(8_000, 8_500)).toMatchObject({
      legs: expect.arrayContaining([
        expect.objectContaining({ price: 1950 }),
        expect.objectContaining({ price: 4200 }),
      ]) as unknown,
    });
    expect(wished(14_000, 14_500)).toBeNull(); // 3.4 and 4.2 both belong to game 2.
  });
});

describe('expresses of the day', () => {
  it('are three line and two live expresses on the generated line, each game once, with their hyper bonus', async () => {
    const clock = createManualClock(START);
    const { operator, close } = await createNodeOperator({ clock, seed: 5, pace: 10 });
    clock.advance(1_000);
    const { live, line } = operator.ready.expresses('en');
    expect(line.map(({ legs, bonusPercent }) => [legs.length, bonusPercent])).toEqual([
      [5, 5],
      [6, 6],
      [7, 7],
    ]);
    expect(live.map(({ legs, bonusPercent }) => [legs.length, bonusPercent])).toEqual([
      [3, 0],
      [5, 5],
    ]);
    for (const side of [live, line]) {
      const games = side.flatMap(({ legs }) => legs.map(({ gameId }) => gameId));
      expect(new Set(games).size).toBe(games.length);
      expect(new Set(side.map(({ id }) => id)).size).toBe(side.length);
    }
    for (const { coef, legs } of [...live, ...line])
      expect(Math.abs(coef - legs.reduce((product, { price }) => (product * price) / 1000, 1000))).toBeLessThanOrEqual(
        1,
      );
    expect(live.flatMap(({ legs }) => legs).every(({ isLive }) => isLive)).toBe(true);
    const day = DAY_MS / 10;
    expect(line.flatMap(({ legs }) => legs).every(({ startsAt }) => startsAt >= START - (START % day) + day)).toBe(
      true,
    );
    await close();
  }, 60_000);

  it('last their day or hour at any prices; a live one is rebuilt when one of its markets finishes', async () => {
    const {
      operator: { ready },
      clock,
      line,
    } = all;
    for (const id of [11, 12, 13, 14, 15, 16]) line.setGame(id, { status: 2 });
    const ids = (side: 'live' | 'line'): readonly string[] => ready.expresses('en')[side].map(({ id }) => id);
    const first = { live: ids('live'), line: ids('line') };
    expect(first.live).toHaveLength(2);
    expect(first.line).toHaveLength(3);
    for (const { id } of [...line.fixtures(false), ...line.fixtures(true)]) line.set(outcome(id), { price: 5_000 });
    expect({ live: ids('live'), line: ids('line') }).toEqual(first);
    const over = ready.expresses('en').live[0]?.legs[0]?.marketId ?? 0;
    line.set(over, { finished: true });
    line.setGame(1, { status: 2 });
    expect(ids('live')).not.toEqual(first.live);
    expect(ready.expresses('en').live.flatMap(({ legs }) => legs.map(({ marketId }) => marketId))).not.toContain(over);
    expect(ids('line')).toEqual(first.line);
    clock.advance(DAY_MS);
    expect(ids('line')).not.toEqual(first.line);
  });

  it('are absent without games', async () => {
    const few = await stage();
    for (const id of [1, 2, 3, 4]) few.line.setGame(id, { status: 4 });
    expect(few.operator.ready.expresses('en')).toEqual({ live: [], line: [] });
  });
});

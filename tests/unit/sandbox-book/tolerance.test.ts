/** The tolerance for moved odds, wherever a coupon is accepted. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { askedCoupon } from '../../../adapters/sandbox/handlers/wire-parts.ts';
import { createMemoryStore } from '../../../adapters/sandbox/operator/store/store.ts';
import { LIVE, outcome } from './fake-line.ts';
import { coupon, leg, newPlayer, stage } from './given.ts';

const FIVE = { changeCoefAction: 2, changeCoefTolerance: 5 } as const;
const moved = (marketId: number, price: number): object => ({
  status: 'rejected',
  reasons: [{ code: 'priceMoved', marketId, price }],
});

describe('a tolerance of 5 percent', () => {
  it.each([
    { price: 1_900, taken: true },
    { price: 1_899, taken: false },
    { price: 2_500, taken: true },
  ])('[CPN-136] a line bet at 2.000 is taken at $price: $taken', async ({ price, taken }) => {
    const { operator, line } = await stage();
    const player = await newPlayer(operator);
    line.set(outcome(1), { price });
    const answer = operator.book.place(player, 'k', coupon(player, { ...FIVE, bets: [leg(outcome(1), 2_000)] }));
    expect(answer).toMatchObject(
      taken ? { status: 'accepted', bet: { legs: [{ price }], possibleWin: price } } : moved(outcome(1), price),
    );
  });

  it('[CPN-136] applies to the total: a rise offsets a fall, and a total that fell too far reports every moved leg', async () => {
    const { operator, line } = await stage();
    const player = await newPlayer(operator);
    const bets = [leg(outcome(1), 2_000), leg(outcome(2), 2_000)];
    line.set(outcome(1), { price: 2_500 });
    line.set(outcome(2), { price: 1_520 });
    expect(operator.book.place(player, 'k1', coupon(player, { ...FIVE, bets }))).toMatchObject({
      status: 'accepted',
      bet: { coef: '3.8' },
    });
    line.set(outcome(2), { price: 1_519 });
    expect(operator.book.place(player, 'k2', coupon(player, { ...FIVE, bets }))).toMatchObject({
      status: 'rejected',
      reasons: [
        { code: 'priceMoved', marketId: outcome(1), price: 2_500 },
        { code: 'priceMoved', marketId: outcome(2), price: 1_519 },
      ],
    });
  });

  it('[CPN-136] of a pending live bet placed after a drop is only what remains', async () => {
    const { operator, line, clock } = await stage();
    const player = await newPlayer(operator);
    const live = outcome(LIVE);
    const asked = coupon(player, { ...FIVE, bets: [leg(live, 1_940, 2_000)] });
    for (const [key, price, end] of [
      ['a', 1_900, { status: 'accepted', bet: { legs: [{ price: 1_900 }] } }],
      ['b', 1_899, moved(live, 1_899)],
    ] as const) {
      line.set(live, { price: 1_940 });
      expect(operator.book.place(player, key, asked)).toMatchObject({ status: 'pending' });
      line.set(live, { price });
      clock.advance(5_000);
      expect(operator.book.answer(player, key)).toMatchObject(end);
    }
    expect(operator.balance(player.id)).toBe(9_000);
  });

  it('[CPN-136] accepts the placed total after a rise and a fall, and while waiting counts from the better of the agreed and the placed total', async () => {
    const { operator, line, clock } = await stage();
    const player = await newPlayer(operator);
    const [live, other] = [outcome(LIVE), outcome(1)];
    // The player agreed to a total of 4.000 and placed at 4.200.
    const asked = coupon(player, { ...FIVE, bets: [leg(live, 2_500, 2_000), leg(other, 1_680, 2_000)] });
    for (const [key, price, status] of [
      ['a', 2_375, 'accepted'],
      ['b', 2_374, 'rejected'],
    ] as const) {
      line.set(live, { price: 2_500 });
      line.set(other, { price: 1_680 });
      expect(operator.book.place(player, key, asked)).toMatchObject({ status: 'pending' });
      line.set(live, { price });
      clock.advance(5_000);
      expect(operator.book.answer(player, key)).toMatchObject({ status });
    }
  });

  it('[CPN-136] of a live bet placed after a rise is counted from the price at placing', async () => {
    const { operator, line, clock } = await stage();
    const player = await newPlayer(operator);
    const live = outcome(LIVE);
    line.set(live, { price: 2_200 });
    operator.book.place(player, 'k', coupon(player, { ...FIVE, bets: [leg(live, 2_200, 2_000)] }));
    line.set(live, { price: 2_089 });
    clock.advance(5_000);
    expect(operator.book.answer(player, 'k')).toMatchObject(moved(live, 2_089));
  });

  it('[CPN-136] applies while a trader reviews a VIP bet', async () => {
    const { operator, line, clock } = await stage();
    const player = await newPlayer(operator);
    for (const [key, game, price, status] of [
      ['a', 1, 1_900, 'accepted'],
      ['b', 2, 1_899, 'rejected'],
    ] as const) {
      line.set(outcome(game), { price: 2_000 });
      const bets = [leg(outcome(game), 2_000)];
      expect(operator.book.place(player, key, coupon(player, { ...FIVE, bets, isVipBet: true }))).toMatchObject({
        status: 'pending',
      });
      line.set(outcome(game), { price });
      clock.advance(10_000);
      expect(operator.book.answer(player, key)).toMatchObject({ status });
    }
  });

  it('[CPN-136] does not lower the odds that an order waits for', async () => {
    const { operator, line, clock } = await stage();
    const player = await newPlayer(operator);
    const ten = { changeCoefAction: 2, changeCoefTolerance: 10 } as const;
    line.set(outcome(1), { price: 1_999 });
    const order = coupon(player, { ...ten, exactCoef: 2_000, bets: [leg(outcome(1), 2_000)] });
    expect(operator.book.place(player, 'k', order)).toMatchObject({ status: 'ordered' });
    clock.advance(1_000);
    expect(operator.book.answer(player, 'k')).toMatchObject({ status: 'ordered' });
    line.set(outcome(1), { price: 2_000 });
    clock.advance(1_000);
    expect(operator.book.answer(player, 'k')).toMatchObject({ status: 'accepted' });
  });

  it('[CPN-136] never accepts a bet that can only lose', async () => {
    const { operator, line } = await stage();
    const player = await newPlayer(operator);
    line.set(outcome(1), { price: 1_850 });
    line.set(outcome(2), { price: 9_900 });
    const bets = [leg(outcome(1), 1_850), leg(outcome(2), 9_500)];
    expect(operator.book.place(player, 'k', coupon(player, { ...FIVE, typeId: 6, bets }))).toMatchObject({
      status: 'rejected',
      reasons: [{ code: 'cannotWin' }],
    });
  });

  it('[CPN-136] survives a restart of the operator', async () => {
    const store = createMemoryStore();
    const first = await stage({ store });
    const player = await newPlayer(first.operator);
    const live = outcome(LIVE);
    first.line.set(live, { price: 1_940 });
    first.operator.book.place(player, 'k', coupon(player, { ...FIVE, bets: [leg(live, 1_940, 2_000)] }));
    const again = await stage({
      store: createMemoryStore([...store.records]),
      at: first.clock.now(),
      prepare: (line) => line.set(live, { price: 1_900 }),
    });
    again.clock.advance(5_000);
    expect(again.operator.book.answer(player, 'k')).toMatchObject({
      status: 'accepted',
      bet: { legs: [{ price: 1_900 }] },
    });
  });
});

describe('a coupon request', () => {
  const body = {
    accountId: 1,
    amount: 1_000,
    typeId: 0,
    changeCoefAction: 2,
    bets: [{ marketId: 1, gameId: 1, kind: 1, type: 1, param: 0, coef: 1_940 }],
  };
  it('[CPN-136] defaults to no tolerance, and to the sent price as the agreed one', () => {
    expect(v.parse(askedCoupon, body)).toMatchObject({
      changeCoefTolerance: 0,
      bets: [{ coef: 1_940, seenCoef: 1_940 }],
    });
  });
  it.each([1, 3, 20, -5, 2.5, '5', null])('[CPN-136] with a tolerance of %j is refused', (changeCoefTolerance) => {
    expect(v.is(askedCoupon, { ...body, changeCoefTolerance })).toBe(false);
  });
});

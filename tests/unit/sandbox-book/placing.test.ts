import { describe, expect, it } from 'vitest';
import { marketId } from '../../../adapters/sandbox/operator/line/market-id.ts';
import { LIVE, outcome } from './fake-line.ts';
import { coupon, JPY, KWD, leg, newPlayer, stage } from './given.ts';

describe('placing', () => {
  it('accepts a single at the displayed price, and debits the stake', async () => {
    const { operator } = await stage();
    const player = await newPlayer(operator);
    const answer = operator.book.place(player, 'k1', coupon(player));
    expect(answer).toMatchObject({
      key: 'k1',
      status: 'accepted',
      bet: {
        key: 'k1',
        typeId: 0,
        amount: 1000,
        coef: '1.95',
        possibleWin: 1950,
        status: 'open',
        statusId: -1,
        payout: 0,
        settledAt: null,
        currency: 'EUR',
      },
    });
    if (answer.status !== 'accepted') return;
    expect(answer.bet.legs).toEqual([
      expect.objectContaining({
        home: 'Home 1',
        away: 'Away 1',
        champ: 'Premier League',
        price: 1950,
        isLive: false,
        placedScore: '',
        score: '',
      }),
    ]);
    expect(operator.balance(player.id)).toBe(9000);
  });

  it('multiplies the prices of an express', async () => {
    const { operator } = await stage();
    const player = await newPlayer(operator);
    const answer = operator.book.place(
      player,
      'k1',
      coupon(player, { bets: [leg(outcome(1), 1950), leg(outcome(2, 3), 4200)] }),
    );
    expect(answer).toMatchObject({ status: 'accepted', bet: { typeId: 1, coef: '8.19', possibleWin: 8190 } });
  });

  it('reports all reasons at once, and debits nothing', async () => {
    const { operator, line } = await stage();
    const player = await newPlayer(operator);
    line.set(outcome(1), { price: 1800 });
    line.set(outcome(2), { suspended: true });
    line.set(outcome(3), { finished: true });
    const unknown = marketId(99, { kind: 1, type: 1, param: 0 });
    const bets = [
      leg(outcome(1), 1950),
      leg(outcome(2), 1950),
      leg(outcome(3), 1950),
      leg(outcome(4), 1950),
      leg(outcome(4, 2), 3400),
      leg(unknown, 1500),
    ];
    const answer = operator.book.place(player, 'k1', coupon(player, { bets, amount: 20_000_000 }));
    expect(answer.status === 'rejected' ? answer.reasons : []).toEqual([
      { code: 'suspended', marketId: outcome(2) },
      { code: 'finished', marketId: outcome(3) },
      { code: 'unknownMarket', marketId: unknown },
      { code: 'priceMoved', marketId: outcome(1), price: 1800 },
      { code: 'sameGame', marketId: outcome(4) },
      { code: 'sameGame', marketId: outcome(4, 2) },
      { code: 'aboveMaximum', amount: 146_910 },
      { code: 'insufficientFunds', amount: 10_000 },
    ]);
    expect(operator.balance(player.id)).toBe(10_000);
  });

  it.each([
    { action: 0, price: 1950, taken: true },
    { action: 0, price: 2000, taken: false },
    { action: 0, price: 1900, taken: false },
    { action: 1, price: 2000, taken: true },
    { action: 1, price: 1900, taken: true },
    { action: 2, price: 2000, taken: true },
    { action: 2, price: 1900, taken: false },
  ] as const)('changeCoefAction $action, 1.95 now $price: taken $taken', async ({ action, price, taken }) => {
    const { operator, line } = await stage();
    const player = await newPlayer(operator);
    line.set(outcome(1), { price });
    const answer = operator.book.place(player, 'k1', coupon(player, { changeCoefAction: action }));
    if (taken) expect(answer).toMatchObject({ status: 'accepted', bet: { possibleWin: price, legs: [{ price }] } });
    else
      expect(answer).toMatchObject({
        status: 'rejected',
        reasons: [{ code: 'priceMoved', marketId: outcome(1), price }],
      });
  });

  it('asks about both legs with changeCoefAction 2 when one price rises and one falls', async () => {
    const { operator, line } = await stage();
    const player = await newPlayer(operator);
    line.set(outcome(1), { price: 2000 });
    line.set(outcome(2), { price: 1900 });
    const answer = operator.book.place(
      player,
      'k1',
      coupon(player, { bets: [leg(outcome(1), 1950), leg(outcome(2), 1950)] }),
    );
    expect(answer).toMatchObject({
      reasons: [
        { code: 'priceMoved', price: 2000 },
        { code: 'priceMoved', price: 1900 },
      ],
    });
  });

  it('refuses unsupported types, wrong numbers of legs, and exact odds for types without a total', async () => {
    const { operator } = await stage();
    const player = await newPlayer(operator);
    const two = [leg(outcome(1), 1950), leg(outcome(2), 1950)];
    const reasons = (key: string, change: Parameters<typeof coupon>[1]): readonly string[] => {
      const answer = operator.book.place(player, key, coupon(player, change));
      return answer.status === 'rejected' ? answer.reasons.map(({ code }) => code) : [answer.status];
    };
    expect(reasons('a', { typeId: 2, bets: two })).toEqual(['typeNotAllowed']);
    expect(reasons('g', { typeId: 9 })).toEqual(['typeNotAllowed']);
    expect(reasons('f', { typeId: 10 })).toEqual(['typeNotAllowed']);
    expect(reasons('b', { typeId: 0, bets: two })).toEqual(['typeNotAllowed']);
    expect(reasons('c', { typeId: 1 })).toEqual(['typeNotAllowed']);
    expect(reasons('d', { typeId: 3, bets: two, exactCoef: 2_500 })).toEqual(['coefNotAvailable']);
  });

  it('refuses a leg whose fields do not match its market id as unknown', async () => {
    const { operator } = await stage();
    const player = await newPlayer(operator);
    const answer = operator.book.place(player, 'k1', coupon(player, { bets: [{ ...leg(outcome(1), 1950), type: 3 }] }));
    expect(answer).toMatchObject({ status: 'rejected', reasons: [{ code: 'unknownMarket' }] });
  });

  it('scales limits by currency and by the maximum payout', async () => {
    const { operator } = await stage();
    const [eur, jpy, kwd] = await Promise.all([
      newPlayer(operator),
      newPlayer(operator, JPY),
      newPlayer(operator, KWD),
    ]);
    expect(operator.book.limits(eur, coupon(eur))).toMatchObject({
      minBetAmount: 20,
      maxBetAmount: 500_000,
      maxPayout: 10_000_000,
    });
    expect(operator.book.limits(jpy, coupon(jpy))).toMatchObject({
      minBetAmount: 30,
      maxBetAmount: 750_000,
      maxPayout: 15_000_000,
    });
    expect(operator.book.limits(kwd, coupon(kwd))).toMatchObject({
      minBetAmount: 100,
      maxBetAmount: 2_500_000,
      maxPayout: 50_000_000,
    });
    const long = [1, 2, 3, 4].map((game) => leg(outcome(game, 3), 4200));
    expect(operator.book.limits(eur, coupon(eur, { bets: long })).maxBetAmount).toBe(Math.floor(10_000_000 / 4.2 ** 4));
    expect(operator.book.place(eur, 'low', coupon(eur, { amount: 19 }))).toMatchObject({
      reasons: [{ code: 'belowMinimum', amount: 20 }],
    });
    expect(operator.book.place(eur, 'broke', coupon(eur, { amount: 10_001 }))).toMatchObject({
      reasons: [{ code: 'insufficientFunds', amount: 10_000 }],
    });
  });
});

describe('idempotency keys', () => {
  it('get the same answer every time, whatever the coupon', async () => {
    const { operator, line } = await stage();
    const player = await newPlayer(operator);
    const first = operator.book.place(player, 'k1', coupon(player));
    line.set(outcome(1), { price: 1500 });
    expect(operator.book.place(player, 'k1', coupon(player, { amount: 500 }))).toEqual(first);
    expect(operator.book.answer(player, 'k1')).toEqual(first);
    expect(operator.balance(player.id)).toBe(9000);
    const refused = operator.book.place(player, 'k2', coupon(player));
    line.set(outcome(1), { price: 1950 });
    expect(operator.book.place(player, 'k2', coupon(player))).toEqual(refused);
  });

  it('belong to one player', async () => {
    const { operator } = await stage();
    const [one, two] = [await newPlayer(operator), await newPlayer(operator)];
    operator.book.place(one, 'k1', coupon(one));
    expect(operator.book.answer(two, 'k1')).toBeNull();
    expect(operator.book.place(two, 'k1', coupon(two))).toMatchObject({ status: 'accepted' });
  });

  it('stay closed once abandoned; one with an answer keeps that answer', async () => {
    const { operator } = await stage();
    const player = await newPlayer(operator);
    const closed = { key: 'k1', status: 'rejected', reasons: [{ code: 'abandoned' }] };
    expect(operator.book.abandon(player, 'k1')).toEqual(closed);
    expect(operator.book.place(player, 'k1', coupon(player))).toEqual(closed);
    const taken = operator.book.place(player, 'k2', coupon(player));
    expect(operator.book.abandon(player, 'k2')).toEqual(taken);
    expect(operator.balance(player.id)).toBe(9000);
  });
});

describe('the acceptance delay of live legs', () => {
  const live = outcome(LIVE);

  it('lasts 5 s with the stake reserved, then accepts at the agreed price', async () => {
    const { operator, clock } = await stage();
    const player = await newPlayer(operator);
    const asked = coupon(player, { bets: [leg(live, 1950)] });
    const pending = operator.book.place(player, 'k1', asked);
    expect(pending).toEqual({ key: 'k1', status: 'pending', acceptAt: clock.now() + 5000 });
    expect(operator.balance(player.id)).toBe(9000);
    expect(operator.book.place(player, 'k1', asked)).toEqual(pending);
    expect(operator.book.abandon(player, 'k1')).toEqual(pending);
    clock.advance(4999);
    expect(operator.book.answer(player, 'k1')).toEqual(pending);
    clock.advance(1);
    expect(operator.book.answer(player, 'k1')).toMatchObject({
      status: 'accepted',
      bet: { statusId: -2, legs: [{ isLive: true, placedScore: '1:0', price: 1950, score: '1:0' }] },
    });
    expect(operator.balance(player.id)).toBe(9000);
  });

  it('refuses when the price worsened or the market closed meanwhile, and returns the stake', async () => {
    const { operator, clock, line } = await stage();
    const player = await newPlayer(operator);
    operator.book.place(player, 'k1', coupon(player, { bets: [leg(live, 1950)] }));
    line.set(live, { price: 1800 });
    clock.advance(5000);
    expect(operator.book.answer(player, 'k1')).toEqual({
      key: 'k1',
      status: 'rejected',
      reasons: [{ code: 'priceMoved', marketId: live, price: 1800 }],
    });
    operator.book.place(player, 'k2', coupon(player, { bets: [leg(live, 1800)] }));
    line.set(live, { suspended: true });
    clock.advance(5000);
    expect(operator.book.answer(player, 'k2')).toMatchObject({ reasons: [{ code: 'suspended' }] });
    expect(operator.balance(player.id)).toBe(10_000);
  });

  it('accepts any price with changeCoefAction 1, and a better one with 2', async () => {
    const { operator, clock, line } = await stage();
    const player = await newPlayer(operator);
    operator.book.place(player, 'k1', coupon(player, { bets: [leg(live, 1950)], changeCoefAction: 1 }));
    operator.book.place(player, 'k2', coupon(player, { bets: [leg(outcome(LIVE, 2), 3400)] }));
    line.set(live, { price: 1800 });
    line.set(outcome(LIVE, 2), { price: 3600 });
    clock.advance(5000);
    expect(operator.book.answer(player, 'k1')).toMatchObject({ bet: { coef: '1.8', possibleWin: 1800 } });
    expect(operator.book.answer(player, 'k2')).toMatchObject({ bet: { coef: '3.6', possibleWin: 3600 } });
  });

  it('prevents a reserved stake from being staked twice', async () => {
    const { operator } = await stage();
    const player = await newPlayer(operator);
    operator.book.place(player, 'k1', coupon(player, { bets: [leg(live, 1950)], amount: 6000 }));
    expect(operator.book.place(player, 'k2', coupon(player, { amount: 6000 }))).toMatchObject({
      reasons: [{ code: 'insufficientFunds', amount: 4000 }],
    });
  });
});

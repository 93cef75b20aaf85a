import { describe, expect, it } from 'vitest';
import type { CouponEvent } from 'touchline/core/coupon/messages';
import type { CouponWorld } from '../../arbitraries/coupon-world.ts';
import { ALL_ALLOWED, legOf, limitsOf, playerOf } from '../../arbitraries/coupon-world.ts';
import { coupon, drafted, intended, typed } from './given.ts';

const remedies = (events: readonly CouponEvent[], change?: (world: CouponWorld) => void): unknown =>
  coupon(events, change).view.blockers.map(({ code, remedy }) => [
    code,
    remedy === null ? null : 'command' in remedy ? remedy.command : remedy.open,
  ]);
const removes = (marketId: number): unknown => ({ type: 'coupon/removeLeg', payload: { marketId } });

describe('the blockers of a coupon', () => {
  it('[CPN-4] an empty coupon is a blocker', () => expect(remedies([])).toEqual([['empty', null]]));
  it('a good coupon has no blocker', () =>
    expect(coupon(drafted([10, 20])).view).toMatchObject({ blockers: [], canPlace: true }));

  it('[CPN-4] all blockers are listed, the most important first, in the order of type, legs, stake, player, each with its remedy', () => {
    const events: readonly CouponEvent[] = [
      ...drafted([10, 11, 20, 30, 40], '9000'),
      { type: 'coupon/limitsKnown', payload: limitsOf({ maxBetAmount: 5_000 }) },
    ];
    expect(
      remedies(events, (world) => {
        world.move(20, 2_000, 'suspended');
        world.move(30, 2_000, 'open', true);
        world.prices.delete(40);
        world.player = playerOf(3_000);
        world.config = { ...ALL_ALLOWED, maxLegs: 4 };
      }),
    ).toEqual([
      ['type', null],
      ['dependent', removes(10)],
      ['suspended', removes(20)],
      ['finished', removes(30)],
      ['gone', removes(40)],
      ['aboveMaximum', { type: 'coupon/setStake', payload: { amount: 5_000 } }],
      ['insufficientFunds', { type: 'coupon/setStake', payload: { amount: 3_000 } }],
    ]);
  });

  it('[CPN-4] too many legs for the site are a blocker', () => {
    // The site now accepts fewer legs than when they were added, so that no type fits.
    expect(remedies(drafted([10, 20]), (world) => void (world.config = { ...ALL_ALLOWED, maxLegs: 1 }))).toEqual([
      ['type', null],
    ]);
    expect(remedies(drafted([10]), (world) => void (world.config = { ...ALL_ALLOWED, maxLegs: 1 }))).toEqual([]);
  });

  it('[CPN-4] two legs of one game block an express, not singles', () => {
    expect(remedies(drafted([10, 11]))).toEqual([['dependent', removes(10)]]);
    expect(remedies(typed('singles', [10, 11]))).toEqual([]);
  });

  it('[CPN-133] a coupon that can only lose names the leg to remove, the opposite bet or a stake that wins', () => {
    const cannotWin = (command: unknown): unknown => [['cannotWin', command]];
    const longOdds =
      (...prices: readonly (readonly [number, number])[]) =>
      (world: CouponWorld): void => {
        for (const [id, price] of prices) world.move(id, price);
      };
    // K = 12: 1/(1 - 1/12 + 0.116) is 0.97; without the leg at 3 it is 1.15.
    expect(remedies(typed('antiExpress', [10, 20, 30]), longOdds([30, 3_000]))).toEqual(cannotWin(removes(30)));
    expect(remedies(typed('antiExpress', [10, 20]), longOdds([10, 5_000], [20, 5_000]))).toEqual(
      cannotWin({ type: 'coupon/chooseType', payload: { betType: 'express' } }),
    );
    // 0.01 at 1.40 rounds to 0.01.
    expect(remedies(typed('single', [10], '0.01'), longOdds([10, 1_400]))).toEqual(
      cannotWin({ type: 'coupon/setStake', payload: { amount: 2 } }),
    );
    expect(remedies(typed('singles', [10, 20], '0.01'), longOdds([10, 1_400]))).toEqual([
      ['legCannotWin', { type: 'coupon/setLegStake', payload: { marketId: 10, amount: 2 } }],
    ]);
    expect(
      remedies([...typed('single', [10]), { type: 'coupon/limitsKnown', payload: limitsOf({ maxPayout: 900 }) }]),
    ).toEqual(cannotWin({ type: 'coupon/setStake', payload: { amount: 899 } }));
  });

  it('[CPN-133] an anti-express that could not win without its dearest leg either, at this stake, names the opposite bet', () => {
    // K = 12 at 0.02: 1/(1 - 1/12 + 0.116) is 0.97; without the leg at 3 it is 1.15, which pays 0.02.
    const three = (world: CouponWorld): void => world.move(30, 3_000);
    expect(remedies(typed('antiExpress', [10, 20, 30], '0.02'), three)).toEqual([
      ['cannotWin', { type: 'coupon/chooseType', payload: { betType: 'express' } }],
    ]);
    expect(remedies(typed('antiExpress', [10, 20, 30], '0.04'), three)).toEqual([['cannotWin', removes(30)]]);
  });

  it('[CPN-133] the operator’s terms of this coupon do not count for another one', () => {
    const limits = limitsOf({
      maxPayout: 100,
      hyperBonusPercent: 1,
      minHyperBonusBetLimit: 0,
      maxHyperBonusLimit: 1,
      antiExpressCoef: null,
    });
    const prices = (world: CouponWorld): void => {
      for (const id of [10, 30]) world.move(id, 4_134);
    };
    // Without the leg at 4.13 the coupon wins a cent by this coupon's hyper bonus alone.
    expect(
      remedies(
        [...typed('antiExpress', [30, 40, 10], '12.50'), { type: 'coupon/limitsKnown', payload: limits }],
        prices,
      ),
    ).toEqual([['cannotWin', { type: 'coupon/chooseType', payload: { betType: 'express' } }]]);
  });

  it('[CPN-133] a promo code is offered to be dropped only where the coupon then wins at its stake', () => {
    const withCode = (stake: string, maxPayout: number): readonly CouponEvent[] => [
      ...typed('single', [10], stake),
      { type: 'coupon/promoCodeChosen', payload: { code: 'AAA' } },
      { type: 'coupon/limitsKnown', payload: limitsOf({ maxPayout }) },
    ];
    const odds = (world: CouponWorld): void => world.move(10, 1_400);
    // 0.01 at 1.40 rounds to 0.01, with the code and without it.
    expect(remedies(withCode('0.01', 100_000), odds)).toEqual([['cannotWin', null]]);
    expect(remedies(withCode('5', 0), odds)).toEqual([
      ['cannotWin', { type: 'coupon/choosePromoCode', payload: { code: '' } }],
    ]);
  });

  it('[CPN-133] a leg whose smallest win is above the maximum payout names its removal, not a stake', () => {
    // At 1.001 the smallest win needs a stake of 5.00.
    const odds = (world: CouponWorld): void => world.move(10, 1_001);
    const placed = typed('singles', [10, 20], '0.60');
    expect(remedies([...placed, { type: 'coupon/limitsKnown', payload: limitsOf({ maxPayout: 499 }) }], odds)).toEqual([
      ['legCannotWin', removes(10)],
    ]);
    expect(remedies([...placed, { type: 'coupon/limitsKnown', payload: limitsOf({ maxPayout: 501 }) }], odds)).toEqual([
      ['legCannotWin', { type: 'coupon/setLegStake', payload: { marketId: 10, amount: 500 } }],
    ]);
  });

  it('[CPN-27] selections of one game share one blocker that names them, removes each and offers singles', () => {
    const [conflict] = coupon(drafted([10, 11, 20])).view.blockers;
    expect(conflict?.picks?.map(({ params }) => params['type'])).toEqual([legOf(10).type, legOf(11).type]);
    const ways = [conflict?.remedy, ...(conflict?.alternatives ?? [])];
    expect(ways.map((way) => (way && 'command' in way ? way.command : null))).toEqual([
      removes(10),
      removes(11),
      { type: 'coupon/chooseType', payload: { betType: 'singles' } },
    ]);
  });

  it('[CPN-4] a bet under way precedes all other blockers', () => {
    const { blockers } = coupon([...drafted([10, 11]), intended([10, 11])], (world) => void (world.player = null)).view;
    expect(blockers.map(({ code }) => code)).toEqual(['placing', 'dependent', 'signedOut']);
  });

  it('[CPN-4] stale prices are one blocker', () =>
    expect(remedies(drafted([10, 20]), (world) => void (world.fresh = false))).toEqual([['stale', null]]));

  it('[CPN-4] a market missing from a fresh line is gone; with a silent feed it is stale', () => {
    expect(remedies(drafted([10]), (world) => void world.prices.delete(10))).toEqual([['gone', removes(10)]]);
    expect(
      remedies(drafted([10]), (world) => {
        world.prices.delete(10);
        world.fresh = false;
      }),
    ).toEqual([['stale', null]]);
  });

  it('[CPN-4] limits from below and above suggest an amount that fits', () => {
    const limits: CouponEvent = {
      type: 'coupon/limitsKnown',
      payload: limitsOf({ minBetAmount: 2_000, maxBetAmount: 3_000 }),
    };
    expect(remedies([...drafted([10], '10'), limits])).toEqual([
      ['belowMinimum', { type: 'coupon/setStake', payload: { amount: 2_000 } }],
    ]);
    expect(remedies([...drafted([10], '31'), limits])).toEqual([
      ['aboveMaximum', { type: 'coupon/setStake', payload: { amount: 3_000 } }],
    ]);
    expect(remedies([...drafted([10], '20'), limits])).toEqual([]);
    expect(remedies([...drafted([10], '30'), limits])).toEqual([]);
  });

  it('[CPN-4] insufficient funds have no remedy in the coupon', () => {
    expect(remedies(drafted([10]), (world) => void (world.player = playerOf(0)))).toEqual([
      ['insufficientFunds', null],
    ]);
  });

  it('[CPN-4] a guest is offered registration, and an unknown session is named as such', () => {
    expect(remedies(drafted([10]), (world) => void (world.player = null))).toEqual([['signedOut', 'register']]);
    expect(
      remedies(drafted([10]), (world) => {
        world.player = null;
        world.sessionUnknown = true;
      }),
    ).toEqual([['sessionUnknown', null]]);
  });

  it('[CPN-10] a bet under way is a blocker', () =>
    expect(remedies([...drafted([10]), intended([10])])).toEqual([['placing', null]]));

  it('[CPN-4] amounts and names are in the texts', () => {
    const { blockers } = coupon(drafted([10]), (world) => {
      world.move(10, 2_000, 'suspended');
      world.player = playerOf(5);
    }).view;
    expect(blockers.map(({ text, money }) => [text, money])).toEqual([
      [{ key: 'coupon.block.suspended', params: { home: 'Home 1', away: 'Away 1' } }, []],
      [{ key: 'coupon.block.insufficientFunds', params: { amount: 5, currency: 'EUR' } }, ['amount']],
    ]);
  });
});

describe('displayed legs', () => {
  it('have the agreed price, the current price and their locks', () => {
    const { legs } = coupon(drafted([10, 11]), (world) => world.move(10, 2_500, 'suspended')).view;
    expect(legs.map(({ marketId, seenPrice, price, locks }) => [marketId, seenPrice, price, locks])).toEqual([
      [10, 2_000, 2_500, ['suspended', 'dependent']],
      [11, 2_000, 2_000, ['dependent']],
    ]);
  });

  it('keep the last seen price when the line does not know the leg', () => {
    expect(coupon(drafted([10]), (world) => void world.prices.delete(10)).view.legs[0]).toMatchObject({
      price: 2_000,
      home: legOf(10).home,
    });
  });

  it('add up to total odds and win at current prices', () => {
    const { view } = coupon(drafted([10, 20]), (world) => world.move(10, 1_950));
    expect(view.totalOdds).toBe('3.900');
    expect(view.maxWin).toBe(3_900);
  });

  it('have no win without a stake', () => {
    expect(coupon(drafted([10], '')).view).toMatchObject({ totalOdds: '2.000', maxWin: null });
    expect(coupon([]).view).toMatchObject({ totalOdds: '', maxWin: null });
  });
});

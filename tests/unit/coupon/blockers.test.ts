import { describe, expect, it } from 'vitest';
import type { CouponEvent } from '../../../core/modules/coupon/messages.ts';
import type { CouponWorld } from '../../arbitraries/coupon-world.ts';
import { ALL_ALLOWED, legOf, limitsOf, playerOf } from '../../arbitraries/coupon-world.ts';
import { coupon, drafted, intended, typed } from './given.ts';

const remedies = (events: readonly CouponEvent[], change?: (world: CouponWorld) => void): unknown =>
  coupon(events, change).view.blockers.map(({ code, remedy }) => [
    code,
    remedy === null ? null : 'command' in remedy ? remedy.command : remedy.open,
  ]);
const removes = (marketId: number): unknown => ({ type: 'coupon/removeLeg', payload: { marketId } });

describe('why a coupon can not be placed', () => {
  it('[CPN-4] nothing is in it', () => expect(remedies([])).toEqual([['empty', null]]));
  it('nothing stands against a good one', () =>
    expect(coupon(drafted([10, 20])).view).toMatchObject({ blockers: [], canPlace: true }));

  it('[CPN-4] every reason at once, in the order of type, legs, stake, player, each with its remedy', () => {
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
      ['dependent', removes(11)],
      ['suspended', removes(20)],
      ['finished', removes(30)],
      ['gone', removes(40)],
      ['aboveMaximum', { type: 'coupon/setStake', payload: { amount: 5_000 } }],
      ['insufficientFunds', { type: 'coupon/setStake', payload: { amount: 3_000 } }],
    ]);
  });

  it('[CPN-4] too many legs for the site are told', () => {
    // The site takes fewer legs than it took when they were added: nothing fits any more.
    expect(remedies(drafted([10, 20]), (world) => void (world.config = { ...ALL_ALLOWED, maxLegs: 1 }))).toEqual([
      ['type', null],
    ]);
    expect(remedies(drafted([10]), (world) => void (world.config = { ...ALL_ALLOWED, maxLegs: 1 }))).toEqual([]);
  });

  it('[CPN-4] two of one game stand in the way of an express, not of singles', () => {
    expect(remedies(drafted([10, 11]))).toEqual([
      ['dependent', removes(10)],
      ['dependent', removes(11)],
    ]);
    expect(remedies(typed(9, [10, 11]))).toEqual([]);
  });

  it('[CPN-4] stale prices are said once', () =>
    expect(remedies(drafted([10, 20]), (world) => void (world.fresh = false))).toEqual([['stale', null]]));

  it('[CPN-4] what a fresh line does not know is gone; while it is silent it is stale', () => {
    expect(remedies(drafted([10]), (world) => void world.prices.delete(10))).toEqual([['gone', removes(10)]]);
    expect(
      remedies(drafted([10]), (world) => {
        world.prices.delete(10);
        world.fresh = false;
      }),
    ).toEqual([['stale', null]]);
  });

  it('[CPN-4] limits from below and above, with the amount that fits', () => {
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

  it('[CPN-4] no money has no remedy in the coupon', () => {
    expect(remedies(drafted([10]), (world) => void (world.player = playerOf(0)))).toEqual([
      ['insufficientFunds', null],
    ]);
  });

  it('[CPN-4] a guest is offered registration; while it is not known who is here, that is said', () => {
    expect(remedies(drafted([10]), (world) => void (world.player = null))).toEqual([['signedOut', 'register']]);
    expect(
      remedies(drafted([10]), (world) => {
        world.player = null;
        world.sessionUnknown = true;
      }),
    ).toEqual([['sessionUnknown', null]]);
  });

  it('[CPN-10] a bet under way', () =>
    expect(remedies([...drafted([10]), intended([10])])).toEqual([['placing', null]]));

  it('[CPN-4] amounts and names stand in the words', () => {
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

describe('the legs as they are seen', () => {
  it('each has the price agreed to, the price of now and its locks', () => {
    const { legs } = coupon(drafted([10, 11]), (world) => world.move(10, 2_500, 'suspended')).view;
    expect(legs.map(({ marketId, seenPrice, price, locks }) => [marketId, seenPrice, price, locks])).toEqual([
      [10, 2_000, 2_500, ['suspended', 'dependent']],
      [11, 2_000, 2_000, ['dependent']],
    ]);
  });

  it('a leg that the line does not know keeps the price that was seen', () => {
    expect(coupon(drafted([10]), (world) => void world.prices.delete(10)).view.legs[0]).toMatchObject({
      price: 2_000,
      home: legOf(10).home,
    });
  });

  it('total odds and win follow the prices of now', () => {
    const { view } = coupon(drafted([10, 20]), (world) => world.move(10, 1_950));
    expect([view.totalOdds, view.totalOddsThousandths, view.maxWin]).toEqual(['3.900', 3_900, 3_900]);
  });

  it('without a stake there is no win to speak of', () => {
    expect(coupon(drafted([10], '')).view).toMatchObject({ totalOdds: '2.000', maxWin: null });
    expect(coupon([]).view).toMatchObject({ totalOdds: '', totalOddsThousandths: 0, maxWin: null });
  });
});

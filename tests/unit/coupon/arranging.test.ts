import { describe, expect, it } from 'vitest';
import type { CouponEvent } from 'touchline/core/coupon/messages';
import type { Block } from 'touchline/core/coupon/types';
import { legOf, limitsOf } from '../../arbitraries/coupon-world.ts';
import { coupon, NAME, typed } from './given.ts';

const block = (id: number, marketIds: readonly number[], stakeText = ''): Block => ({ id, marketIds, stakeText });
const arranged = (...blocks: readonly Block[]): CouponEvent => ({ type: 'coupon/blocksArranged', payload: { blocks } });
const banker = (marketId: number, isBanker = true) =>
  ({ type: 'coupon/setBanker', payload: { marketId, isBanker } }) as const;
const toBlock = (marketId: number, blockId: number | null) =>
  ({ type: 'coupon/moveToBlock', payload: { marketId, blockId } }) as const;

describe('blocks', () => {
  it('[CPN-16] hold one leg each at first, in order', () => {
    expect(coupon(typed('multibet', [10, 20, 30])).state.blocks).toEqual([
      block(0, [10]),
      block(1, [20]),
      block(2, [30]),
    ]);
  });
  it('[CPN-16] take a leg from another block, and an empty block disappears', () => {
    coupon(typed('multibet', [10, 20, 30]))
      .when(toBlock(30, 0))
      .then(arranged(block(0, [10, 30]), block(1, [20])));
  });
  it('[CPN-16] accept a leg in a new block at the end, under an unused name', () => {
    const { after } = coupon([...typed('multibet', [10, 20, 30]), arranged(block(5, [10, 20]), block(2, [30]))]);
    expect(after(toBlock(10, null)).state.blocks).toEqual([block(5, [20]), block(2, [30]), block(6, [10])]);
  });
  it('[CPN-16] change places; a position beyond the ends is the nearest end', () => {
    const { when } = coupon(typed('conditional', [10, 20, 30]));
    when({ type: 'coupon/moveBlock', payload: { blockId: 2, to: 0 } }).then(
      arranged(block(2, [30]), block(0, [10]), block(1, [20])),
    );
    when({ type: 'coupon/moveBlock', payload: { blockId: 0, to: 99 } }).then(
      arranged(block(1, [20]), block(2, [30]), block(0, [10])),
    );
  });
  it('[CPN-16] refuse unknown legs and blocks', () => {
    const { when } = coupon(typed('conditional', [10, 20]));
    when(toBlock(77, 0)).refused({ code: 'coupon/notInCoupon' });
    when(toBlock(10, 9)).refused({ code: 'coupon/noSuchBlock' });
    when({ type: 'coupon/moveBlock', payload: { blockId: 9, to: 0 } }).refused({ code: 'coupon/noSuchBlock' });
    when({ type: 'coupon/typeBlockStake', payload: { blockId: 9, text: '1' } }).refused({ code: 'coupon/noSuchBlock' });
    when({ type: 'coupon/moveLeg', payload: { marketId: 77, to: 0 } }).refused({ code: 'coupon/notInCoupon' });
    when({ type: 'coupon/typeLegStake', payload: { marketId: 77, text: '1' } }).refused({ code: 'coupon/notInCoupon' });
  });
  it('[CPN-16] repair a concurrent edit: unknown legs go, missing ones get a block, a duplicate stays in the first', () => {
    expect(
      coupon([
        ...typed('multibet', [10, 20, 30]),
        arranged(block(3, [77]), block(4, [20, 10]), block(4, [30]), block(5, [10])),
      ]).state.blocks,
    ).toEqual([block(4, [20, 10]), block(5, [30])]);
    expect(
      coupon([
        ...typed('multibet', [10, 20, 30]),
        { type: 'coupon/legRemoved', payload: { marketId: 20, betType: 'multibet' } },
      ]).state,
    ).toMatchObject({ betType: 'express', blocks: [block(0, [10]), block(2, [30])] });
  });
  it('[CPN-16] keep the place of a leg that replaced another, once', () => {
    const events: readonly CouponEvent[] = [
      ...typed('system', [25, 10, 20, 30]),
      { type: 'coupon/bankerSet', payload: { marketId: 25, isBanker: true } },
    ];
    const replaced: CouponEvent = { type: 'coupon/legReplaced', payload: { marketId: 25, leg: legOf(26) } };
    expect(coupon([...events, replaced]).state).toMatchObject({
      bankers: [26],
      blocks: [block(0, [26]), block(1, [10]), block(2, [20]), block(3, [30])],
    });
    expect(coupon([...events, replaced, replaced]).state).toEqual(coupon([...events, replaced]).state);
    const both = coupon([...typed('system', [25, 26, 10, 20]), replaced]).state;
    expect(both.legs.map(({ marketId }) => marketId)).toEqual([26, 10, 20]);
  });
  it('[CPN-16] leave the order of a chain to its legs', () => {
    const { state } = coupon(typed('chain', [10, 20, 30])).after({
      type: 'coupon/moveLeg',
      payload: { marketId: 30, to: 0 },
    });
    expect(state.legs.map(({ marketId }) => marketId)).toEqual([30, 10, 20]);
  });
  it('[CPN-4] fewer than two block the bet, and moving a leg out of the full one is the remedy, whatever the lobby has', () => {
    const { view, codes } = coupon([
      ...typed('multibet', [10, 20, 30, 40]),
      { type: 'coupon/bankerSet', payload: { marketId: 40, isBanker: true } },
      arranged(block(0, [10, 20, 30]), block(3, [40])),
    ]);
    expect(codes).toMatchObject(['tooFewBlocks']);
    expect(view.blockers[0]?.remedy).toMatchObject({
      text: { key: 'coupon.remedy.splitBlocks' },
      command: toBlock(30, null),
    });
  });
});

describe('bankers', () => {
  it('[CPN-16] are set and unset in a system and a multibet, and in no other type', () => {
    coupon(typed('system', [10, 20, 30, 40]))
      .when(banker(10))
      .then({ type: 'coupon/bankerSet', payload: { marketId: 10, isBanker: true } });
    coupon(typed('multibet', [10, 20, 30, 40]))
      .when(banker(10))
      .then({ type: 'coupon/bankerSet', payload: { marketId: 10, isBanker: true } });
    for (const betType of ['express', 'chain', 'conditional', 'antiExpress', 'lucky', 'patent', 'singles'] as const)
      coupon(typed(betType, [10, 20, 30]))
        .when(banker(10))
        .refused({ code: 'coupon/notAllowed' });
    coupon(typed('system', [10, 20, 30]))
      .when(banker(77))
      .refused({ code: 'coupon/notInCoupon' });
    coupon(typed('system', [10, 20, 30]))
      .when(banker(10, false))
      .then();
  });
  it('[CPN-4] are refused on a market that can’t be one, and block the bet when a market can’t be one any more', () => {
    coupon(typed('system', [10, 20, 30, 40]), (world) => world.flag(10, { isDisabledBanker: true }))
      .when(banker(10))
      .refused({ code: 'coupon/notAllowed' });
    const set: CouponEvent = { type: 'coupon/bankerSet', payload: { marketId: 10, isBanker: true } };
    const { view, codes } = coupon([...typed('system', [10, 20, 30, 40]), set], (world) =>
      world.flag(10, { isDisabledBanker: true }),
    );
    expect(codes).toMatchObject(['noBanker']);
    expect(view.blockers[0]?.remedy).toMatchObject({ command: banker(10, false) });
    expect(view.legs[0]).toMatchObject({ isBanker: true, canBeBanker: false, locks: ['noBanker'] });
  });
  it('[CPN-4] block the bet when no system is left', () => {
    expect(
      coupon([
        ...typed('system', [10, 20, 30]),
        { type: 'coupon/bankerSet', payload: { marketId: 10, isBanker: true } },
      ]).codes,
    ).toEqual(['tooFewLegs']);
  });
  it('[CPN-16] of a multibet are in the lobby, not in a block', () => {
    const { view } = coupon([
      ...typed('multibet', [10, 20, 30, 40]),
      { type: 'coupon/bankerSet', payload: { marketId: 20, isBanker: true } },
    ]);
    expect(view.blocks.map(({ marketIds }) => marketIds)).toEqual([[10], [30], [40]]);
    expect(view.legs.map(({ isBanker }) => isBanker)).toEqual([false, true, false, false]);
    expect(view.shape.bankerName).toBe('lobby');
  });
});

describe('the size of a system', () => {
  const choose = (value: number) => ({ type: 'coupon/chooseSystem', payload: { value } }) as const;
  it('[CPN-16] is 2 up to one less than the legs other than bankers', () => {
    const { when } = coupon(typed('system', [10, 20, 30, 40]));
    when(choose(3)).then({ type: 'coupon/systemChosen', payload: { value: 3 } });
    when(choose(2)).then();
    for (const value of [1, 4, 2.5, Number.NaN]) when(choose(value)).refused({ code: 'coupon/notAllowed' });
    coupon(typed('express', [10, 20]))
      .when(choose(2))
      .refused({ code: 'coupon/notAllowed' });
    coupon(typed('multibet', [10, 20, 30]))
      .when(choose(3))
      .then({ type: 'coupon/systemChosen', payload: { value: 3 } });
  });
  it('[CPN-16] is stored as chosen; the nearest possible size applies', () => {
    const events: readonly CouponEvent[] = [
      ...typed('system', [10, 20, 30, 40, 50]),
      { type: 'coupon/systemChosen', payload: { value: 4 } },
      { type: 'coupon/legRemoved', payload: { marketId: 50, betType: 'system' } },
    ];
    expect(coupon(events).state.systemValue).toBe(4);
    expect(coupon(events).view.systemValue).toBe(3);
    const back = coupon([
      ...events,
      { type: 'coupon/legAdded', payload: { couponId: NAME, leg: legOf(60), betType: 'system' } },
    ]);
    expect(back.view.systemValue).toBe(4);
    expect(back.view.systemOptions.map(({ value, combo, offset }) => [value, combo, offset])).toEqual([
      [2, 10, 3],
      [3, 10, 2],
      [4, 5, 1],
    ]);
  });
});

describe('stakes of blocks and legs', () => {
  const place = { type: 'coupon/place', payload: {} } as const;
  it('[CPN-17] a conditional’s first block has the coupon’s stake; a later one its own, at most the returns of the block before', () => {
    const { view, codes } = coupon([
      ...typed('conditional', [10, 20, 30]),
      { type: 'coupon/blockStakeTyped', payload: { blockId: 1, text: '25' } },
    ]);
    expect(view.blocks.map(({ stake, maxStake }) => [stake, maxStake])).toEqual([
      [1_000, null],
      [2_500, 2_000],
      [1_000, 5_000],
    ]);
    expect(codes).toMatchObject(['blockStakeTooHigh']);
    expect(view.blockers[0]?.remedy).toMatchObject({
      command: { type: 'coupon/setBlockStake', payload: { blockId: 1, amount: 2_000 } },
    });
    expect(
      coupon([
        ...typed('conditional', [10, 20]),
        { type: 'coupon/blockStakeTyped', payload: { blockId: 1, text: 'x' } },
      ]).codes,
    ).toEqual(['blockStake']);
  });
  it('[CPN-17] an empty later block has the coupon’s stake, up to the returns of the block before', () => {
    const cheap = coupon([
      ...typed('conditional', [10, 20, 30]),
      { type: 'coupon/blockStakeTyped', payload: { blockId: 1, text: '1' } },
    ]);
    expect(cheap.view.blocks.map(({ stake }) => stake)).toEqual([1_000, 100, 200]);
    expect(cheap.when(place).outcome).toMatchObject({
      value: [
        {
          payload: {
            sent: {
              betType: 'conditional',
              amount: 1_000,
              amountByBlockId: [
                { blockId: 0, amount: 1_000 },
                { blockId: 1, amount: 100 },
                { blockId: 2, amount: 200 },
              ],
            },
          },
        },
      ],
    });
  });
  it('[CPN-17] each of several singles has its own stake, else the coupon’s', () => {
    const { view, codes } = coupon([
      ...typed('singles', [10, 11, 20]),
      { type: 'coupon/legStakeTyped', payload: { marketId: 11, text: '2,50' } },
    ]);
    expect(view.legs.map(({ stake, win }) => [stake, win])).toEqual([
      [1_000, 2_000],
      [250, 500],
      [1_000, 2_000],
    ]);
    expect(view.totalStake).toBe(2_250);
    expect(view.maxWin).toBe(4_500);
    expect(codes).toEqual([]);
    expect(
      coupon([
        ...typed('singles', [10, 11], ''),
        { type: 'coupon/legStakeTyped', payload: { marketId: 11, text: '1' } },
      ]).codes,
    ).toEqual(['legStake']);
    coupon(typed('singles', [10, 11]))
      .when({ type: 'coupon/setLegStake', payload: { marketId: 11, amount: 1_250 } })
      .then({ type: 'coupon/legStakeTyped', payload: { marketId: 11, text: '12.50' } });
    const taken = coupon([
      ...typed('singles', [10, 11]),
      { type: 'coupon/legStakeTyped', payload: { marketId: 11, text: '1' } },
      { type: 'coupon/legStakeTyped', payload: { marketId: 11, text: '' } },
    ]);
    expect(taken.state.legStakes).toEqual([]);
  });
  it('[CPN-16] a stake typed for a removed leg is dropped', () => {
    expect(
      coupon([...typed('singles', [10]), { type: 'coupon/legStakeTyped', payload: { marketId: 77, text: '1' } }]).state
        .legStakes,
    ).toEqual([]);
  });
  it('[CPN-18] each of several singles has its own minimum and maximum', () => {
    const { codes, view } = coupon([
      ...typed('singles', [10, 20]),
      {
        type: 'coupon/limitsKnown',
        payload: limitsOf({ minBetAmount: 2_000, maxBetAmount: 0, maxByMarketId: [{ marketId: 20, amount: 500 }] }),
      },
    ]);
    expect(codes).toEqual(['legBelowMinimum', 'legBelowMinimum', 'legAboveMaximum']);
    expect(view.blockers.map(({ text }) => text.params['home'])).toEqual(['Home 1', 'Home 2', 'Home 2']);
  });
});

import { describe, expect, it } from 'vitest';
import { limitsOf } from '../../arbitraries/coupon-world.ts';
import { coupon, typed } from './given.ts';

/** The figures of each type for legs at 2.000 and a stake of 10.00. */
const SHOWN: readonly (readonly [
  name: string,
  typeId: number,
  marketIds: readonly number[],
  lines: number,
  stakePerLine: string,
  odds: string,
  maxWin: number,
  minWin: number | null,
])[] = [
  ['single', 0, [10], 1, '10.00', '2.000', 2_000, 2_000],
  ['express', 1, [10, 20], 1, '10.00', '4.000', 4_000, 4_000],
  ['system', 2, [10, 20, 30], 3, '3.3333', '4.000', 4_000, 1_333],
  ['chain', 3, [10, 20], 1, '10.00', '3.000', 3_000, null],
  ['multibet', 4, [10, 20, 30], 3, '3.3333', '4.000', 4_000, 1_333],
  ['conditional', 5, [10, 20], 1, '10.00', '3.000', 3_000, null],
  ['anti-express', 6, [10, 20], 1, '10.00', '1.150', 1_150, 1_150],
  ['lucky', 7, [10, 20], 3, '3.3333', '2.667', 2_667, 667],
  ['patent', 8, [10, 20, 30], 4, '2.50', '5.000', 5_000, 1_000],
  ['several singles', 9, [10, 20], 2, '10.00', '2.000', 4_000, 2_000],
];

/** System 2 of 4 at 2, 2, 2 and 3, a line at 1.6667: without the highest 3 lines of 4, without a lower one 4 + 6 + 6. */
const LOST = [
  [1, 2_000, 2_667],
  [2, 667, 1_000],
];

describe('the coupon’s figures', () => {
  for (const [name, typeId, marketIds, lines, stakePerLine, totalOdds, maxWin, minWin] of SHOWN) {
    it(`[CPN-115, CPN-116] ${name}: ${lines} lines, odds ${totalOdds}, win ${maxWin}`, () => {
      const { view, codes } = coupon(typed(typeId, marketIds));
      expect({
        lines: view.lines,
        stakePerLine: view.stakePerLine,
        totalOdds: view.totalOdds,
        maxWin: view.maxWin,
        minWin: view.minWin,
        codes,
      }).toEqual({ lines, stakePerLine, totalOdds, maxWin, minWin, codes: [] });
      expect(view.totalStake).toBe(typeId === 9 ? 2_000 : 1_000);
    });
  }
  it('[CPN-117] include returns by lost legs where some may lose', () => {
    const { lossTable } = coupon(typed(2, [10, 20, 30, 40]), (world) => world.move(40, 3_000)).view;
    expect(lossTable.map(({ lost, minWin, maxWin }) => [lost, minWin, maxWin])).toEqual(LOST);
    for (const typeId of [1, 3, 5, 6, 9]) expect(coupon(typed(typeId, [10, 20])).view.lossTable).toEqual([]);
  });
  it('[CPN-129] include lines and maximum win of every size of a system', () => {
    expect(
      coupon([...typed(2, [10, 20, 30, 40]), { type: 'coupon/limitsKnown', payload: limitsOf() }]).view.systemOptions,
    ).toEqual([
      { value: 2, combo: 6, offset: 2, minBetAmount: 20, maxWin: 4_000 },
      { value: 3, combo: 4, offset: 1, minBetAmount: 20, maxWin: 8_000 },
    ]);
    expect(coupon(typed(1, [10, 20])).view.systemOptions).toEqual([]);
  });
  it('[CPN-111] of an anti-express use the operator’s quote while prices are unchanged since', () => {
    const askedPrices = [10, 20].map((marketId) => ({ marketId, price: 2_000 }));
    const events = [
      ...typed(6, [10, 20]),
      { type: 'coupon/limitsKnown', payload: limitsOf({ antiExpressCoef: 1_200, askedPrices }) },
    ] as const;
    const { view, when } = coupon(events);
    expect([view.totalOdds, view.maxWin, view.minWin]).toEqual(['1.200', 1_200, 1_200]);
    const { outcome } = when({ type: 'coupon/place', payload: {} });
    expect(outcome).toMatchObject({ ok: true, value: [{ payload: { sent: { coef: '1.200' } } }] });
    const moved = coupon(events, (world) => world.move(10, 1_900)).view;
    expect([moved.totalOdds, moved.maxWin]).toEqual(['1.170', 1_170]);
  });
  it('[CPN-121] cap the win, also at exact odds', () => {
    const capped = limitsOf({ maxPayout: 1_500 });
    expect(coupon([...typed(0, [10]), { type: 'coupon/limitsKnown', payload: capped }]).view.maxWin).toBe(1_500);
    expect(
      coupon([
        ...typed(0, [10]),
        { type: 'coupon/exactCoefTyped', payload: { text: '3', view: 0 } },
        { type: 'coupon/limitsKnown', payload: capped },
      ]).view.maxWin,
    ).toBe(1_500);
  });
  it('[CPN-128] come with the controls that each type needs', () => {
    const shapes = SHOWN.map(([, typeId, marketIds]) => coupon(typed(typeId, marketIds)).view.shape);
    expect(
      shapes.map(({ hasSystem, bankerName, hasBlocks, isOrdered, amountPer, hasCoefficient, allowsPromoCode }) => [
        hasSystem,
        bankerName,
        hasBlocks,
        isOrdered,
        amountPer,
        hasCoefficient,
        allowsPromoCode,
      ]),
    ).toEqual([
      [false, null, false, false, 'coupon', true, true],
      [false, null, false, false, 'coupon', true, true],
      [true, 'banker', false, false, 'coupon', false, true],
      [false, null, false, true, 'coupon', false, true],
      [true, 'lobby', true, false, 'coupon', false, true],
      [false, null, true, true, 'block', false, true],
      [false, null, false, false, 'coupon', true, true],
      [false, null, false, false, 'coupon', false, true],
      [false, null, false, false, 'coupon', false, true],
      [false, null, false, false, 'leg', false, false],
    ]);
  });
  it('[CPN-115] of a block include the product of its legs, without the lobby', () => {
    const { view } = coupon([
      ...typed(4, [10, 20, 30, 40]),
      {
        type: 'coupon/blocksArranged',
        payload: {
          blocks: [
            { id: 0, marketIds: [10, 20], stakeText: '' },
            { id: 2, marketIds: [30, 40], stakeText: '' },
          ],
        },
      },
      { type: 'coupon/bankerSet', payload: { marketId: 40, isBanker: true } },
    ]);
    expect(view.blocks.map(({ odds, price, marketIds }) => [odds, price, marketIds])).toEqual([
      ['4.000', 4_000, [10, 20]],
      ['2.000', 2_000, [30]],
    ]);
    expect([view.lines, view.totalOdds]).toEqual([1, '16.000']);
  });
});

describe('locks', () => {
  it('[CPN-4] a blocked bet is locked in any type, an express-banned one and two of a game where legs combine', () => {
    for (const typeId of [1, 2, 3, 4, 5, 6, 7, 8])
      expect(coupon(typed(typeId, [10, 20, 30]), (world) => world.flag(10, { isBannedExpress: true })).codes).toEqual([
        'bannedExpress',
      ]);
    for (const typeId of [1, 2, 3, 4, 5, 6, 7, 8])
      expect(coupon(typed(typeId, [10, 11, 20])).codes).toEqual(['dependent']);
    expect(coupon(typed(9, [10, 11, 20]), (world) => world.flag(10, { isBannedExpress: true })).codes).toEqual([]);
    expect(coupon(typed(0, [10]), (world) => world.flag(10, { isBannedExpress: true })).codes).toEqual([]);
    for (const typeId of [0, 9])
      expect(coupon(typed(typeId, [10]), (world) => world.flag(10, { isBlocked: true })).codes).toEqual(['blocked']);
  });
  it('[CPN-4] every lock of a leg is listed, not only the first', () => {
    const { view } = coupon(typed(2, [10, 11, 20, 30]), (world) => {
      world.flag(10, { isBlocked: true, isBannedExpress: true });
      world.fresh = false;
    });
    expect([view.legs[0]?.locks, view.blockers.map(({ code }) => code)]).toEqual([
      ['blocked', 'bannedExpress', 'dependent', 'stale'],
      ['blocked', 'bannedExpress', 'dependent', 'stale'],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { BetTypeName } from 'touchline/core/history/bet-type';
import { limitsOf } from '../../arbitraries/coupon-world.ts';
import { coupon, typed } from './given.ts';

/** The figures of each type for legs at 2.000 and a stake of 10.00. */
const SHOWN: readonly (readonly [
  name: string,
  betType: BetTypeName,
  marketIds: readonly number[],
  lines: number,
  stakePerLine: string,
  odds: string,
  maxWin: number,
  minWin: number | null,
])[] = [
  ['single', 'single', [10], 1, '10.00', '2.000', 2_000, 2_000],
  ['express', 'express', [10, 20], 1, '10.00', '4.000', 4_000, 4_000],
  ['system', 'system', [10, 20, 30], 3, '3.3333', '4.000', 4_000, 1_333],
  ['chain', 'chain', [10, 20], 1, '10.00', '3.000', 3_000, null],
  ['multibet', 'multibet', [10, 20, 30], 3, '3.3333', '4.000', 4_000, 1_333],
  ['conditional', 'conditional', [10, 20], 1, '10.00', '3.000', 3_000, null],
  ['anti-express', 'antiExpress', [10, 20], 1, '10.00', '1.150', 1_150, 1_150],
  ['lucky', 'lucky', [10, 20], 3, '3.3333', '2.667', 2_667, 667],
  ['patent', 'patent', [10, 20, 30], 4, '2.50', '5.000', 5_000, 1_000],
  ['several singles', 'singles', [10, 20], 2, '10.00', '2.000', 4_000, 2_000],
];

/**
 * System 2 of 4 at 2, 2, 2 and 3, a line at 1.6667: without the highest 3 lines of 4, without a lower one 4 + 6 + 6.
 */
const LOST = [
  [1, 2_000, 2_667],
  [2, 667, 1_000],
];

describe('the coupon’s figures', () => {
  for (const [name, betType, marketIds, lines, stakePerLine, totalOdds, maxWin, minWin] of SHOWN) {
    it(`[CPN-115, CPN-116] ${name}: ${lines} lines, odds ${totalOdds}, win ${maxWin}`, () => {
      const { view, codes } = coupon(typed(betType, marketIds));
      expect({
        lines: view.lines,
        stakePerLine: view.stakePerLine,
        totalOdds: view.totalOdds,
        maxWin: view.maxWin,
        minWin: view.minWin,
        codes,
      }).toEqual({ lines, stakePerLine, totalOdds, maxWin, minWin, codes: [] });
      expect(view.totalStake).toBe(betType === 'singles' ? 2_000 : 1_000);
    });
  }
  it('[CPN-117] include returns by lost legs where some may lose', () => {
    const { lossTable } = coupon(typed('system', [10, 20, 30, 40]), (world) => world.move(40, 3_000)).view;
    expect(lossTable.map(({ lost, minWin, maxWin }) => [lost, minWin, maxWin])).toEqual(LOST);
    for (const betType of ['express', 'chain', 'conditional', 'antiExpress', 'singles'] as const)
      expect(coupon(typed(betType, [10, 20])).view.lossTable).toEqual([]);
  });
  it('[CPN-129] include lines and maximum win of every size of a system', () => {
    expect(
      coupon([...typed('system', [10, 20, 30, 40]), { type: 'coupon/limitsKnown', payload: limitsOf() }]).view
        .systemOptions,
    ).toEqual([
      { value: 2, combo: 6, offset: 2, minBetAmount: 20, maxWin: 4_000 },
      { value: 3, combo: 4, offset: 1, minBetAmount: 20, maxWin: 8_000 },
    ]);
    expect(coupon(typed('express', [10, 20])).view.systemOptions).toEqual([]);
  });
  it('[CPN-111] of an anti-express use the operator’s quote while prices are unchanged since', () => {
    const askedPrices = [10, 20].map((marketId) => ({ marketId, price: 2_000 }));
    const events = [
      ...typed('antiExpress', [10, 20]),
      { type: 'coupon/limitsKnown', payload: limitsOf({ antiExpressCoef: 1_200, askedPrices }) },
    ] as const;
    const { view, when } = coupon(events);
    expect(view.totalOdds).toBe('1.200');
    expect(view.maxWin).toBe(1_200);
    expect(view.minWin).toBe(1_200);
    const { outcome } = when({ type: 'coupon/place', payload: {} });
    expect(outcome).toMatchObject({ ok: true, value: [{ payload: { sent: { coef: '1.200' } } }] });
    const moved = coupon(events, (world) => world.move(10, 1_900)).view;
    expect(moved.totalOdds).toBe('1.170');
    expect(moved.maxWin).toBe(1_170);
  });
  it('[CPN-121] cap the win, also at exact odds', () => {
    const capped = limitsOf({ maxPayout: 1_500 });
    expect(coupon([...typed('single', [10]), { type: 'coupon/limitsKnown', payload: capped }]).view.maxWin).toBe(1_500);
    expect(
      coupon([
        ...typed('single', [10]),
        { type: 'coupon/exactCoefTyped', payload: { text: '3', view: 'decimal' } },
        { type: 'coupon/limitsKnown', payload: capped },
      ]).view.maxWin,
    ).toBe(1_500);
  });
  it('[CPN-128] come with the controls that each type needs', () => {
    const shapes = SHOWN.map(([, betType, marketIds]) => coupon(typed(betType, marketIds)).view.shape);
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
      ...typed('multibet', [10, 20, 30, 40]),
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
    expect(view.lines).toBe(1);
    expect(view.totalOdds).toBe('16.000');
  });
});

describe('locks', () => {
  it('[CPN-4] a blocked bet is locked in any type, an express-banned one and two of a game where legs combine', () => {
    for (const betType of [
      'express',
      'system',
      'chain',
      'multibet',
      'conditional',
      'antiExpress',
      'lucky',
      'patent',
    ] as const)
      expect(coupon(typed(betType, [10, 20, 30]), (world) => world.flag(10, { isBannedExpress: true })).codes).toEqual([
        'bannedExpress',
      ]);
    for (const betType of [
      'express',
      'system',
      'chain',
      'multibet',
      'conditional',
      'antiExpress',
      'lucky',
      'patent',
    ] as const)
      expect(coupon(typed(betType, [10, 11, 20])).codes).toEqual(['dependent']);
    expect(coupon(typed('singles', [10, 11, 20]), (world) => world.flag(10, { isBannedExpress: true })).codes).toEqual(
      [],
    );
    expect(coupon(typed('single', [10]), (world) => world.flag(10, { isBannedExpress: true })).codes).toEqual([]);
    for (const betType of ['single', 'singles'] as const)
      expect(coupon(typed(betType, [10]), (world) => world.flag(10, { isBlocked: true })).codes).toEqual(['blocked']);
  });
  it('[CPN-4] every lock of a leg is listed, not only the first', () => {
    const { view } = coupon(typed('system', [10, 11, 20, 30]), (world) => {
      world.flag(10, { isBlocked: true, isBannedExpress: true });
      world.fresh = false;
    });
    expect(view.legs[0]?.locks).toEqual(['blocked', 'bannedExpress', 'dependent', 'stale']);
    expect(view.blockers.map(({ code }) => code)).toEqual(['blocked', 'bannedExpress', 'dependent', 'stale']);
  });
});

import { describe, expect, it } from 'vitest';
import type { BetTypeName } from 'touchline/core/history/bet-type';
import type { CouponEvent } from 'touchline/core/coupon/messages';
import { ALL_ALLOWED, betOf, legOf, limitsOf, playerOf } from '../../arbitraries/coupon-world.ts';
import { STAMP } from '../../models/given.ts';
import { accepted, coupon, drafted, draftWith, intended, KEY, NAME } from './given.ts';

const add = (marketId: number) => ({ type: 'coupon/addLeg', payload: { marketId } }) as const;
const added = (marketId: number, betType: BetTypeName): CouponEvent => ({
  type: 'coupon/legAdded',
  payload: { couponId: STAMP.id, leg: { ...legOf(marketId), addedAt: STAMP.at }, betType },
});

describe('adding', () => {
  it('[CPN-2] a first leg makes a single, a second an express', () => {
    coupon([]).when(add(10)).then(added(10, 'single'));
    coupon(drafted([10]))
      .when(add(20))
      .then(added(20, 'express'));
  });
  it('[CPN-2] names the coupon after its first leg', () => {
    expect(
      coupon([
        added(10, 'single'),
        { ...added(20, 'express'), payload: { couponId: 'later', leg: legOf(20), betType: 'express' } } as CouponEvent,
      ]).state.couponId,
    ).toBe(STAMP.id);
  });
  it('[CPN-2] the same leg twice adds it once', () => {
    coupon(drafted([10]))
      .when(add(10))
      .then();
    expect(coupon([...drafted([10]), added(10, 'single')]).state.legs).toHaveLength(1);
  });
  it('[CPN-2] a market that the line lacks is refused', () => {
    coupon([]).when(add(99)).refused({ code: 'coupon/unknownMarket' });
    coupon([], (world) => world.move(10, 2_000, 'gone'))
      .when(add(10))
      .refused({ code: 'coupon/unknownMarket' });
    coupon([], (world) => world.move(10, 2_000, 'open', true))
      .when(add(10))
      .refused({ code: 'coupon/unknownMarket' });
  });
  it('a suspended market is accepted, because it may reopen', () =>
    coupon([], (world) => world.move(10, 2_000, 'suspended'))
      .when(add(10))
      .then(added(10, 'single')));
  it('[CPN-2] a leg too many is refused', () =>
    coupon(drafted([10, 20, 30, 40, 50, 60]))
      .when(add(11))
      .refused({ code: 'coupon/full' }));
  it('a leg forgets the limits of the previous legs', () => {
    const limits: CouponEvent = { type: 'coupon/limitsKnown', payload: limitsOf() };
    for (const edit of [
      added(20, 'express'),
      { type: 'coupon/legRemoved', payload: { marketId: 10, betType: 'single' } },
      { type: 'coupon/cleared', payload: {} },
      { type: 'coupon/typeChosen', payload: { betType: 'express' } },
    ] as const) {
      expect(coupon([...drafted([10]), limits]).state.limits).not.toBeNull();
      expect(coupon([...drafted([10]), limits, edit]).state.limits).toBeNull();
    }
  });
});

describe('removing', () => {
  it('[CPN-2] a leg adapts the type to the remaining legs', () => {
    coupon(drafted([10, 20]))
      .when({ type: 'coupon/removeLeg', payload: { marketId: 20 } })
      .then({ type: 'coupon/legRemoved', payload: { marketId: 20, betType: 'single' } });
    coupon(drafted([10, 20, 30]))
      .when({ type: 'coupon/removeLeg', payload: { marketId: 20 } })
      .then({ type: 'coupon/legRemoved', payload: { marketId: 20, betType: 'express' } });
  });
  it('a leg that is not in the coupon is refused', () =>
    coupon(drafted([10]))
      .when({ type: 'coupon/removeLeg', payload: { marketId: 20 } })
      .refused({ code: 'coupon/notInCoupon' }));
  it('everything from an empty coupon records nothing', () => {
    coupon([]).when({ type: 'coupon/clear', payload: {} }).then();
    coupon(drafted([10]))
      .when({ type: 'coupon/clear', payload: {} })
      .then({ type: 'coupon/cleared', payload: {} });
  });
});

const ALL_TYPES = [
  'single',
  'express',
  'system',
  'chain',
  'multibet',
  'conditional',
  'antiExpress',
  'lucky',
  'patent',
  'singles',
];

describe('the type', () => {
  const choose = (betType: BetTypeName) => ({ type: 'coupon/chooseType', payload: { betType } }) as const;
  it('[CPN-3] is refused when it can’t hold the legs, and unchanged when already chosen', () => {
    coupon(drafted([10, 20]))
      .when(choose('single'))
      .refused({ code: 'coupon/typeNotAllowed' });
    coupon(drafted([10]))
      .when(choose('express'))
      .refused({ code: 'coupon/typeNotAllowed' });
    coupon(drafted([10, 20]))
      .when(choose('system'))
      .refused({ code: 'coupon/typeNotAllowed' });
    coupon(drafted([10, 20]))
      .when(choose('express'))
      .then();
  });
  it('[CPN-3] lists for each type whether it is possible and why not', () => {
    const types = (marketIds: readonly number[]): unknown =>
      coupon(drafted(marketIds)).view.types.map(({ betType, allowed, why }) => [betType, allowed, why?.key ?? null]);
    expect(types([])).toEqual(ALL_TYPES.map((name) => [name, false, 'coupon.why.tooFew']));
    expect(types([10])).toEqual(
      ALL_TYPES.map((name) =>
        name === 'single' || name === 'singles' ? [name, true, null] : [name, false, 'coupon.why.tooFew'],
      ),
    );
    expect(types([10, 20])).toEqual(
      ALL_TYPES.map((name) =>
        name === 'single'
          ? [name, false, 'coupon.why.tooMany']
          : ['system', 'multibet', 'patent'].includes(name)
            ? [name, false, 'coupon.why.tooFew']
            : [name, true, null],
      ),
    );
    expect(types([10, 11, 20])).toEqual(
      ALL_TYPES.map((name) => (name === 'single' ? [name, false, 'coupon.why.tooMany'] : [name, true, null])),
    );
  });
  it('[CPN-3] shows the operator’s maximum number of legs and the type’s', () => {
    const { types } = coupon(
      drafted([10, 11, 20, 30]),
      (world) => void (world.config = { ...ALL_ALLOWED, maxLegs: 3 }),
    ).view;
    expect(types.map(({ why }) => why)).toEqual(
      ALL_TYPES.map((name) => ({ key: 'coupon.why.tooMany', params: { max: name === 'single' ? 1 : 3 } })),
    );
  });
});

describe('the stake', () => {
  it('[CPN-5] is kept as typed, 24 letters at most', () => {
    coupon([])
      .when({ type: 'coupon/typeStake', payload: { text: '12,5' } })
      .then({ type: 'coupon/stakeTyped', payload: { text: '12,5' } });
    coupon([])
      .when({ type: 'coupon/typeStake', payload: { text: '1'.repeat(90) } })
      .then({ type: 'coupon/stakeTyped', payload: { text: '1'.repeat(24) } });
  });
  it('[CPN-5] set as an amount is written with the currency’s digits', () => {
    coupon([])
      .when({ type: 'coupon/setStake', payload: { amount: 1_250 } })
      .then({ type: 'coupon/stakeTyped', payload: { text: '12.50' } });
    coupon([], (world) => void (world.player = playerOf(1, 'JPY')))
      .when({ type: 'coupon/setStake', payload: { amount: 1_250 } })
      .then({ type: 'coupon/stakeTyped', payload: { text: '1250' } });
  });
  const readings: readonly (readonly [text: string, stake: number | null, code: string | null])[] = [
    ['10', 1_000, null],
    ['12,50', 1_250, null],
    ['', null, 'stakeEmpty'],
    ['0', 0, 'stakeEmpty'],
    ['x', null, 'stake.notANumber'],
    ['-1', null, 'stake.negative'],
    ['1.234', null, 'stake.tooManyDecimals'],
    ['9999999999999999999', null, 'stake.tooLarge'],
  ];
  for (const [text, stake, code] of readings) {
    it(`[CPN-5] '${text}' is ${String(stake)}${code === null ? '' : ` and blocks as ${code}`}`, () => {
      const { view } = coupon(drafted([10], text), (world) => void (world.player = playerOf(10 ** 15)));
      expect(view.stake).toEqual(stake);
      expect(view.blockers.map((each) => each.code)).toEqual(code === null ? [] : [code]);
    });
  }
  it('[CPN-5] has presets and a step of the currency', () => {
    const of = (currency: string): unknown => {
      const { view } = coupon([], (world) => void (world.player = playerOf(1, currency)));
      return { presets: view.presets, step: view.step };
    };
    expect(of('EUR')).toEqual({ presets: [500, 1_000, 2_500, 5_000], step: 250 });
    expect(of('JPY')).toEqual({ presets: [1_000, 2_000, 5_000, 10_000], step: 500 });
    expect(of('KWD')).toEqual({ presets: [1_500, 3_000, 7_500, 15_000], step: 500 });
    expect(of('XXX')).toEqual({ presets: [500, 1_000, 2_500, 5_000], step: 250 });
  });
});

describe('undo and redo', () => {
  const undo = {
    type: 'coupon/draftRestored',
    payload: { draft: draftWith([10], { stakeText: '10' }), direction: 'undo' },
  } as const;
  const edits: readonly CouponEvent[] = [...drafted([10]), { type: 'coupon/cleared', payload: {} }];
  it('[CPN-9] an edit can be undone', () => coupon(edits).when({ type: 'coupon/undo', payload: {} }).then(undo));
  it('[CPN-9] an undone edit can be redone', () => {
    const { state, view, when } = coupon([...edits, undo]);
    expect(state.legs).toHaveLength(1);
    expect(state.stakeText).toBe('10');
    expect(view.canUndo).toBe(true);
    expect(view.canRedo).toBe(true);
    when({ type: 'coupon/redo', payload: {} }).then({
      type: 'coupon/draftRestored',
      payload: { draft: draftWith([], { stakeText: '10' }), direction: 'redo' },
    });
  });
  it('[CPN-9] a new edit discards undone ones', () => {
    coupon([
      ...edits,
      undo,
      { type: 'coupon/legAdded', payload: { couponId: NAME, leg: legOf(20), betType: 'express' } },
    ])
      .when({ type: 'coupon/redo', payload: {} })
      .refused({ code: 'coupon/nothingToRedo' });
  });
  it('undo and redo without history are refused', () => {
    coupon([]).when({ type: 'coupon/undo', payload: {} }).refused({ code: 'coupon/nothingToUndo' });
    coupon([]).when({ type: 'coupon/redo', payload: {} }).refused({ code: 'coupon/nothingToRedo' });
  });
  it('[CPN-9] undo reaches 50 edits back', () => {
    const many = Array.from({ length: 40 }, (): readonly CouponEvent[] => [
      { type: 'coupon/typeChosen', payload: { betType: 'single' } },
      { type: 'coupon/typeChosen', payload: { betType: 'express' } },
    ]).flat();
    expect(coupon([...drafted([10]), ...many]).state.undo).toHaveLength(50);
  });
  it('[CPN-9] a placed coupon can’t be restored', () => {
    const { view } = coupon([...drafted([10]), intended([10]), accepted(betOf('5'))]);
    expect(view.canUndo).toBe(false);
    expect(view.canRedo).toBe(false);
    expect(view.legs).toEqual([]);
  });
});

describe('a coupon under way', () => {
  const placing = [...drafted([10, 20]), intended([10, 20])];
  const edits = [
    add(30),
    { type: 'coupon/removeLeg', payload: { marketId: 10 } },
    { type: 'coupon/clear', payload: {} },
    { type: 'coupon/typeStake', payload: { text: '1' } },
    { type: 'coupon/setStake', payload: { amount: 1 } },
    { type: 'coupon/undo', payload: {} },
    { type: 'coupon/redo', payload: {} },
  ] as const;
  for (const edit of edits)
    it(`[CPN-10] is locked: ${edit.type} is refused`, () =>
      coupon(placing).when(edit).refused({ code: 'coupon/placing' }));
  it('[CPN-10] can’t be placed a second time', () => {
    coupon(placing)
      .when({ type: 'coupon/place', payload: {} })
      .refused({ code: 'coupon/blocked', blockers: ['placing'] });
  });
  it('does not lock the next coupon', () => {
    coupon([
      ...placing,
      { type: 'coupon/betRejected', payload: { key: 'other.0', reasons: [] } },
      { type: 'coupon/forgotten', payload: {} },
    ])
      .when(add(30))
      .then(added(30, 'single'));
  });
});

describe('settings and moments', () => {
  it('the odds-change choice is remembered', () => {
    coupon([])
      .when({ type: 'coupon/chooseChangeAction', payload: { action: 'ask' } })
      .then({ type: 'coupon/changeActionChosen', payload: { action: 'ask' } });
    expect(
      coupon([{ type: 'coupon/changeActionChosen', payload: { action: 'ask' } }]).view.settings.changeCoefAction,
    ).toBe('ask');
    expect(coupon([]).view.settings.changeCoefAction).toBe('acceptBetter');
  });
  it('limits are shown as the operator states them', () => {
    const limits = limitsOf({ maxBetAmount: 5_000 });
    coupon([])
      .when({ type: 'coupon/reportLimits', payload: limits })
      .then({ type: 'coupon/limitsKnown', payload: limits });
    expect(coupon([{ type: 'coupon/limitsKnown', payload: limits }]).view).toMatchObject({
      minStake: 20,
      maxStake: 5_000,
    });
  });
  it('a result is dismissed once', () => {
    coupon([]).when({ type: 'coupon/dismissResult', payload: {} }).then();
    coupon([...drafted([10]), intended([10]), { type: 'coupon/placeNotSaved', payload: { key: KEY } }])
      .when({ type: 'coupon/dismissResult', payload: {} })
      .then({ type: 'coupon/resultDismissed', payload: {} });
  });
  it('[CPN-15] forgetting leaves nothing', () => {
    coupon(drafted([10]))
      .when({ type: 'coupon/forget', payload: {} })
      .then({ type: 'coupon/forgotten', payload: {} });
    expect(
      coupon([
        ...drafted([10]),
        { type: 'coupon/changeActionChosen', payload: { action: 'ask' } },
        intended([10]),
        { type: 'coupon/forgotten', payload: {} },
      ]).state,
    ).toEqual(coupon([]).state);
  });
});

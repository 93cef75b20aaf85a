import { describe, expect, it } from 'vitest';
import { couponDecider } from 'touchline/core/coupon/decider';
import type { CouponEvent } from 'touchline/core/coupon/messages';
import { decodeState } from 'touchline/core/coupon/wire';
import { betOf, legOf } from '../../arbitraries/coupon-world.ts';
import { accepted, coupon, drafted, intended, KEY, NAME, rejected, typed } from './given.ts';

const place = { type: 'coupon/place', payload: {} } as const;
const dismiss: CouponEvent = { type: 'coupon/resultDismissed', payload: {} };
const fixed: CouponEvent = { type: 'coupon/settingsChanged', payload: { settings: { isCouponFixed: true } } };
const of = (marketId: number): string => `${KEY}.${marketId}`;
const taken = (marketId: number): CouponEvent => accepted(betOf(String(marketId), { key: of(marketId) }), of(marketId));
const refused = (marketId: number): CouponEvent => rejected('suspended', of(marketId));
const unsaved = (marketId: number): CouponEvent => ({ type: 'coupon/placeNotSaved', payload: { key: of(marketId) } });

function placed(events: readonly CouponEvent[]): readonly CouponEvent[] {
  const { outcome } = coupon(events).when(place);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return [...events, ...outcome.value];
}

const three = placed([
  ...typed('singles', [10, 20, 30]),
  { type: 'coupon/legStakeTyped', payload: { marketId: 20, text: '3' } },
]);

describe('several singles', () => {
  it('[CPN-22] are sent as one coupon per bet, each with its own key and stake', () => {
    expect(
      coupon(three).state.intents.map(({ key, group, sent, legs }) => [
        key,
        group,
        sent.betType,
        sent.amount,
        sent.coef,
        sent.bets.map(({ marketId }) => marketId),
        legs.length,
      ]),
    ).toEqual([
      [of(10), KEY, 'single', 1_000, '2.000', [10], 1],
      [of(20), KEY, 'single', 300, '2.000', [20], 1],
      [of(30), KEY, 'single', 1_000, '2.000', [30], 1],
    ]);
    coupon(three)
      .when({ type: 'coupon/removeLeg', payload: { marketId: 10 } })
      .refused({ code: 'coupon/placing' });
  });
  it('[CPN-22] each report their own result', () => {
    const { view } = coupon([...three, taken(10), refused(20)]);
    expect(view.placing).toMatchObject({ state: 'several', isOver: false, accepted: 1, rejected: 1 });
    if (view.placing.state !== 'several') throw new Error(view.placing.state);
    expect(
      view.placing.items
        .map(({ legs, state }) => [legs[0]?.marketId ?? 0, state] as const)
        .toSorted(([left], [right]) => left - right),
    ).toEqual([
      [10, 'accepted'],
      [20, 'rejected'],
      [30, 'saving'],
    ]);
  });
  it('[CPN-22] leave the coupon when accepted; the remaining legs get a new name, so that no key is reused', () => {
    const between = coupon([...three, taken(10)]).state;
    expect(between.legs.map(({ marketId }) => marketId)).toEqual([20, 30]);
    expect(between.couponId).toEqual(NAME);
    const { state, view } = coupon([...three, taken(10), refused(20), taken(30)]);
    expect(state.legs.map(({ marketId }) => marketId)).toEqual([20]);
    expect(state.couponId).toBe(`${NAME}~1`);
    expect(state.attempt).toBe(0);
    expect(state.betType).toBe('singles');
    expect(view.canUndo).toBe(false);
    expect(placed([...three, taken(10), refused(20), taken(30)]).at(-1)).toMatchObject({
      payload: { key: `${NAME}~1.0.20`, group: `${NAME}~1.0` },
    });
    for (const order of [
      [refused(20), taken(30), taken(10)],
      [taken(30), taken(10), refused(20)],
    ])
      expect(coupon([...three, ...order]).state.couponId).toBe(`${NAME}~1`);
  });
  it('[CPN-22] all accepted empty the coupon, all refused spend the key, none saved changes nothing', () => {
    expect(coupon([...three, taken(10), taken(20), taken(30)]).state).toMatchObject({
      legs: [],
      couponId: `${NAME}~1`,
      stakeText: '10',
    });
    expect(coupon([...three, refused(10), refused(20), unsaved(30)]).state).toMatchObject({
      legs: [{}, {}, {}],
      couponId: NAME,
      attempt: 1,
    });
    expect(coupon([...three, unsaved(10), unsaved(20), unsaved(30)]).state).toMatchObject({
      legs: [{}, {}, {}],
      couponId: NAME,
      attempt: 0,
    });
  });
  it('[CPN-22] still count a result that was dismissed while others were under way', () => {
    const { state } = coupon([...three, taken(10), dismiss, unsaved(20), unsaved(30)]);
    expect(state.couponId).toBe(`${NAME}~1`);
    expect(state.results.map(({ key }) => key)).toEqual([of(10), of(20), of(30)]);
    expect(coupon([...three, taken(10), taken(20), taken(30), dismiss]).state.results).toEqual([]);
  });
  it('[CPN-22] give the same name to a coupon read from disk in between', () => {
    for (const [first, last, name, attempt] of [
      [taken(10), refused(20), `${NAME}~1`, 0],
      [taken(10), unsaved(20), `${NAME}~1`, 0],
      [refused(10), unsaved(20), NAME, 1],
      [unsaved(10), taken(20), `${NAME}~1`, 0],
    ] as const) {
      const two = [...placed(typed('singles', [10, 20])), first];
      const read = decodeState(JSON.parse(JSON.stringify(coupon(two).state)));
      for (const before of [read.ok ? read.value : null, coupon(two).state])
        expect(before === null ? null : couponDecider.evolve(before, last)).toMatchObject({
          couponId: name,
          attempt,
          intents: [],
        });
    }
  });
  it('[CPN-22] with a single leg are reported like any bet', () => {
    const bet = betOf('10', { key: of(10) });
    expect(coupon([...placed(typed('singles', [10])), accepted(bet, of(10))]).view.placing).toEqual({
      state: 'accepted',
      bet,
    });
  });
});

describe('legs that remain after a bet', () => {
  it('[CPN-22] of a fixed coupon get a new name, the same in every tab, and another with each bet', () => {
    const once = [...placed([...drafted([10, 20]), fixed]), accepted(betOf('5', { key: KEY }))];
    expect(coupon(once).state).toMatchObject({
      legs: [{ marketId: 10 }, { marketId: 20 }],
      couponId: `${NAME}~1`,
      attempt: 0,
      undo: [],
      intents: [],
      stakeText: '10',
    });
    const again = placed(once);
    expect(again.at(-1)).toMatchObject({ payload: { key: `${NAME}~1.0`, sent: { id: `${NAME}~1` } } });
    expect(coupon([...again, accepted(betOf('6'), `${NAME}~1.0`)]).state.couponId).toBe(`${NAME}~2`);
  });
  it('[CPN-22] include a leg that another tab added meanwhile, under a new name', () => {
    const crossed: CouponEvent = {
      type: 'coupon/legAdded',
      payload: { couponId: 'x', leg: legOf(20), betType: 'express' },
    };
    const { state } = coupon([...drafted([10]), intended([10]), crossed, accepted(betOf('5'))]);
    expect(state.legs.map(({ marketId }) => marketId)).toEqual([20]);
    expect(state.couponId).toBe(`${NAME}~1`);
    expect(state.betType).toBe('single');
  });
  it('[CPN-14] keep the name after a refusal and spend the key, fixed or not', () => {
    const { state } = coupon([...placed([...drafted([10]), fixed]), rejected('priceMoved')]);
    expect(state.couponId).toEqual(NAME);
    expect(state.attempt).toBe(1);
    expect(state.legs).toHaveLength(1);
  });
});

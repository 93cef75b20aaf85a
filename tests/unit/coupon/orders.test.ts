import { describe, expect, it } from 'vitest';
import type { BetAnswer, CouponEvent } from 'touchline/core/coupon/messages';
import type { OddsView } from 'touchline/core/line/public';
import type { CouponWorld } from '../../arbitraries/coupon-world.ts';
import { betOf } from '../../arbitraries/coupon-world.ts';
import { accepted, answer, coupon, drafted, KEY, NAME, sent, typed } from './given.ts';

const exact = (text: string, view: OddsView = 'decimal'): CouponEvent => ({
  type: 'coupon/exactCoefTyped',
  payload: { text, view },
});
const drop: CouponEvent = { type: 'coupon/settingsChanged', payload: { settings: { isDropOnScoreChange: true } } };
const place = { type: 'coupon/place', payload: {} } as const;
const waiting: BetAnswer = { status: 'ordered', exactCoef: 2_500, since: 5, expiresAt: 99 };
const taken: CouponEvent = {
  type: 'coupon/orderTaken',
  payload: { key: KEY, exactCoef: 2_500, since: 5, expiresAt: 99 },
};

/** A single at exactly 2.5 that has been sent. */
const ordering = (): readonly CouponEvent[] => {
  const draft = [...drafted([10]), exact('2,5')];
  const { outcome } = coupon(draft).when(place);
  if (!outcome.ok) throw new Error(outcome.error.code);
  return [...draft, ...outcome.value, sent];
};

describe('exact odds', () => {
  it('[CPN-20] are available for single, express and anti-express, and shown in the win', () => {
    for (const [betType, ids] of [
      ['single', [10]],
      ['express', [10, 20]],
      ['antiExpress', [10, 20]],
    ] as const) {
      const { view, when } = coupon([...typed(betType, ids), exact('2,5')]);
      expect(view.exact).toEqual({ isPossible: true, text: '2,5', coef: 2_500, isWrong: false });
      expect(view.maxWin).toBe(2_500);
      expect(when(place).outcome).toMatchObject({ value: [{ payload: { sent: { exactCoef: 2_500 } } }] });
    }
    for (const betType of ['system', 'chain', 'multibet', 'conditional', 'lucky', 'patent', 'singles'] as const) {
      const { view, when } = coupon([...typed(betType, [10, 20, 30]), exact('2,5')]);
      expect(view.exact.isPossible).toBe(false);
      expect(view.exact.coef).toBeNull();
      expect(when(place).outcome).toMatchObject({
        value: [
          { payload: { sent: { exactCoef: null } } },
          ...(betType === 'singles' ? [expect.anything(), expect.anything()] : []),
        ],
      });
    }
  });
  it('[CPN-20] block the bet when invalid', () => {
    for (const text of ['1', 'x', '-3', '1.2345', '9999999999']) {
      expect(coupon([...drafted([10]), exact(text)]).view).toMatchObject({
        exact: { isWrong: true, coef: null },
        blockers: [
          { code: 'exactWrong', remedy: { command: { type: 'coupon/typeExactCoef', payload: { text: '' } } } },
        ],
      });
    }
    expect(coupon([...drafted([10]), exact('1.001')]).codes).toEqual([]);
  });
  it('[CPN-20, LIN-112] are typed in the odds view of the player, and keep their value in another one', () => {
    const american = (world: CouponWorld): void => void (world.oddsView = 'american');
    coupon(drafted([10]), american)
      .when({ type: 'coupon/typeExactCoef', payload: { text: '+150' } })
      .then(exact('+150', 'american'));
    const events = [...drafted([10]), exact('+150', 'american')];
    expect(coupon(events, american).view.exact).toEqual({
      isPossible: true,
      text: '+150',
      coef: 2_500,
      isWrong: false,
    });
    expect(coupon(events).view.exact).toEqual({ isPossible: true, text: '2.50', coef: 2_500, isWrong: false });
    expect(coupon(events, (world) => void (world.oddsView = 'fractional')).view.exact.text).toBe('6/4');
    expect(coupon([...drafted([10]), exact('2.50', 'american')], american).view.exact).toMatchObject({
      text: '2.50',
      coef: null,
      isWrong: true,
    });
  });
  it('[CPN-20] of zero request none and clear drop-on-score-change', () => {
    for (const text of ['', '0', '0,00']) {
      coupon([...drafted([10]), drop])
        .when({ type: 'coupon/typeExactCoef', payload: { text } })
        .then(exact(text), { type: 'coupon/settingsChanged', payload: { settings: { isDropOnScoreChange: false } } });
      coupon(drafted([10]))
        .when({ type: 'coupon/typeExactCoef', payload: { text } })
        .then(exact(text));
      expect(coupon([...drafted([10]), exact(text)]).view.exact.coef).toBeNull();
    }
  });
  it('[CPN-20] end with a score change only where both are chosen', () => {
    const dropped = (events: readonly CouponEvent[]): unknown => coupon(events).when(place).outcome;
    expect(dropped([...drafted([10]), exact('2.5'), drop])).toMatchObject({
      value: [{ payload: { sent: { isDropOnScoreChange: true } } }],
    });
    expect(dropped([...drafted([10]), exact('2.5')])).toMatchObject({
      value: [{ payload: { sent: { isDropOnScoreChange: false } } }],
    });
    expect(dropped([...drafted([10]), drop])).toMatchObject({
      value: [{ payload: { sent: { isDropOnScoreChange: false } } }],
    });
  });
});

describe('an order', () => {
  it('[CPN-20] that was accepted frees the coupon at once and is listed', () => {
    coupon(ordering()).when(answer(waiting)).then(taken);
    const { state, view } = coupon([...ordering(), taken]);
    expect(state.legs).toEqual([]);
    expect(state.couponId).toBe(`${NAME}~1`);
    expect(view.placing).toEqual({ state: 'ordered', exactCoef: 2_500 });
    expect(view.orders).toMatchObject([
      { key: KEY, amount: 1_000, exactCoef: 2_500, since: 5, expiresAt: 99, isCancelling: false },
    ]);
    expect(coupon([...ordering(), taken, ...drafted([20])]).codes).toEqual([]);
  });
  it('[CPN-20] reported twice changes nothing, and is never called unknown', () => {
    const { when, state } = coupon([...ordering(), taken]);
    when(answer(waiting)).then();
    when({ type: 'coupon/reportUnknown', payload: { key: KEY } }).then();
    expect(coupon([...ordering(), taken, taken]).state).toEqual(state);
  });
  it('[CPN-20] can be cancelled, once', () => {
    const { when, after } = coupon([...ordering(), taken]);
    when({ type: 'coupon/cancelOrder', payload: { key: KEY } }).then({
      type: 'coupon/orderCancelAsked',
      payload: { key: KEY },
    });
    const cancelling = after({ type: 'coupon/cancelOrder', payload: { key: KEY } });
    expect(cancelling.view.orders[0]?.isCancelling).toBe(true);
    cancelling.when({ type: 'coupon/cancelOrder', payload: { key: KEY } }).refused({ code: 'coupon/noSuchIntent' });
    coupon(ordering())
      .when({ type: 'coupon/cancelOrder', payload: { key: KEY } })
      .refused({ code: 'coupon/noSuchIntent' });
    when({ type: 'coupon/cancelOrder', payload: { key: 'nobody' } }).refused({ code: 'coupon/noSuchIntent' });
  });
  it('[CPN-20] that ended leaves the list and does not touch the current coupon', () => {
    const bet = betOf('5', { key: KEY });
    for (const end of [
      accepted(bet),
      {
        type: 'coupon/betRejected',
        payload: { key: KEY, reasons: [{ code: 'expired', marketId: null, price: null, amount: null }] },
      } as const,
    ]) {
      const { state, view } = coupon([...ordering(), taken, ...drafted([20]), end]);
      expect(state.intents).toEqual([]);
      expect(view.orders).toEqual([]);
      expect(state.legs).toHaveLength(1);
      expect(state.attempt).toBe(0);
    }
  });
});

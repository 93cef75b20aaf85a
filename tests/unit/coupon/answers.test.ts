import { describe, expect, it } from 'vitest';
import { couponPersist } from 'touchline/core/coupon/persist';
import { decodeAnswerFor, decodeLimitsFor } from 'touchline/core/bet-placement/wire';
import { decodeEvent } from 'touchline/core/coupon/wire';
import type { CouponEvent } from 'touchline/core/coupon/messages';
import { betOf, legOf, limitsOf } from '../../arbitraries/coupon-world.ts';
import { STAMP } from '../../models/given.ts';
import { accepted, answer, coupon, drafted, draftWith, intended, KEY, NAME, sent, sentOf } from './given.ts';

const placing = [...drafted([10]), intended([10])];
const bet = betOf('5', { key: KEY });
const reason = { code: 'priceMoved', marketId: 10, price: 1_900, amount: null };

describe('the bet intent', () => {
  it('[CPN-11] is saving, then sent once it is on disk', () => {
    expect(coupon(placing).view.placing).toEqual({ state: 'saving' });
    coupon(placing)
      .when({ type: 'coupon/reportSaved', payload: { key: KEY } })
      .then(sent);
    expect(coupon([...placing, sent]).view.placing).toEqual({ state: 'sending' });
    coupon([...placing, sent])
      .when({ type: 'coupon/reportSaved', payload: { key: KEY } })
      .then();
  });

  it('[CPN-11] that could not be written is withdrawn and reported', () => {
    coupon(placing)
      .when({ type: 'coupon/reportUnsaved', payload: { key: KEY } })
      .then({ type: 'coupon/placeNotSaved', payload: { key: KEY } });
    const { view, state } = coupon([...placing, { type: 'coupon/placeNotSaved', payload: { key: KEY } }]);
    expect(view.placing).toMatchObject({ state: 'rejected', reasons: [{ code: 'notSaved' }] });
    expect(state.intents).toEqual([]);
    expect(state.legs).toHaveLength(1);
    expect(view.canPlace).toBe(true);
    coupon([...placing, sent])
      .when({ type: 'coupon/reportUnsaved', payload: { key: KEY } })
      .then();
  });

  it('[CPN-12] has the coupon’s name and the number of refusals as its key', () => {
    expect(coupon(drafted([10])).when({ type: 'coupon/place', payload: {} }).outcome).toMatchObject({
      value: [{ payload: { key: KEY, sent: { id: NAME } } }],
    });
    const refused: CouponEvent = { type: 'coupon/betRejected', payload: { key: KEY, reasons: [reason] } };
    expect(coupon([...placing, refused]).when({ type: 'coupon/place', payload: {} }).outcome).toMatchObject({
      value: [{ payload: { key: `${NAME}.1` } }],
    });
  });

  it('[CPN-12] of legs that return to an emptied coupon has the next name: two coupons never share a key', () => {
    // Another tab's undo that crossed the acceptance.
    const crossed: CouponEvent = {
      type: 'coupon/draftRestored',
      payload: { draft: draftWith([20], { stakeText: '10' }), direction: 'undo' },
    };
    const events = [...placing, sent, accepted(bet), crossed];
    const placed = coupon(events).when({ type: 'coupon/place', payload: {} }).outcome;
    expect(placed).toMatchObject({ ok: true, value: [{ payload: { key: `${NAME}~1.0`, sent: { id: `${NAME}~1` } } }] });
    const { state, view } = coupon([...events, ...(placed.ok ? placed.value : [])]);
    expect(state.couponId).toBe(`${NAME}~1`);
    expect(view.blockers.map(({ code }) => code)).toEqual(['placing']);
  });

  it('[CPN-12] with the same key in two tabs is one intent', () =>
    expect(coupon([...placing, intended([10])]).state.intents).toHaveLength(1));

  it('[CPN-13] without an answer is unknown, and reported once', () => {
    coupon([...placing, sent])
      .when({ type: 'coupon/reportUnknown', payload: { key: KEY } })
      .then({ type: 'coupon/placeUnknown', payload: { key: KEY, at: STAMP.at } });
    const unknown = [...placing, sent, { type: 'coupon/placeUnknown', payload: { key: KEY, at: STAMP.at } } as const];
    coupon(unknown)
      .when({ type: 'coupon/reportUnknown', payload: { key: KEY } })
      .then();
    expect(coupon(unknown).view.placing).toEqual({ state: 'unknown' });
  });
});

describe('an answer', () => {
  it('[CPN-14] accepted empties the coupon and keeps the receipt', () => {
    coupon([...placing, sent])
      .when(answer({ status: 'accepted', bet }))
      .then(accepted(bet, KEY, { sent: sentOf([legOf(10)]), legs: [legOf(10)], at: STAMP.at }));
    const { state, view } = coupon([...placing, sent, accepted(bet)]);
    expect(state.couponId).toBe(`${NAME}~1`);
    expect(state.legs).toEqual([]);
    expect(state.intents).toEqual([]);
    expect(view.placing).toEqual({ state: 'accepted', bet });
  });

  it('[CPN-14] accepted leaves a newer coupon unchanged', () => {
    const { state } = coupon([
      ...drafted([10, 20]),
      intended([30], { id: 'other' }, 'other.0'),
      accepted(bet, 'other.0'),
    ]);
    expect(state.couponId).toEqual(NAME);
    expect(state.legs).toHaveLength(2);
    expect(state.intents).toEqual([]);
  });

  it('[CPN-14] refused keeps the coupon and spends the key', () => {
    coupon([...placing, sent])
      .when(answer({ status: 'rejected', reasons: [reason] }))
      .then({ type: 'coupon/betRejected', payload: { key: KEY, reasons: [reason] } });
    const { state } = coupon([
      ...placing,
      sent,
      { type: 'coupon/betRejected', payload: { key: KEY, reasons: [reason] } },
    ]);
    expect(state.legs).toHaveLength(1);
    expect(state.attempt).toBe(1);
    expect(state.intents).toEqual([]);
  });

  it('[CPN-14] pending states the time, and records only changes of it', () => {
    coupon([...placing, sent])
      .when(answer({ status: 'pending', acceptAt: 99 }))
      .then({ type: 'coupon/placePending', payload: { key: KEY, acceptAt: 99 } });
    const pending = [...placing, sent, { type: 'coupon/placePending', payload: { key: KEY, acceptAt: 99 } } as const];
    expect(coupon(pending).view.placing).toEqual({ state: 'pending', acceptAt: 99 });
    coupon(pending)
      .when(answer({ status: 'pending', acceptAt: 99 }))
      .then();
    coupon(pending)
      .when(answer({ status: 'pending', acceptAt: 100 }))
      .then({ type: 'coupon/placePending', payload: { key: KEY, acceptAt: 100 } });
  });

  it('[CPN-14] without an intent, or repeated, changes nothing', () => {
    coupon(placing)
      .when(answer({ status: 'accepted', bet }, 'nobody.0'))
      .refused({ code: 'coupon/noSuchIntent' });
    coupon([...placing, accepted(bet)])
      .when(answer({ status: 'accepted', bet }))
      .refused({ code: 'coupon/noSuchIntent' });
    expect(coupon([...placing, accepted(bet), accepted(bet)]).state).toEqual(coupon([...placing, accepted(bet)]).state);
    expect(
      coupon([...drafted([10]), accepted(bet), { type: 'coupon/betRejected', payload: { key: KEY, reasons: [] } }])
        .state.legs,
    ).toHaveLength(1);
  });

  it('[CPN-14] explains every refusal in words with a remedy, known or not', () => {
    const refused = (code: string, marketId: number | null = null, amount: number | null = null): unknown => {
      const { placing: view } = coupon([
        ...placing,
        { type: 'coupon/betRejected', payload: { key: KEY, reasons: [{ code, marketId, price: null, amount }] } },
      ]).view;
      if (view.state !== 'rejected') throw new Error(view.state);
      return view.reasons.map(({ text, remedy }) => [
        text.key,
        remedy === null ? null : 'command' in remedy ? remedy.command : remedy.open,
      ]);
    };
    expect(refused('priceMoved', 10)).toEqual([['coupon.refused.priceMoved', { type: 'coupon/place', payload: {} }]]);
    expect(refused('abandoned')).toEqual([['coupon.refused.abandoned', { type: 'coupon/place', payload: {} }]]);
    for (const code of ['suspended', 'finished', 'unknownMarket', 'sameGame'])
      expect(refused(code, 10)).toEqual([
        [`coupon.refused.${code}`, { type: 'coupon/removeLeg', payload: { marketId: 10 } }],
      ]);
    for (const code of ['belowMinimum', 'aboveMaximum', 'insufficientFunds'])
      expect(refused(code, null, 500)).toEqual([
        [`coupon.refused.${code}`, { type: 'coupon/setStake', payload: { amount: 500 } }],
      ]);
    expect(refused('insufficientFunds', null, 0)).toEqual([['coupon.refused.insufficientFunds', null]]);
    expect(refused('suspended', 77)).toEqual([['coupon.refused.suspended', null]]);
    expect(refused('madeUpToday')).toEqual([['coupon.refused.other', null]]);
    expect(refused('constructor')).toEqual([['coupon.refused.other', null]]);
  });
});

describe('decoded data', () => {
  it('[CPN-14] an answer for another key is no answer', () => {
    expect(decodeAnswerFor(KEY)({ key: KEY, status: 'pending', acceptAt: 5, more: 1 })).toMatchObject({
      ok: true,
      value: { status: 'pending', acceptAt: 5 },
    });
    expect(decodeAnswerFor(KEY)({ key: 'other', status: 'pending', acceptAt: 5 }).ok).toBe(false);
    for (const bad of [
      null,
      {},
      { key: KEY },
      { key: KEY, status: 'maybe' },
      { key: KEY, status: 'accepted' },
      { key: KEY, status: 'pending', acceptAt: '5' },
      { key: KEY, status: 'rejected', reasons: [{}] },
    ]) {
      expect(decodeAnswerFor(KEY)(bad).ok).toBe(false);
    }
  });

  it('limits are whole amounts', () => {
    expect(decodeLimitsFor([])({ minBetAmount: 1, maxBetAmount: 2, maxPayout: 3 }).ok).toBe(true);
    expect(decodeLimitsFor([])({ minBetAmount: 0.5, maxBetAmount: 2, maxPayout: 3 }).ok).toBe(false);
  });

  it('[CPN-1] transient state is not stored, and everything else reads back', () => {
    const kept = (event: CouponEvent): boolean => couponPersist.keep?.(event) ?? true;
    expect(kept({ type: 'coupon/priceMoved', payload: { marketId: 1, price: 1 } })).toBe(false);
    expect(kept({ type: 'coupon/questionAsked', payload: { prices: [] } })).toBe(false);
    expect(kept({ type: 'coupon/questionClosed', payload: {} })).toBe(false);
    expect(kept({ type: 'coupon/limitsKnown', payload: limitsOf() })).toBe(false);
    for (const event of [
      ...placing,
      sent,
      accepted(bet, KEY, { sent: sentOf([legOf(10)]), legs: [legOf(10)], at: STAMP.at }),
      { type: 'coupon/betRejected', payload: { key: KEY, reasons: [reason] } },
    ] as const) {
      expect(kept(event)).toBe(true);
      expect(decodeEvent(JSON.parse(JSON.stringify(event)))).toEqual({ ok: true, value: event });
    }
  });

  it('[CPN-11] only the intent is strict', () => {
    expect(placing.map((event) => couponPersist.strict?.(event))).toEqual([false, false, true]);
  });

  it('an unknown version is ignored', () => {
    expect(couponPersist.upcast(1, sent)).toEqual(sent);
    expect(couponPersist.upcast(2, placing[0] ?? sent)).toBeNull();
    expect(couponPersist.readState(2, {})).toBeNull();
  });
});

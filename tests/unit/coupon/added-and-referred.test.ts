/** The time at which a leg was added, and the reference of who sent the player. */
import { describe, expect, it } from 'vitest';
import { couponDecider } from 'touchline/core/coupon/decider';
import type { CouponCommand } from 'touchline/core/coupon/messages';
import { couponToShare, draftToSend } from 'touchline/core/coupon/rules/place';
import { encodeSent } from 'touchline/core/coupon/sent-wire';
import type { CouponState } from 'touchline/core/coupon/state';
import { decodeEvent, decodeState } from 'touchline/core/coupon/wire';
import { couponWorld, legOf, playerOf } from '../../arbitraries/coupon-world.ts';
import { STAMP, stateAfter } from '../../models/given.ts';
import { viewCoupon } from '../../models/view-coupon.ts';
import { ODDS_VIEWS } from 'touchline/core/line/public';
import type { AppView, OddsView } from 'touchline/core/line/public';
import { drafted, sentOf } from './given.ts';

const world = couponWorld();
function decide(state: CouponState, command: CouponCommand, at: number): CouponState {
  const decided = couponDecider.decide(command, state, world.facts(), { ...STAMP, at });
  if (!decided.ok) throw new Error(decided.error.code);
  return decided.value.reduce(couponDecider.evolve, state);
}
const times = ({ legs }: { readonly legs: readonly { readonly marketId: number; readonly addedAt?: number }[] }) =>
  legs.map(({ marketId, addedAt }) => [marketId, addedAt]);
const reloaded = (state: CouponState): CouponState => {
  const read = decodeState(JSON.parse(JSON.stringify(state)));
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

describe('the time of a leg', () => {
  const add = (marketId: number) => ({ type: 'coupon/addLeg', payload: { marketId } }) as const;
  const two = decide(decide(couponDecider.initial, add(10), 1_000), add(20), 2_000);

  it('[CPN-142] is that of the tap, and views have it', () => {
    expect(times(two)).toEqual([
      [10, 1_000],
      [20, 2_000],
    ]);
    expect(times(viewCoupon(two, world.facts(), 0))).toEqual(times(two));
  });

  it('[CPN-142] stays when the leg moves, through undo, and after a reload', () => {
    const moved = decide(two, { type: 'coupon/moveLeg', payload: { marketId: 20, to: 0 } }, 3_000);
    expect(times(moved)).toEqual([
      [20, 2_000],
      [10, 1_000],
    ]);
    const removed = decide(two, { type: 'coupon/removeLeg', payload: { marketId: 10 } }, 4_000);
    expect(times(decide(removed, { type: 'coupon/undo', payload: {} }, 5_000))).toEqual(times(two));
    expect(times(reloaded(two))).toEqual(times(two));
  });

  it('[CPN-142] stays when the line of the leg moves', () => {
    const replaced = decide(two, { type: 'coupon/replaceLeg', payload: { marketId: 10, by: 30 } }, 6_000);
    expect(times(replaced)).toEqual([
      [30, 1_000],
      [20, 2_000],
    ]);
  });

  it('[CPN-146] is kept with the express that it came with, in views, through a moved line, undo and a reload', () => {
    const ready = { betType: 'express', systemValue: 2, missing: 0 } as const;
    const legs = [10, 20].map((id) => ({ ...legOf(id), isBanker: false, blockId: 0, expressId: 'e1' }));
    const asked = decide(
      couponDecider.initial,
      { type: 'coupon/load', payload: { from: { kind: 'express', expressId: 'e1' } } },
      1,
    );
    const loaded = decide(
      asked,
      { type: 'coupon/receiveLoaded', payload: { ask: asked.loading?.ask ?? '', coupon: { ...ready, legs } } },
      2,
    );
    const ids = ({ legs: of }: { readonly legs: readonly { readonly expressId?: string }[] }) =>
      of.map(({ expressId }) => expressId);
    expect(ids(loaded)).toEqual(['e1', 'e1']);
    expect(ids(viewCoupon(loaded, world.facts(), 0))).toEqual(['e1', 'e1']);
    const replaced = decide(loaded, { type: 'coupon/replaceLeg', payload: { marketId: 10, by: 30 } }, 3);
    expect(ids(replaced)).toEqual(['e1', 'e1']);
    const added = decide(loaded, add(30), 4);
    expect(ids(added)).toEqual(['e1', 'e1', undefined]);
    expect(ids(decide(added, { type: 'coupon/undo', payload: {} }, 5))).toEqual(['e1', 'e1']);
    expect(ids(reloaded(added))).toEqual(['e1', 'e1', undefined]);
  });

  it('[CPN-142] of a ready coupon is that of its load', () => {
    const asked = decide(two, { type: 'coupon/load', payload: { from: { kind: 'code', code: 'ABC' } } }, 6_500);
    const coupon = {
      betType: 'single',
      systemValue: 2,
      missing: 0,
      legs: [{ ...legOf(40), isBanker: false, blockId: 0 }],
    } as const;
    const ask = asked.loading?.ask ?? '';
    expect(times(decide(asked, { type: 'coupon/receiveLoaded', payload: { ask, coupon } }, 7_000))).toEqual([
      [40, 7_000],
    ]);
  });

  it('[CPN-142] is absent in a leg of an older coupon', () => {
    const old = stateAfter(couponDecider, drafted([10]));
    expect(old.legs).toEqual([legOf(10)]);
    expect(reloaded(old).legs).toEqual([legOf(10)]);
  });
});

describe('the reference of who sent the player', () => {
  const state = stateAfter(couponDecider, drafted([10]));
  const facts = (refId: number | null) => ({ ...couponWorld().facts(), player: { ...playerOf(100_000), refId } });

  it('[CPN-143] goes with the coupon, and is null for nobody', () => {
    expect(draftToSend(state, facts(4_711))?.refId).toBe(4_711);
    expect(draftToSend(state, facts(null))?.refId).toBeNull();
  });

  it('[CPN-143] is in no shared coupon', () => {
    expect(couponToShare(state, facts(4_711)).refId).toBeNull();
  });
});

describe('the total as it was shown', () => {
  const facts = (oddsView: OddsView, appView: AppView = 'european') => ({
    ...couponWorld().facts(),
    player: playerOf(100_000),
    oddsView,
    appView,
  });
  const sent = (state: CouponState, view: OddsView, appView?: AppView) => {
    const asked = draftToSend(state, facts(view, appView));
    if (asked === null) throw new Error('nothing to send');
    const { coef, coefByView, coefViewId } = encodeSent(asked);
    return [coef, coefByView, coefViewId];
  };

  it('[CPN-145] is sent in the player’s odds view, beside the decimal total, which no view changes', () => {
    const state = stateAfter(couponDecider, drafted([10]));
    expect(ODDS_VIEWS.map((view) => sent(state, view))).toEqual([
      ['2.000', '2.00', 0],
      ['2.000', '1/1', 1],
      ['2.000', '+100', 2],
      ['2.000', '1.00', 4],
      ['2.000', '1.00', 5],
      ['2.000', '1.00', 6],
    ]);
    expect(ODDS_VIEWS.map((view) => sent(state, view, 'asian')[2])).toEqual([0, 1, 2, 14, 15, 16]);
  });

  it('[CPN-145] is missing in a coupon without total odds, and in a record of an older version', () => {
    const tooFew = { ...stateAfter(couponDecider, drafted([10])), betType: 'express' as const };
    expect(sent(tooFew, 'american').slice(0, 2)).toEqual(['', '']);
    const { coefByView: _, ...old } = sentOf([legOf(10)]);
    const read = decodeEvent({ type: 'coupon/placeIntended', payload: { key: 'c.1', sent: old, legs: [], at: 5 } });
    expect(read).toMatchObject({ ok: true, value: { payload: { sent: { coefByView: '' } } } });
  });
});

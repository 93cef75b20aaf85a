/** Decides what a page can do with a coupon before the rules of betting are loaded: legs in and out, and what the operator said. All else the rules decide. */
import type { Decider } from '../../kernel/decider.ts';
import type { Stamp } from '../../kernel/message.ts';
import { err, ok } from '../../kernel/result.ts';
import { evolveCoupon } from './evolve.ts';
import type { CouponFacts } from './facts.ts';
import type { CouponCommand, CouponEvent, CouponRejection } from './messages.ts';
import { decideAnswer } from './rules/answers.ts';
import { fittingType } from './rules/types.ts';
import type { Decided } from './rules.ts';
import type { CouponState } from './state.ts';
import { EMPTY_COUPON } from './state.ts';

export type CouponDecider = Decider<CouponState, CouponCommand, CouponEvent, CouponFacts, CouponRejection>;

export const couponDecider: CouponDecider = {
  initial: EMPTY_COUPON,
  decide: (command, state, facts, stamp) =>
    decideEarly(command, state, facts, stamp) ??
    facts.rules?.decide(command, state, facts, stamp) ??
    err({ code: 'coupon/notReady' }),
  evolve: evolveCoupon,
};

/** Null for what the rules decide. */
function decideEarly(command: CouponCommand, state: CouponState, facts: CouponFacts, stamp: Stamp): Decided | null {
  const { type } = command;
  if (type === 'coupon/addLeg' && !state.settings.isOneClick)
    return standing(state) ?? addLeg(state, facts, stamp, command.payload.marketId);
  if (type === 'coupon/removeLeg') return standing(state) ?? removeLeg(state, command.payload.marketId);
  if (type === 'coupon/clear')
    return standing(state) ?? ok(state.legs.length === 0 ? [] : [{ type: 'coupon/cleared', payload: {} }]);
  if (type === 'coupon/dismissResult')
    return ok(state.results.length === 0 ? [] : [{ type: 'coupon/resultDismissed', payload: {} }]);
  if (type === 'coupon/forget') return ok([{ type: 'coupon/forgotten', payload: {} }]);
  const isReport =
    type === 'coupon/reportSaved' ||
    type === 'coupon/reportUnsaved' ||
    type === 'coupon/reportAnswer' ||
    type === 'coupon/reportUnknown' ||
    type === 'coupon/cancelOrder';
  return isReport ? decideAnswer(command, state, stamp) : null;
}

function standing(state: CouponState): Decided | null {
  return isPlacing(state) ? err({ code: 'coupon/placing' }) : null;
}

/** While this coupon is being placed it stands still: what was agreed to is what is sent [CPN-10]. */
export function isPlacing({ couponId, intents }: CouponState): boolean {
  return couponId !== '' && intents.some((each) => each.couponId === couponId && each.phase !== 'waiting');
}

function addLeg(state: CouponState, facts: CouponFacts, stamp: Stamp, marketId: number): Decided {
  const market = facts.market(marketId);
  if (market === null || market.state === 'gone' || market.finished) return err({ code: 'coupon/unknownMarket' });
  if (state.legs.some((each) => each.marketId === marketId)) return ok([]);
  if (state.legs.length >= facts.config.maxLegs) return err({ code: 'coupon/full' });
  return ok([
    {
      type: 'coupon/legAdded',
      payload: { couponId: stamp.id, leg: market.leg, typeId: fittingType(state.typeId, state.legs.length + 1) },
    },
  ]);
}

function removeLeg(state: CouponState, marketId: number): Decided {
  if (!state.legs.some((each) => each.marketId === marketId)) return err({ code: 'coupon/notInCoupon' });
  return ok([
    { type: 'coupon/legRemoved', payload: { marketId, typeId: fittingType(state.typeId, state.legs.length - 1) } },
  ]);
}

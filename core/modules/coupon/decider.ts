import type { Decider } from '../../kernel/decider.ts';
import { moneyToDecimalString } from '../../kernel/money.ts';
import type { Stamp } from '../../kernel/message.ts';
import type { Result } from '../../kernel/result.ts';
import { err, ok } from '../../kernel/result.ts';
import type { CouponFacts } from './facts.ts';
import type { CouponCommand, CouponEvent, CouponRejection } from './messages.ts';
import { decideAnswer, decidePlace } from './rules/place.ts';
import { fittingType, whyNot } from './rules/types.ts';
import type { CouponState } from './state.ts';
import { EMPTY_COUPON, evolveCoupon } from './state.ts';

export type CouponDecider = Decider<CouponState, CouponCommand, CouponEvent, CouponFacts, CouponRejection>;
type Decided = Result<readonly CouponEvent[], CouponRejection>;

export const couponDecider: CouponDecider = {
  initial: EMPTY_COUPON,
  decide(command, state, facts, stamp) {
    switch (command.type) {
      case 'coupon/addLeg':
        return editable(state) ?? addLeg(state, facts, stamp, command.payload.marketId);
      case 'coupon/removeLeg':
        return editable(state) ?? removeLegs(state, [command.payload.marketId]);
      case 'coupon/removeLocked':
        return editable(state) ?? removeLegs(state, lockedMarkets(state, facts));
      case 'coupon/clear':
        return editable(state) ?? (state.legs.length === 0 ? ok([]) : ok([{ type: 'coupon/cleared', payload: {} }]));
      case 'coupon/chooseType':
        if (command.payload.typeId === state.typeId) return ok([]);
        if (whyNot(command.payload.typeId, state.legs, facts.maxLegs) !== null) return err({ code: 'coupon/typeNotAllowed' });
        return editable(state) ?? ok([{ type: 'coupon/typeChosen', payload: command.payload }]);
      case 'coupon/typeStake':
        return editable(state) ?? ok([{ type: 'coupon/stakeTyped', payload: { text: command.payload.text.slice(0, 24) } }]);
      case 'coupon/setStake': {
        const currency = facts.player?.currency ?? facts.guestCurrency;
        return editable(state) ?? ok([{ type: 'coupon/stakeTyped', payload: { text: moneyToDecimalString(command.payload.amount, currency) } }]);
      }
      case 'coupon/chooseChangeAction':
        return ok([{ type: 'coupon/changeActionChosen', payload: command.payload }]);
      case 'coupon/undo':
      case 'coupon/redo':
        return editable(state) ?? restoreDraft(state, command.type === 'coupon/undo' ? 'undo' : 'redo');
      case 'coupon/reportLimits':
        return ok([{ type: 'coupon/limitsKnown', payload: command.payload }]);
      case 'coupon/observePrices':
      case 'coupon/place':
      case 'coupon/acceptPrices':
      case 'coupon/declinePrices':
        return decidePlace(command, state, facts, stamp);
      case 'coupon/reportSaved':
      case 'coupon/reportUnsaved':
      case 'coupon/reportAnswer':
      case 'coupon/reportUnknown':
        return decideAnswer(command, state, stamp);
      case 'coupon/dismissResult':
        return state.result === null ? ok([]) : ok([{ type: 'coupon/resultDismissed', payload: {} }]);
      case 'coupon/forget':
        return ok([{ type: 'coupon/forgotten', payload: {} }]);
    }
  },
  evolve: evolveCoupon,
};

/** While this coupon is being placed it stands still: what was agreed to is what is sent [CPN-10]. */
function editable(state: CouponState): Decided | null {
  return state.couponId !== '' && state.intents.some((each) => each.couponId === state.couponId) ? err({ code: 'coupon/placing' }) : null;
}

function addLeg(state: CouponState, facts: CouponFacts, stamp: Stamp, marketId: number): Decided {
  const market = facts.market(marketId);
  if (market === null || market.state === 'gone' || market.finished) return err({ code: 'coupon/unknownMarket' });
  if (state.legs.some((each) => each.marketId === marketId)) return ok([]);
  if (state.legs.length >= facts.maxLegs) return err({ code: 'coupon/full' });
  return ok([{ type: 'coupon/legAdded', payload: { couponId: stamp.id, leg: market.leg, typeId: fittingType(state.typeId, state.legs.length + 1) } }]);
}

function removeLegs(state: CouponState, marketIds: readonly number[]): Decided {
  const present = marketIds.filter((marketId) => state.legs.some((each) => each.marketId === marketId));
  if (present.length === 0) return err({ code: 'coupon/notInCoupon' });
  return ok(
    present.map((marketId, at) => ({ type: 'coupon/legRemoved', payload: { marketId, typeId: fittingType(state.typeId, state.legs.length - at - 1) } })),
  );
}

function lockedMarkets(state: CouponState, facts: CouponFacts): readonly number[] {
  return state.legs.filter(({ marketId }) => {
    const now = facts.market(marketId);
    return now === null ? facts.fresh : now.state === 'gone' || now.finished;
  }).map(({ marketId }) => marketId);
}

function restoreDraft(state: CouponState, direction: 'undo' | 'redo'): Decided {
  const draft = direction === 'undo' ? state.undo.at(-1) : state.redo.at(-1);
  if (draft === undefined) return err({ code: direction === 'undo' ? 'coupon/nothingToUndo' : 'coupon/nothingToRedo' });
  return ok([{ type: 'coupon/draftRestored', payload: { draft, direction } }]);
}

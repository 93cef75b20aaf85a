/** The coupon's decider: maps each command to its rule. */
import type { Decider } from '../../kernel/decider.ts';
import type { Stamp } from '../../kernel/message.ts';
import { err, ok } from '../../kernel/result.ts';
import { evolveCoupon } from './evolve.ts';
import type { CouponFacts } from './facts.ts';
import type { CouponCommand, CouponEvent, CouponRejection } from './messages.ts';
import { hasLeg } from './rules/arrange.ts';
import { decideAnswer } from './rules/answers.ts';
import type { Decided } from './rules/decided.ts';
import { autoMaxStake, decideEdit } from './rules/edit.ts';
import { decideOneClick, tapToBet } from './rules/one-click.ts';
import { decidePlace } from './rules/place.ts';
import { isPlacing } from './rules/placed-group.ts';
import { decideReady } from './rules/ready-coupons.ts';
import { fittingType } from './rules/types.ts';
import type { CouponState } from './state.ts';
import { EMPTY_COUPON } from './state.ts';

export type CouponDecider = Decider<CouponState, CouponCommand, CouponEvent, CouponFacts, CouponRejection>;

export const couponDecider: CouponDecider = { initial: EMPTY_COUPON, decide, evolve: evolveCoupon };

function decide(command: CouponCommand, state: CouponState, facts: CouponFacts, stamp: Stamp): Decided {
  switch (command.type) {
    case 'coupon/chooseType':
    case 'coupon/typeStake':
    case 'coupon/setStake':
    case 'coupon/chooseSystem':
    case 'coupon/setBanker':
    case 'coupon/moveLeg':
    case 'coupon/moveToBlock':
    case 'coupon/moveBlock':
    case 'coupon/typeBlockStake':
    case 'coupon/setBlockStake':
    case 'coupon/typeLegStake':
    case 'coupon/setLegStake':
    case 'coupon/choosePromoCode':
    case 'coupon/setBonusBet':
    case 'coupon/typeExactCoef':
    case 'coupon/chooseAccount':
    case 'coupon/replaceLeg':
      return refuseWhilePlacing(state) ?? decideEdit(command, state, facts);
    case 'coupon/undo':
    case 'coupon/redo':
      return refuseWhilePlacing(state) ?? restoreDraft(state, command.type === 'coupon/undo' ? 'undo' : 'redo');
    case 'coupon/addLeg':
      return state.settings.isOneClick
        ? tapToBet(state, facts, stamp, command.payload.marketId)
        : (refuseWhilePlacing(state) ?? addLeg(state, facts, stamp, command.payload.marketId));
    case 'coupon/changeSettings':
      return changeSettings(command.payload.settings, state, facts);
    case 'coupon/chooseChangeAction':
      return ok([{ type: 'coupon/changeActionChosen', payload: command.payload }]);
    case 'coupon/setOneClick':
    case 'coupon/answerOneClick':
      return refuseWhilePlacing(state) ?? decideOneClick(command, state, facts);
    case 'coupon/reportLimits': {
      const known = { type: 'coupon/limitsKnown', payload: command.payload } as const;
      return ok([known, ...(isPlacing(state) ? [] : autoMaxStake(evolveCoupon(state, known), facts))]);
    }
    case 'coupon/observePrices':
    case 'coupon/place':
    case 'coupon/acceptPrices':
    case 'coupon/declinePrices':
      return decidePlace(command, state, facts, stamp);
    case 'coupon/load':
    case 'coupon/receiveLoaded':
      return refuseWhilePlacing(state) ?? decideReady(command, state, facts, stamp);
    case 'coupon/reportLoadFailed':
    case 'coupon/share':
    case 'coupon/receiveCode':
    case 'coupon/closeShare':
    case 'coupon/openExpresses':
    case 'coupon/receiveExpresses':
      return decideReady(command, state, facts, stamp);
    case 'coupon/chooseTab':
      return ok(command.payload.tab === state.tab ? [] : [{ type: 'coupon/tabChosen', payload: command.payload }]);
    case 'coupon/removeLeg':
      return refuseWhilePlacing(state) ?? removeLeg(state, command.payload.marketId);
    case 'coupon/clear':
      return refuseWhilePlacing(state) ?? ok(state.legs.length === 0 ? [] : [{ type: 'coupon/cleared', payload: {} }]);
    case 'coupon/dismissResult':
      return ok(state.results.length === 0 ? [] : [{ type: 'coupon/resultDismissed', payload: {} }]);
    case 'coupon/forget':
      return ok([{ type: 'coupon/forgotten', payload: {} }]);
    case 'coupon/dismissOrder':
      return dismissOrder(state, command.payload.key);
    case 'coupon/cancelOrder':
    case 'coupon/reportSaved':
    case 'coupon/reportUnsaved':
    case 'coupon/reportAnswer':
    case 'coupon/reportUnknown':
      return decideAnswer(command, state, stamp);
  }
}

function dismissOrder({ endedOrders }: CouponState, key: string): Decided {
  return endedOrders.some((each) => each.key === key)
    ? ok([{ type: 'coupon/orderDismissed', payload: { key } }])
    : err({ code: 'coupon/noSuchIntent' });
}

function refuseWhilePlacing(state: CouponState): Decided | null {
  return isPlacing(state) ? err({ code: 'coupon/placing' }) : null;
}

function addLeg(state: CouponState, facts: CouponFacts, stamp: Stamp, marketId: number): Decided {
  const market = facts.market(marketId);
  if (market === null || market.state === 'gone' || market.finished) return err({ code: 'coupon/unknownMarket' });
  if (hasLeg(state, marketId)) return ok([]);
  if (state.legs.length >= facts.config.maxLegs) return err({ code: 'coupon/full' });
  return ok([
    {
      type: 'coupon/legAdded',
      payload: {
        couponId: stamp.id,
        leg: { ...market.leg, addedAt: stamp.at },
        betType: fittingType(state.betType, state.legs.length + 1),
      },
    },
  ]);
}

function removeLeg(state: CouponState, marketId: number): Decided {
  if (!hasLeg(state, marketId)) return err({ code: 'coupon/notInCoupon' });
  return ok([
    { type: 'coupon/legRemoved', payload: { marketId, betType: fittingType(state.betType, state.legs.length - 1) } },
  ]);
}

function changeSettings(
  settings: Extract<CouponCommand, { type: 'coupon/changeSettings' }>['payload']['settings'],
  state: CouponState,
  facts: CouponFacts,
): Decided {
  // Turning on drop-on-score-change turns one-click off [D4.1.9].
  const all = settings.isDropOnScoreChange === true ? { ...settings, isOneClick: false } : settings;
  const changed = { type: 'coupon/settingsChanged', payload: { settings: all } } as const;
  return ok([changed, ...(isPlacing(state) ? [] : autoMaxStake(evolveCoupon(state, changed), facts))]);
}

function restoreDraft(state: CouponState, direction: 'undo' | 'redo'): Decided {
  const draft = state[direction].at(-1);
  if (draft === undefined) return err({ code: direction === 'undo' ? 'coupon/nothingToUndo' : 'coupon/nothingToRedo' });
  return ok([{ type: 'coupon/draftRestored', payload: { draft, direction } }]);
}

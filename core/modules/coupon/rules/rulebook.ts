/** The rules of betting as one piece: loaded after the first price, for a page that only shows prices does not need them. */
import type { Stamp } from '../../../kernel/message.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { CouponFacts } from '../facts.ts';
import type { CouponCommand } from '../messages.ts';
import type { CouponRules, Decided } from '../rules.ts';
import type { CouponState } from '../state.ts';
import { viewCoupon } from '../view-coupon.ts';
import { isPlacing } from '../decider.ts';
import { autoMaxStake, decideEdit } from './edit.ts';
import { decideOneClick, tapToBet } from './one-click.ts';
import { decidePlace } from './place.ts';
import { decideReady } from './ready-coupons.ts';
import { evolveCoupon } from '../evolve.ts';

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
    case 'coupon/removeLocked':
      return isPlacing(state) ? err({ code: 'coupon/placing' }) : decideEdit(command, state, facts);
    case 'coupon/undo':
    case 'coupon/redo':
      return isPlacing(state)
        ? err({ code: 'coupon/placing' })
        : restoreDraft(state, command.type === 'coupon/undo' ? 'undo' : 'redo');
    case 'coupon/addLeg':
      return tapToBet(state, facts, stamp, command.payload.marketId);
    case 'coupon/changeSettings':
      return changeSettings(command.payload.settings, state, facts);
    case 'coupon/chooseChangeAction':
      return ok([{ type: 'coupon/changeActionChosen', payload: command.payload }]);
    case 'coupon/setOneClick':
    case 'coupon/answerOneClick':
      return isPlacing(state) ? err({ code: 'coupon/placing' }) : decideOneClick(command, state, facts);
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
      return isPlacing(state) ? err({ code: 'coupon/placing' }) : decideReady(command, state, facts, stamp);
    case 'coupon/reportLoadFailed':
    case 'coupon/share':
    case 'coupon/receiveCode':
    case 'coupon/closeShare':
    case 'coupon/openExpresses':
    case 'coupon/receiveExpresses':
      return decideReady(command, state, facts, stamp);
    case 'coupon/removeLeg':
    case 'coupon/clear':
    case 'coupon/cancelOrder':
    case 'coupon/reportSaved':
    case 'coupon/reportUnsaved':
    case 'coupon/reportAnswer':
    case 'coupon/reportUnknown':
    case 'coupon/dismissResult':
    case 'coupon/forget':
      // Decided without the rules.
      return err({ code: 'coupon/notReady' });
  }
}

function changeSettings(
  settings: Extract<CouponCommand, { type: 'coupon/changeSettings' }>['payload']['settings'],
  state: CouponState,
  facts: CouponFacts,
): Decided {
  // Specification: turning on drop-on-score-change turns one-click off.
  const all = settings.isDropOnScoreChange === true ? { ...settings, isOneClick: false } : settings;
  const changed = { type: 'coupon/settingsChanged', payload: { settings: all } } as const;
  return ok([changed, ...(isPlacing(state) ? [] : autoMaxStake(evolveCoupon(state, changed), facts))]);
}

function restoreDraft(state: CouponState, direction: 'undo' | 'redo'): Decided {
  const draft = direction === 'undo' ? state.undo.at(-1) : state.redo.at(-1);
  if (draft === undefined) return err({ code: direction === 'undo' ? 'coupon/nothingToUndo' : 'coupon/nothingToRedo' });
  return ok([{ type: 'coupon/draftRestored', payload: { draft, direction } }]);
}

export const couponRules: CouponRules = { decide, view: viewCoupon };

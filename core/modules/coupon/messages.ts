import type { Message } from '../../kernel/message.ts';
import type { Bet, BetTypeName } from '../history/public.ts';
import type { OddsView } from '../line/public.ts';
import type { ChangeAction } from './change-action.ts';
import type { ChangeTolerance } from './rules/accepted-move.ts';
import type {
  Block,
  CouponLimits,
  CouponSettings,
  CouponTab,
  Draft,
  Expresses,
  Leg,
  LoadedCoupon,
  LoadFrom,
  PriceSeen,
  Refusal,
  SentCoupon,
} from './types.ts';

export type CouponCommand =
  | Message<'coupon/addLeg', { readonly marketId: number }>
  | Message<'coupon/removeLeg', { readonly marketId: number }>
  /**
   * Replaces a leg: one whose line moved by the same market at its new handicap or total, a selection by a combo.
   * `price`: the one that the player has agreed to; without it the price now.
   */
  | Message<'coupon/replaceLeg', { readonly marketId: number; readonly by: number; readonly price?: number }>
  | Message<'coupon/clear', Record<string, never>>
  | Message<'coupon/chooseType', { readonly betType: BetTypeName }>
  | Message<'coupon/typeStake', { readonly text: string }>
  | Message<'coupon/setStake', { readonly amount: number }>
  | Message<'coupon/chooseSystem', { readonly value: number }>
  /** A banker of a system, a lobby leg of a multibet. */
  | Message<'coupon/setBanker', { readonly marketId: number; readonly isBanker: boolean }>
  /** `to` is the leg's place in the coupon, from 0. */
  | Message<'coupon/moveLeg', { readonly marketId: number; readonly to: number }>
  /** Moves a leg into a block, or with null into its own block at the end. */
  | Message<'coupon/moveToBlock', { readonly marketId: number; readonly blockId: number | null }>
  | Message<'coupon/moveBlock', { readonly blockId: number; readonly to: number }>
  | Message<'coupon/typeBlockStake', { readonly blockId: number; readonly text: string }>
  /** Minor units. */
  | Message<'coupon/setBlockStake', { readonly blockId: number; readonly amount: number }>
  | Message<'coupon/typeLegStake', { readonly marketId: number; readonly text: string }>
  | Message<'coupon/setLegStake', { readonly marketId: number; readonly amount: number }>
  /** '' removes the code. */
  | Message<'coupon/choosePromoCode', { readonly code: string }>
  | Message<'coupon/setBonusBet', { readonly isOn: boolean }>
  | Message<'coupon/typeExactCoef', { readonly text: string }>
  | Message<'coupon/chooseAccount', { readonly accountId: number }>
  /** `tolerance`: percent, with `acceptBetter`; omitted for none. */
  | Message<'coupon/chooseChangeAction', { readonly action: ChangeAction; readonly tolerance?: ChangeTolerance }>
  | Message<
      'coupon/changeSettings',
      { readonly settings: Partial<Omit<CouponSettings, 'isOneClick' | 'changeCoefAction' | 'changeCoefTolerance'>> }
    >
  /**
   * Switches one click on or off. With legs in the coupon, switching on asks first, because the legs would be removed.
   */
  | Message<'coupon/setOneClick', { readonly isOn: boolean }>
  | Message<'coupon/answerOneClick', { readonly isYes: boolean }>
  /** Agrees to the current prices. */
  | Message<'coupon/acceptPrices', Record<string, never>>
  /** Leaves the odds question without placing. */
  | Message<'coupon/declinePrices', Record<string, never>>
  | Message<'coupon/place', Record<string, never>>
  /** Asks the operator to cancel an order that waits for its odds. */
  | Message<'coupon/cancelOrder', { readonly key: string }>
  /** Removes an ended order from the list. */
  | Message<'coupon/dismissOrder', { readonly key: string }>
  | Message<'coupon/undo', Record<string, never>>
  | Message<'coupon/redo', Record<string, never>>
  /** Closes receipts and refusals. */
  | Message<'coupon/dismissResult', Record<string, never>>
  /** Fills the coupon from elsewhere; undo restores the previous contents. */
  | Message<'coupon/load', { readonly from: LoadFrom }>
  /** Requests a code for this coupon. */
  | Message<'coupon/chooseTab', { readonly tab: CouponTab }>
  | Message<'coupon/share', Record<string, never>>
  | Message<'coupon/closeShare', Record<string, never>>
  /** Requests today's ready expresses. */
  | Message<'coupon/openExpresses', Record<string, never>>
  /** From the module's own processes. */
  | Message<'coupon/observePrices', { readonly moves: readonly PriceSeen[] }>
  | Message<'coupon/reportLimits', CouponLimits>
  | Message<'coupon/reportSaved', { readonly key: string }>
  /** `otherTab`: another tab has placed this coupon differently. */
  | Message<'coupon/reportUnsaved', { readonly key: string; readonly why?: 'otherTab' }>
  | Message<'coupon/reportAnswer', { readonly key: string; readonly answer: BetAnswer }>
  | Message<'coupon/reportUnknown', { readonly key: string }>
  | Message<'coupon/receiveLoaded', { readonly ask: string; readonly coupon: LoadedCoupon }>
  | Message<'coupon/reportLoadFailed', { readonly ask: string; readonly code: string }>
  | Message<'coupon/receiveCode', { readonly ask: string; readonly code: string | null }>
  | Message<'coupon/receiveExpresses', { readonly expresses: Expresses | null }>
  | Message<'coupon/forget', Record<string, never>>;

export type BetAnswer =
  | { readonly status: 'accepted'; readonly bet: Bet }
  | { readonly status: 'pending'; readonly acceptAt: number }
  /** An order for exact odds (thousandths). */
  | { readonly status: 'ordered'; readonly exactCoef: number; readonly since: number; readonly expiresAt: number }
  | { readonly status: 'rejected'; readonly reasons: readonly Refusal[] };

/** The terms that the player agreed to when the intent was recorded: the basis of the receipt. */
export interface Agreed {
  readonly sent: SentCoupon;
  readonly legs: readonly Leg[];
  readonly at: number;
}

export type CouponEvent =
  | Message<'coupon/limitsKnown', CouponLimits>
  | Message<'coupon/legAdded', { readonly couponId: string; readonly leg: Leg; readonly betType: BetTypeName }>
  | Message<'coupon/legRemoved', { readonly marketId: number; readonly betType: BetTypeName }>
  | Message<'coupon/legReplaced', { readonly marketId: number; readonly leg: Leg }>
  | Message<'coupon/cleared', Record<string, never>>
  | Message<'coupon/typeChosen', { readonly betType: BetTypeName }>
  | Message<'coupon/stakeTyped', { readonly text: string }>
  | Message<'coupon/systemChosen', { readonly value: number }>
  | Message<'coupon/bankerSet', { readonly marketId: number; readonly isBanker: boolean }>
  | Message<'coupon/legMoved', { readonly marketId: number; readonly to: number }>
  | Message<'coupon/blocksArranged', { readonly blocks: readonly Block[] }>
  | Message<'coupon/blockStakeTyped', { readonly blockId: number; readonly text: string }>
  | Message<'coupon/legStakeTyped', { readonly marketId: number; readonly text: string }>
  | Message<'coupon/promoCodeChosen', { readonly code: string }>
  | Message<'coupon/bonusBetSet', { readonly isOn: boolean }>
  | Message<'coupon/exactCoefTyped', { readonly text: string; readonly view: OddsView }>
  | Message<'coupon/accountChosen', { readonly accountId: number }>
  | Message<'coupon/changeActionChosen', { readonly action: ChangeAction; readonly tolerance?: ChangeTolerance }>
  | Message<'coupon/settingsChanged', { readonly settings: Partial<CouponSettings> }>
  | Message<'coupon/oneClickAsked', Record<string, never>>
  | Message<'coupon/oneClickDeclined', Record<string, never>>
  /** A tap that could not become a bet, with every reason. */
  | Message<
      'coupon/oneClickRefused',
      { readonly tap: string; readonly leg: Leg; readonly amount: number; readonly reasons: readonly Refusal[] }
    >
  | Message<'coupon/pricesAccepted', { readonly prices: readonly PriceSeen[] }>
  | Message<'coupon/priceMoved', { readonly marketId: number; readonly price: number }>
  | Message<'coupon/questionAsked', { readonly prices: readonly PriceSeen[] }>
  | Message<'coupon/questionClosed', Record<string, never>>
  | Message<'coupon/draftRestored', { readonly draft: Draft; readonly direction: 'undo' | 'redo' }>
  | Message<'coupon/loadAsked', { readonly ask: string; readonly from: LoadFrom }>
  | Message<
      'coupon/loaded',
      { readonly ask: string; readonly couponId: string; readonly draft: Draft; readonly missing: number }
    >
  | Message<'coupon/loadFailed', { readonly ask: string; readonly code: string }>
  | Message<'coupon/shareAsked', { readonly ask: string }>
  | Message<'coupon/shared', { readonly ask: string; readonly code: string | null }>
  | Message<'coupon/tabChosen', { readonly tab: CouponTab }>
  | Message<'coupon/shareClosed', Record<string, never>>
  | Message<'coupon/expressesAsked', Record<string, never>>
  | Message<'coupon/expressesReceived', { readonly expresses: Expresses | null }>
  /** The intent: on disk before anything is sent. `group` names the bets placed together. */
  | Message<
      'coupon/placeIntended',
      {
        readonly key: string;
        readonly group: string;
        readonly sent: SentCoupon;
        readonly legs: readonly Leg[];
        readonly at: number;
      }
    >
  | Message<'coupon/placeSent', { readonly key: string }>
  | Message<'coupon/placeNotSaved', { readonly key: string; readonly why?: 'otherTab' }>
  | Message<'coupon/placePending', { readonly key: string; readonly acceptAt: number }>
  | Message<'coupon/placeUnknown', { readonly key: string; readonly at: number }>
  | Message<
      'coupon/orderTaken',
      { readonly key: string; readonly exactCoef: number; readonly since: number; readonly expiresAt: number }
    >
  | Message<'coupon/orderDismissed', { readonly key: string }>
  | Message<'coupon/orderCancelAsked', { readonly key: string }>
  | Message<
      'coupon/betAccepted',
      { readonly key: string; readonly bet: Bet; readonly agreed: Agreed | null; readonly isOrder?: true }
    >
  /** `isOrder`: it had been waiting for its odds; its coupon is long gone. */
  | Message<
      'coupon/betRejected',
      { readonly key: string; readonly reasons: readonly Refusal[]; readonly isOrder?: true }
    >
  | Message<'coupon/resultDismissed', Record<string, never>>
  | Message<'coupon/forgotten', Record<string, never>>;

export type CouponRejection =
  | {
      readonly code:
        | 'coupon/unknownMarket'
        | 'coupon/full'
        | 'coupon/notInCoupon'
        | 'coupon/typeNotAllowed'
        | 'coupon/nothingToUndo'
        | 'coupon/nothingToRedo'
        | 'coupon/placing'
        | 'coupon/noSuchIntent'
        | 'coupon/noQuestion'
        | 'coupon/noSuchBlock'
        | 'coupon/notAllowed'
        | 'coupon/empty'
        | 'coupon/stale';
    }
  | { readonly code: 'coupon/blocked'; readonly blockers: readonly string[] };

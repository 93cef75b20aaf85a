/** The presses of the place button, recorded independently of the core's intents. */
import { isDeepStrictEqual } from 'node:util';

/** Events after which a press still means the same coupon. */
export const NO_EDIT: ReadonlySet<string> = new Set([
  'coupon/placeIntended',
  'coupon/placeSent',
  'coupon/placePending',
  'coupon/placeUnknown',
  'coupon/orderTaken',
  'coupon/orderCancelAsked',
  'coupon/priceMoved',
  'coupon/questionAsked',
  'coupon/questionClosed',
  'coupon/limitsKnown',
  'coupon/resultDismissed',
  'coupon/shareAsked',
  'coupon/shared',
  'coupon/shareClosed',
  'coupon/tabChosen',
  'coupon/expressesAsked',
  'coupon/expressesReceived',
  'coupon/loadAsked',
  'coupon/loadFailed',
  'coupon/oneClickAsked',
  'coupon/oneClickDeclined',
]);

export interface Press {
  /** Presses of one epoch are for one coupon: no edit and no broadcast happened between them. */
  readonly epoch: number;
  /** The bets intended by one press. */
  readonly batch: string;
  /** More than one when two tabs with crossing edits pressed at the same time. */
  readonly coupons: Sent[];
}

export interface Sent {
  readonly userId: string;
  readonly amount: number;
  readonly bets: readonly { readonly marketId: number; readonly coef: number; readonly seenCoef: number }[];
}

/** Identifies a press across players. */
export function idOf(userId: string, key: string): string {
  return `${userId} ${key}`;
}

/** Whether the coupon that was sent equals the coupon at the press: the same amount, markets and prices. */
export function isSentAsPressed({ coupons }: Press, { amount, bets }: Sent): boolean {
  return coupons.some((pressed) => pressed.amount === amount && isDeepStrictEqual(legsOf(pressed.bets), legsOf(bets)));
}

function legsOf(bets: Sent['bets']): readonly unknown[] {
  return bets.map(({ marketId, coef, seenCoef }) => [marketId, coef, seenCoef]);
}

/**
 * Whether a bet equals the coupon at the press: each leg is measured from the price placed at or from the one agreed
 * to.
 */
export function isBetAsPressed(
  { coupons }: Press,
  amount: number,
  legs: readonly { readonly marketId: number; readonly seen: number }[],
): boolean {
  return coupons.some(
    (pressed) =>
      pressed.amount === amount &&
      pressed.bets.length === legs.length &&
      pressed.bets.every(({ marketId, coef, seenCoef }, at) => {
        const leg = legs[at];
        return leg?.marketId === marketId && (leg.seen === coef || leg.seen === seenCoef);
      }),
  );
}

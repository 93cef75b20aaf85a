/** The presses of the place button, recorded independently of the core's intents. */

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
  readonly marketIds: string;
  /** Amount, markets and prices; more than one when two tabs with crossing edits pressed at the same time. */
  readonly contents: Set<string>;
}

export interface Sent {
  readonly userId: string;
  readonly amount: number;
  readonly bets: readonly { readonly marketId: number; readonly coef: number }[];
}

/** Identifies a press across players. */
export function idOf(userId: string, key: string): string {
  return `${userId} ${key}`;
}

export function contentOf(
  amount: number,
  legs: readonly { readonly marketId: number; readonly price: number }[],
): string {
  return [amount, ...legs.map(({ marketId, price }) => `${marketId}@${price}`)].join(' ');
}

export function contentOfSent({ amount, bets }: Sent): string {
  return contentOf(
    amount,
    bets.map(({ marketId, coef }) => ({ marketId, price: coef })),
  );
}

/** What was pressed: the witness's own idea of a wish, beside that of the core. */

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
  /** What was intended together. */
  readonly batch: string;
  readonly marketIds: string;
  /** Amount, markets and prices; more than one when two tabs whose edits crossed pressed at the same moment. */
  readonly contents: Set<string>;
}

export interface Sent {
  readonly userId: string;
  readonly amount: number;
  readonly bets: readonly { readonly marketId: number; readonly coef: number }[];
}

/** Names a wish over all players. */
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

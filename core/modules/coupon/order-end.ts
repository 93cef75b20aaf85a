/** The player's message when an order for exact odds ends without a bet [CPN-20, LIM-22]. */
import type { Text } from '../../kernel/text.ts';
import { text } from '../../kernel/text.ts';

/** Ends with their own words, the most important first. */
const ENDS = [
  'banned',
  'notAllowed',
  'bonusNotAllowed',
  'excluded',
  'timeOut',
  'limitReached',
  'limitMissing',
  'sessionOver',
  'cancelled',
  'expired',
  'scoreChanged',
] as const;

export function endOfOrder(codes: readonly string[]): Text {
  return text(`coupon.notice.${ENDS.find((end) => codes.includes(end)) ?? 'orderEnded'}`);
}

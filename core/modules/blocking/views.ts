import type { BlockReason } from '../../navigation/navigation-context.ts';
import type { BlockingState } from './types.ts';

export interface BlockingView {
  /** Why this visitor is blocked; null while the site is open to them. */
  readonly reason: BlockReason | null;
  /** The operator's number of the reason, for the visitor to quote; null without a block or a reason. */
  readonly reasonNumber: number | null;
  readonly isAsking: boolean;
  /** The last question had no answer. */
  readonly hasFailed: boolean;
}

export function viewBlocking({ reason, reasonNumber, isForcedOff, asking, hasFailed }: BlockingState): BlockingView {
  const shown = isForcedOff ? { reason: null, reasonNumber: null } : { reason, reasonNumber };
  return { ...shown, isAsking: asking !== null, hasFailed };
}

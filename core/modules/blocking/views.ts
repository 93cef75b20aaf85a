import type { BlockingState } from './types.ts';

export interface BlockingView {
  /** The operator's reason while this visitor is blocked, otherwise null. 0: no reason was given. */
  readonly reason: number | null;
  readonly isAsking: boolean;
  /** The last question had no answer. */
  readonly hasFailed: boolean;
}

export function viewBlocking({ status, reason, isForcedOff, asking, hasFailed }: BlockingState): BlockingView {
  return { reason: status === 'blocked' && !isForcedOff ? (reason ?? 0) : null, isAsking: asking !== null, hasFailed };
}

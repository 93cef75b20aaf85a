import type { BlockReason } from '../../navigation/navigation-context.ts';

/** The operator's two questions: `light` checks the visitor, `full` also names the address. */
export type BlockCall = 'light' | 'full';
/** The trigger of the question, as sent to the operator. */
export type BlockStage = 'start' | 'signedIn' | 'signedOut' | 'again';

/** The operator's answer. */
export type BlockAnswer =
  | { readonly isBlocked: false }
  | {
      readonly isBlocked: true;
      readonly reason: BlockReason;
      /** The operator's number of the reason, for visitors to quote and appeals to name; null without a reason. */
      readonly reasonNumber: number | null;
    };

export interface BlockingState {
  /** `unknown` until the operator has answered or failed to: a question without an answer closes nothing. */
  readonly status: 'unknown' | 'free' | 'blocked';
  /** Null while the visitor is not blocked. */
  readonly reason: BlockReason | null;
  readonly reasonNumber: number | null;
  /** Blocked, but the cookie forces the block off. */
  readonly isForcedOff: boolean;
  readonly asking: BlockCall | null;
  /** The answer is a minute old: the next navigation asks again. */
  readonly isDue: boolean;
  /** The last question had no answer. */
  readonly hasFailed: boolean;
}

/** The operator's two questions: `light` checks the visitor, `full` also names the address. */
export type BlockCall = 'light' | 'full';
/** The trigger of the question, as sent to the operator. */
export type BlockStage = 'start' | 'signedIn' | 'signedOut' | 'again';

/** The operator's answer. 1 is blocked. */
export interface BlockAnswer {
  readonly displayTypeId: number;
  /** The reason; the known ones are 1 to 17. */
  readonly templateTypeId: number | null;
}

export interface BlockingState {
  /** `unknown` until the operator has answered or failed to: a question without an answer closes nothing. */
  readonly status: 'unknown' | 'free' | 'blocked';
  readonly reason: number | null;
  /** Blocked, but the cookie forces the block off. */
  readonly isForcedOff: boolean;
  readonly asking: BlockCall | null;
  /** The answer is a minute old: the next navigation asks again. */
  readonly isDue: boolean;
  /** The last question had no answer. */
  readonly hasFailed: boolean;
}

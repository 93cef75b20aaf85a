/** Which of the operator's two questions: `light` looks who is here, `full` names the address. */
export type BlockCall = 'light' | 'full';
/** Why it is asked, as the operator hears it. */
export type BlockStage = 'start' | 'signedIn' | 'signedOut' | 'again';

/** What the operator says. 1 is blocked. */
export interface BlockAnswer {
  readonly displayTypeId: number;
  /** The reason, 1 to 17 as far as is known. */
  readonly templateTypeId: number | null;
}

export interface BlockingState {
  /** `unknown` until the operator has answered, or has not: a question without an answer closes nothing. */
  readonly status: 'unknown' | 'free' | 'blocked';
  readonly reason: number | null;
  /** Blocked, but for the cookie that forces it off. */
  readonly isForcedOff: boolean;
  readonly asking: BlockCall | null;
  /** The answer is a minute old: the next navigation asks again. */
  readonly isDue: boolean;
  /** The last question had no answer. */
  readonly hasFailed: boolean;
}

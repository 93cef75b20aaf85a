/** The outcome of an appeal. `unknown`: a state that this site does not know. */
export type AppealStatus = 'received' | 'inReview' | 'granted' | 'declined' | 'unknown';

export interface Appeal {
  readonly id: string;
  /** The operator's number of the block's reason, which visitors quote; null for a ban or without a reason. */
  readonly reasonNumber: number | null;
  /** The operator's ms. */
  readonly madeAt: number;
  readonly status: AppealStatus;
}

/** The visitor's form. It passes through the secret channel and enters no message. */
export interface AppealForm {
  readonly email: string;
  readonly words: string;
  readonly reasonNumber: number | null;
}

export type FormFault = 'email' | 'words';

/** `failed`: no answer, so the appeal may or may not have arrived. `refused`: the operator rejected it. */
export type Sending = 'idle' | 'sending' | 'sent' | 'failed' | 'refused';

export interface AppealsState {
  /** Null until the list has loaded. Newest first. */
  readonly list: readonly Appeal[] | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly sending: Sending;
}

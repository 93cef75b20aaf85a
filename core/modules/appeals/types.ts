/** What became of an appeal. `unknown`: the operator says something that this site has no word for. */
export type AppealStatus = 'received' | 'inReview' | 'granted' | 'declined' | 'unknown';

export interface Appeal {
  readonly id: string;
  /** The reason that is appealed against; null for a ban or none. */
  readonly reason: number | null;
  /** The operator's ms. */
  readonly madeAt: number;
  readonly status: AppealStatus;
}

/** What a visitor writes. It is kept in memory until it is sent and in no message. */
export interface AppealForm {
  readonly email: string;
  readonly words: string;
  readonly reason: number | null;
}

export type FormFault = 'email' | 'words';

/** `failed`: no answer, it may or may not have arrived. `refused`: the operator does not take it. */
export type Sending = 'idle' | 'sending' | 'sent' | 'failed' | 'refused';

export interface AppealsState {
  /** Null until the list has come. Newest first. */
  readonly list: readonly Appeal[] | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly sending: Sending;
}

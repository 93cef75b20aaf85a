/** What the operator says of a player's agreement. `updatedAt` names the terms: it changes when they do. */
export interface TermsStatus {
  readonly isChanged: boolean;
  readonly updatedAt: string | null;
}

/** `refused`: the terms have changed once more meanwhile, or the operator does not take it. `failed`: no answer. */
export type Confirming = 'idle' | 'sending' | 'failed' | 'refused';

export interface TermsState {
  readonly isChanged: boolean;
  /** The operator has answered, or has not: either way there is nothing to wait for. */
  readonly isKnown: boolean;
  /** The terms' signature as it was seen last; null before that. */
  readonly signature: string | null;
  readonly confirming: Confirming;
}

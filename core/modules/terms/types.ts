/** The operator's status of a player's agreement. `updatedAt` names the terms and changes with them. */
export interface TermsStatus {
  readonly isChanged: boolean;
  readonly updatedAt: string | null;
}

/** `refused`: the terms have changed once more, or the operator rejected the confirmation. `failed`: no answer. */
export type Confirming = 'idle' | 'sending' | 'failed' | 'refused';

export interface TermsState {
  readonly isChanged: boolean;
  /** True once the operator has answered or failed to: nothing needs to wait. */
  readonly isKnown: boolean;
  /** The last known signature of the terms; null before the first. */
  readonly signature: string | null;
  readonly confirming: Confirming;
}

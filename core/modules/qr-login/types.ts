/** The proof of an approval: the password, or the code of the second step where the player has one. */
export type Proof = 'password' | 'code';

/** A login that another device asks for. */
export interface QrRequest {
  /** Browser and system, such as `Firefox, Windows`; '' where the operator does not know. */
  readonly device: string;
  /** Where the asking device is; 0 where the operator does not know. */
  readonly countryId: number;
  /** Four digits that both devices show. */
  readonly comparison: string;
  /** Wall ms, by this device's clock. */
  readonly expiresAt: number;
  readonly proof: Proof;
}

export type AskFailure = 'unreachable' | 'tooManyTries' | 'refused';
export type DecisionFailure = AskFailure | 'wrongPassword' | 'wrong_code';

/** The login that this device asks for. */
export type Asking =
  | { readonly status: 'idle' | 'asking' }
  | { readonly status: 'waiting'; readonly comparison: string; readonly expiresAt: number }
  | { readonly status: 'over'; readonly why: 'refused' | 'expired' | 'entered' }
  | { readonly status: 'failed'; readonly code: AskFailure; readonly retryAt: number | null };

/** The login of another device, before this player. */
export type Approving =
  | { readonly status: 'idle' | 'looking' | 'gone' | 'unreachable' }
  | {
      readonly status: 'ready';
      readonly request: QrRequest;
      readonly failure: { readonly code: DecisionFailure; readonly retryAt: number | null } | null;
    }
  | { readonly status: 'deciding'; readonly request: QrRequest; readonly isApproval: boolean }
  | { readonly status: 'decided'; readonly isApproved: boolean };

export interface QrLoginState {
  readonly asking: Asking;
  readonly approving: Approving;
}

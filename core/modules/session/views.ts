/** `unknown` until the operator has answered whose session the cookie is; then a guest or a player. */
export type SessionView =
  | { readonly status: 'unknown' }
  | { readonly status: 'guest'; readonly busy: 'register' | 'logIn' | null; readonly failure: SessionFailure | null }
  | { readonly status: 'player'; readonly userId: string; readonly previousLoginAt: number | null };

export type SessionFailure = {
  readonly code: 'wrongCredentials' | 'underAge' | 'unknownCurrency' | 'tooManyTries' | 'unreachable' | 'refused';
};

/** Shown once after a one-click registration; lives in memory only and is gone when dismissed. */
export interface NewCredentials {
  readonly login: string;
  readonly password: string;
}

import type { Observable } from 'rxjs';
import type { Result } from '../kernel/result.ts';

/** The operator's codes for "show that you are a person". */
export type CaptchaCode = '100' | '111' | '112' | '113';

export interface CaptchaAsked {
  readonly code: CaptchaCode;
  /** The visitor's language, two letters. */
  readonly language: string;
}

/** Why there is no proof: the visitor does not want to (`cancelled`), the provider says no (`refused`; `logout`: and the session is to end), or it can't be asked (`unreachable`). */
export type CaptchaFailure = { readonly kind: 'cancelled' | 'refused' | 'logout' | 'unreachable' };

/**
 * Puts a challenge to the visitor. Emits once: the proof, a text for a header, or why there is none; never errors. Cold; unsubscribing takes the challenge away.
 * A proof is kept nowhere.
 */
export interface CaptchaPort {
  challenge(asked: CaptchaAsked): Observable<Result<string, CaptchaFailure>>;
}

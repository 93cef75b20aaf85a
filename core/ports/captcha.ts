import type { Observable } from 'rxjs';
import type { Result } from '../kernel/result.ts';

export interface CaptchaAsked {
  /** The operator's own code of the refusal; the challenge is asked for with it. */
  readonly code: string;
  /** The visitor's language, two letters. */
  readonly language: string;
}

/**
 * Why there is no proof: the visitor cancelled (`cancelled`), the provider refused (`refused`), the provider refused
 * and the session must end (`logout`), or the provider did not answer (`unreachable`).
 */
export type CaptchaFailure = { readonly kind: 'cancelled' | 'refused' | 'logout' | 'unreachable' };

/**
 * Shows a captcha challenge to the visitor. `challenge` is cold and emits once: the proof, a text for a header, or the
 * reason why there is none. It never errors; unsubscribing removes the challenge. The proof is never stored.
 */
export interface CaptchaPort {
  challenge(asked: CaptchaAsked): Observable<Result<string, CaptchaFailure>>;
}

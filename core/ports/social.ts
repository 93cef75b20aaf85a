import type { Observable } from 'rxjs';

/**
 * The outcome of the provider's one-tap sign-in: a credential, nothing (the visitor closed the prompt), or a script
 * that did not load.
 */
export type OneTapAnswer =
  | { readonly kind: 'credential'; readonly credential: string }
  | { readonly kind: 'closed' | 'scriptFailed' };

/**
 * Sign-in with an account of another provider. The core has checked every address passed here: it is the site's own or
 * a provider's.
 */
export interface SocialPort {
  /** The site's own origin, such as `https://site.example`. */
  readonly origin: string;
  /** Leaves the page for an address. */
  leave(address: string): void;
  /**
   * Loads the provider's script and shows its prompt. Cold; answers once, never errors; unsubscribing removes the
   * prompt.
   */
  oneTap(clientId: string): Observable<OneTapAnswer>;
}

import type { Observable } from 'rxjs';

/** What the provider's one-tap sign-in said: who she is, nothing (she closed it), or that its script could not be loaded. */
export type OneTapAnswer =
  | { readonly kind: 'credential'; readonly credential: string }
  | { readonly kind: 'closed' | 'scriptFailed' };

/** Sign-in with somebody else's account. Addresses that come here were looked at: they are the site's own or a provider's. */
export interface SocialPort {
  /** The site's own origin, such as `https://site.example`. */
  readonly origin: string;
  /** Leaves the page for an address. */
  leave(address: string): void;
  /** Loads the provider's script and lets it ask. Cold; answers once, never errors; unsubscribing takes the question away. */
  oneTap(clientId: string): Observable<OneTapAnswer>;
}

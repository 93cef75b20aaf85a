import { concatMap, defer, of } from 'rxjs';
import type { SocialPort } from 'touchline/ports/social';

/** Provider sign-in in the page's own window. The one-tap client loads on first use. */
export function createBrowserSocial(page: Pick<Location, 'origin' | 'assign'> = location): SocialPort {
  return {
    origin: page.origin,
    leave: (address) => page.assign(address),
    oneTap: (clientId) =>
      defer(() =>
        import('./operator-one-tap.ts').then(
          (part) => part.operatorOneTap(clientId),
          () => of({ kind: 'scriptFailed' as const }),
        ),
      ).pipe(concatMap((answer) => answer)),
  };
}

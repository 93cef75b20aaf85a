import { concatMap, defer, of } from 'rxjs';
import type { SocialPort } from '../../core/ports/social.ts';

/** Sign-in with a provider in the page's own window; the code of one-tap comes when it is asked for. */
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

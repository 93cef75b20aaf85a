/** Tells the operator every 30 s that the player is active. One tab speaks for all; a page that has been hidden for 30 s is not active [LIM-12]. */
import { EMPTY, filter, merge, mergeMap, switchMap, takeUntil, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import { nothing } from '../../http/wire-tools.ts';
import type { Readable } from '../../kernel/readable.ts';
import { after, every } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PagePort } from '../../ports/page.ts';
import type { TabsPort } from '../../ports/tabs.ts';
import type { SessionState } from '../session/public.ts';
import { whilePlayer } from '../session/public.ts';
import { limitsPaths } from './paths.ts';
import { heard, say } from './tell-tabs.ts';

export const PING_MS = 30_000;
/** Another tab's ping within this time is ours too, ms. */
const SHARED_MS = 29_000;
const ACTIVE_AFTER_LEAVING_MS = 30_000;

interface Io {
  readonly session: Readable<SessionState>;
  readonly api: Api;
  readonly clock: Clock;
  readonly page: Pick<PagePort, 'visible'>;
  readonly tabs: TabsPort;
}

export function ping({ session, api, clock, page, tabs }: Io): Observable<never> {
  return whilePlayer(session, (userId) => {
    let lastAt = Number.NEGATIVE_INFINITY;
    const heard$ = heard(tabs, userId).pipe(
      tap((word) => {
        if (word.what === 'ping') lastAt = clock.now();
      }),
      mergeMap(() => EMPTY),
    );
    const active$ = page.visible.value$.pipe(
      switchMap((visible) => (visible ? every(clock, PING_MS) : every(clock, PING_MS).pipe(takeUntil(after(clock, ACTIVE_AFTER_LEAVING_MS))))),
      filter(() => Math.abs(clock.now() - lastAt) > SHARED_MS),
      mergeMap(() => {
        lastAt = clock.now();
        say(tabs, userId, { what: 'ping', at: lastAt });
        return api({ method: 'POST', path: limitsPaths.ping, auth: true, decode: nothing });
      }),
      mergeMap(() => EMPTY),
    );
    return merge(heard$, active$);
  });
}

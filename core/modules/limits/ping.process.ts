/**
 * Pings the operator for each 30 s of active time. One tab pings for all; a page that has been hidden for 30 s is not
 * active [LIM-12]. The count continues after a pause and after a reload: neither changing tabs nor reloading, however
 * often, restarts or delays it.
 */
import { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import { nothing } from '../../http/wire-tools.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { StoredValue } from '../../kernel/stored-value.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PagePort } from '../../ports/page.ts';
import type { TabsPort } from '../../ports/tabs.ts';
import type { SessionState } from '../session/public.ts';
import { whilePlayer } from '../session/public.ts';
import { limitsPaths } from './paths.ts';
import { received, broadcast } from './tab-messages.ts';

const PING_MS = 30_000;
/** How much longer a tab waits for another tab's ping, so that the same tab keeps pinging, ms. */
const LATER_MS = 1_000;
const ACTIVE_AFTER_LEAVING_MS = 30_000;

interface Io {
  readonly session: Readable<SessionState>;
  readonly api: Api;
  readonly clock: Clock;
  readonly page: Pick<PagePort, 'visible'>;
  readonly tabs: TabsPort;
  /** When the next ping is due, ms since the epoch by this device's clock. */
  readonly dueAt: StoredValue<number>;
}

/** Active time until a page's first ping, ms: less than the whole interval when another page was counting just now. */
function leftOf(dueAt: number | null, now: number): number {
  return dueAt === null || Math.abs(dueAt - now) > PING_MS ? PING_MS : Math.max(0, dueAt - now);
}

export function ping({ session, api, clock, page, tabs, dueAt }: Io): Observable<never> {
  return whilePlayer(
    session,
    (userId) =>
      new Observable<never>((subscriber) => {
        /** Active time until the next ping, ms, and since when it runs; null: the page is not active. */
        let left = leftOf(dueAt.read(), clock.now());
        let since: number | null = null;
        let cancel = (): void => undefined;
        let cancelLeaving = (): void => undefined;

        function count(ms: number): void {
          cancel();
          left = ms;
          since = clock.now();
          dueAt.write(since + ms);
          cancel = clock.after(ms, () => {
            broadcast(tabs, userId, { what: 'ping', at: clock.now() });
            subscriber.add(api({ method: 'POST', path: limitsPaths.ping, auth: true, decode: nothing }).subscribe());
            count(PING_MS);
          });
        }

        function rest(): void {
          if (since === null) return;
          cancel();
          // A changed clock counts only up to the planned wait.
          left = Math.min(left, Math.max(0, left - (clock.now() - since)));
          since = null;
        }

        subscriber.add(
          page.visible.value$.subscribe((visible) => {
            cancelLeaving();
            if (visible) {
              if (since === null) count(left);
            } else cancelLeaving = clock.after(ACTIVE_AFTER_LEAVING_MS, rest);
          }),
        );
        subscriber.add(
          received(tabs, userId).subscribe((word) => {
            if (word.what !== 'ping') return;
            if (since === null) left = PING_MS;
            else count(PING_MS + LATER_MS);
          }),
        );
        subscriber.add(() => {
          cancel();
          cancelLeaving();
        });
      }),
  );
}

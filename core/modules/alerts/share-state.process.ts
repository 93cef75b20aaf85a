/** Every tab knows the received and the waiting alerts, so that each can go on where another stopped [ALR-2]. */
import { ignoreElements, map, merge, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Recorded } from '../../kernel/message.ts';
import type { TabsPort } from '../../ports/tabs.ts';
import type { AlertsCommand, AlertsEvent } from './messages.ts';
import { fromTabs, postToTabs } from './tab-messages.ts';
import type { AlertsState } from './types.ts';

/** The newest keys that a message has; older ones have been sent before. */
const MAX_SENT = 200;

export function shareState(
  events$: Observable<Recorded<AlertsEvent>>,
  state: () => AlertsState,
  tabs: TabsPort,
): Observable<AlertsCommand> {
  const posted$ = events$.pipe(
    tap(({ event }) => {
      if (event.type !== 'alerts/received' && event.type !== 'alerts/announced') return;
      const { received, waiting } = state();
      postToTabs(tabs, {
        kind: 'alerts',
        what: 'state',
        received: received.slice(-MAX_SENT),
        waiting: [...waiting],
        hasAnnounced: event.type === 'alerts/announced',
      });
    }),
    ignoreElements(),
  );
  const adopted$ = fromTabs(tabs, 'state').pipe(
    map(({ received, waiting, hasAnnounced }): AlertsCommand => ({
      type: 'alerts/adopt',
      payload: { received, waiting, hasAnnounced },
    })),
  );
  return merge(posted$, adopted$);
}

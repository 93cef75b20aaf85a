/** Every tab knows what was heard and what waits, so that each can go on where another stopped [ALR-2]. */
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
      if (event.type !== 'alerts/heard' && event.type !== 'alerts/told') return;
      const { heard, waiting } = state();
      postToTabs(tabs, {
        kind: 'alerts',
        what: 'state',
        heard: heard.slice(-MAX_SENT),
        waiting: [...waiting],
        hasTold: event.type === 'alerts/told',
      });
    }),
    ignoreElements(),
  );
  const adopted$ = fromTabs(tabs, 'state').pipe(
    map(({ heard, waiting, hasTold }): AlertsCommand => ({
      type: 'alerts/adopt',
      payload: { heard, waiting, hasTold },
    })),
  );
  return merge(posted$, adopted$);
}

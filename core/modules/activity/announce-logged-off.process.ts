/** Announces that a session has ended for inactivity: once on this device, in one tab, on a visible page [ACT-3]. */
import { combineLatest, EMPTY, filter, from, map, mergeMap, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Message } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { StoredValue } from '../../kernel/stored-value.ts';
import type { PagePort } from '../../ports/page.ts';
import type { TabsPort } from '../../ports/tabs.ts';
import type { SessionState } from '../session/public.ts';

interface Io {
  readonly session: Readable<SessionState>;
  readonly page: Pick<PagePort, 'visible'>;
  readonly tabs: TabsPort;
  /** Minutes of inactivity that ended a session which has not been announced yet. */
  readonly loggedOff: StoredValue<number>;
  /** False while the announcement is not possible yet. */
  readonly canAnnounce: Readable<boolean>;
  /** Builds the message that announces the sign-out. */
  readonly announce: (minutes: number) => Message;
}

const TURN = 'loggedOffNotice';

export function announceLoggedOff({ session, page, tabs, loggedOff, canAnnounce, announce }: Io): Observable<Message> {
  const isAlone$ = session.value$.pipe(map(({ status }) => status === 'guest'));
  return combineLatest([page.visible.value$, isAlone$, canAnnounce.value$]).pipe(
    filter(([isVisible, isAlone, can]) => isVisible && isAlone && can && loggedOff.read() !== null),
    switchMap(() =>
      from(
        tabs.exclusive(TURN, async () => {
          const minutes = page.visible.get() ? loggedOff.read() : null;
          if (minutes !== null) loggedOff.remove();
          return Promise.resolve(minutes);
        }),
      ),
    ),
    mergeMap((minutes) => (minutes === null ? EMPTY : [announce(minutes)])),
  );
}

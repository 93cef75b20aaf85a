/** Announces that a session has ended for inactivity: once on this device, in one tab, on a visible page [ACT-3]. */
import { combineLatest, EMPTY, filter, from, map, mergeMap, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Message } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { PagePort } from '../../ports/page.ts';
import type { TabsPort } from '../../ports/tabs.ts';
import type { SessionState } from '../session/public.ts';
import type { ActiveStore } from './active-store.ts';

interface Io {
  readonly session: Readable<SessionState>;
  readonly page: Pick<PagePort, 'visible'>;
  readonly tabs: TabsPort;
  readonly store: ActiveStore;
  /** False while the announcement is not possible yet. */
  readonly canSay: Readable<boolean>;
  /** Builds the message that announces the sign-out. */
  readonly say: (minutes: number) => Message;
}

const TURN = 'loggedOffNotice';

export function tellLoggedOff({ session, page, tabs, store, canSay, say }: Io): Observable<Message> {
  const isAlone$ = session.value$.pipe(map(({ status }) => status === 'guest'));
  return combineLatest([page.visible.value$, isAlone$, canSay.value$]).pipe(
    filter(([isVisible, isAlone, can]) => isVisible && isAlone && can && store.flag() !== null),
    switchMap(() =>
      from(
        tabs.exclusive(TURN, async () => {
          const minutes = page.visible.get() ? store.flag() : null;
          if (minutes !== null) store.lowerFlag();
          return Promise.resolve(minutes);
        }),
      ),
    ),
    mergeMap((minutes) => (minutes === null ? EMPTY : [say(minutes)])),
  );
}

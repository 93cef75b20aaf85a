/**
 * Keeps one session in one browser: a sign-in or sign-out in one tab applies to all. Tokens are not broadcast: each tab
 * asks the operator for its own.
 */
import { EMPTY, merge, mergeMap, of, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Recorded } from '../../kernel/message.ts';
import type { TabsPort } from '../../ports/tabs.ts';
import type { SessionCommand, SessionEvent } from './messages.ts';

export function followTabs(events$: Observable<Recorded<SessionEvent>>, tabs: TabsPort): Observable<SessionCommand> {
  const broadcast$ = events$.pipe(
    tap(({ event }) => {
      if (event.type !== 'session/signedIn') return;
      if (event.payload.how === 'loggedIn' || event.payload.how === 'registered')
        tabs.post({ kind: 'signedIn', userId: event.payload.userId });
    }),
    mergeMap(() => EMPTY),
  );
  const received$ = tabs.messages$.pipe(
    mergeMap((message): Observable<SessionCommand> => {
      if (typeof message !== 'object' || message === null) return EMPTY;
      const { kind, userId, why } = message as { kind?: unknown; userId?: unknown; why?: unknown };
      if (kind === 'signedOut')
        return of({ type: 'session/reportGuest', payload: { why: why === 'ended' ? 'endedInOtherTab' : 'otherTab' } });
      if (kind === 'signedIn' && typeof userId === 'string' && /^[\w-]{1,40}$/.test(userId)) {
        return of({ type: 'session/reportPlayer', payload: { userId, how: 'otherTab', previousLoginAt: null } });
      }
      return EMPTY;
    }),
  );
  return merge(broadcast$, received$);
}

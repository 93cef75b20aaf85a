/**
 * Keeps one session in one browser: a sign-in or sign-out in one tab applies to all. Tokens are not broadcast: each tab
 * asks the operator for its own.
 */
import { ignoreElements, merge, mergeMap, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Recorded } from '../../kernel/message.ts';
import type { TabsPort } from '../../ports/tabs.ts';
import type { SessionState } from './decider.ts';
import type { SessionCommand, SessionEvent } from './messages.ts';

export function followTabs(
  events$: Observable<Recorded<SessionEvent>>,
  tabs: TabsPort,
  session: () => SessionState,
): Observable<SessionCommand> {
  /** Another player's session has ended, and this page's player is the next one in this browser [SES-15]. */
  const isOfAnother = (userId: unknown): boolean => {
    const now = session();
    return now.status === 'player' && userId !== undefined && userId !== now.userId;
  };
  const broadcast$ = events$.pipe(
    tap(({ event }) => {
      if (event.type !== 'session/signedIn') return;
      if (event.payload.how === 'loggedIn' || event.payload.how === 'registered')
        tabs.post({ kind: 'signedIn', userId: event.payload.userId });
    }),
    ignoreElements(),
  );
  const received$ = tabs.messages$.pipe(
    mergeMap((message): readonly SessionCommand[] => {
      if (typeof message !== 'object' || message === null) return [];
      const { kind, userId, why } = message as { kind?: unknown; userId?: unknown; why?: unknown };
      if (kind === 'signedIn' && typeof userId === 'string' && /^[\w-]{1,40}$/.test(userId))
        return [{ type: 'session/reportPlayer', payload: { userId, how: 'otherTab', previousLoginAt: null } }];
      if (kind !== 'signedOut' || (why === 'ended' && isOfAnother(userId))) return [];
      return why === 'ended'
        ? [
            { type: 'session/reportGuest', payload: { why: 'endedInOtherTab' } },
            { type: 'session/restore', payload: {} },
          ]
        : [{ type: 'session/reportGuest', payload: { why: 'otherTab' } }];
    }),
  );
  return merge(broadcast$, received$);
}

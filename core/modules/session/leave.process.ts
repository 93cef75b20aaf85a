/**
 * Signs out: wipes here first, then notifies the other tabs, then the operator; offline a flag makes the next start
 * finish it [SES-4].
 */
import { EMPTY, filter, finalize, ignoreElements, mergeMap, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { TokenStore } from '../../http/token-source.ts';
import { nothing } from '../../http/wire-tools.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Cell } from '../../kernel/readable.ts';
import type { TabsPort } from '../../ports/tabs.ts';
import type { Flag } from './flag.ts';
import type { SessionCommand, SessionEvent } from './messages.ts';
import type { NewCredentials } from './views.ts';

interface Io {
  readonly events$: Observable<Recorded<SessionEvent>>;
  readonly api: Api;
  readonly tokens: TokenStore;
  readonly tabs: TabsPort;
  readonly unsentLogout: Flag;
  readonly newCredentials: Cell<NewCredentials | null>;
  /**
   * True while the sign-out is being sent: its response removes the cookie, even if another player has signed in by
   * then.
   */
  readonly leaving: Cell<boolean>;
}

export function leave({
  events$,
  api,
  tokens,
  tabs,
  unsentLogout,
  newCredentials,
  leaving,
}: Io): Observable<SessionCommand> {
  return events$.pipe(
    filter(({ foreign }) => foreign !== true),
    mergeMap(({ event }) => {
      // A new session is not the one that the flag must end.
      if (event.type === 'session/signedIn' && event.payload.how !== 'restored') unsentLogout.remove();
      if (event.type !== 'session/signedOut' || event.payload.userId === null) return EMPTY;
      const { why, userId } = event.payload;
      tokens.drop();
      newCredentials.set(null);
      if (why === 'otherTab' || why === 'endedInOtherTab') return EMPTY;
      tabs.post({ kind: 'signedOut', why, userId });
      if (why !== 'asked') return EMPTY;
      unsentLogout.set();
      leaving.set(true);
      return api({ method: 'POST', path: '/web-api/user/disconnect', decode: nothing }).pipe(
        tap((answer) => {
          if (answer.ok) unsentLogout.remove();
        }),
        finalize(() => leaving.set(false)),
        ignoreElements(),
      );
    }),
  );
}

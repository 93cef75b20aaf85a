/** Loads the accounts at sign-in and on request; a newer request replaces an older one. */
import { filter, map, merge, of, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { SessionState } from '../session/public.ts';
import { whilePlayer } from '../session/public.ts';
import type { AccountsCommand, AccountsEvent } from './messages.ts';
import { decodeAccounts } from './wire.ts';

interface Io {
  readonly events$: Observable<Recorded<AccountsEvent>>;
  readonly api: Api;
  readonly session: Readable<SessionState>;
}

export function loadAccounts({ events$, api, session }: Io): Observable<AccountsCommand> {
  return whilePlayer(session, () =>
    merge(
      events$.pipe(
        filter(({ event }) => event.type === 'accounts/asked'),
        switchMap(() => api({ method: 'GET', path: '/web-api/user/accounts', auth: true, decode: decodeAccounts })),
        map((answer): AccountsCommand =>
          answer.ok
            ? { type: 'accounts/receive', payload: answer.value }
            : { type: 'accounts/reportFailure', payload: {} },
        ),
      ),
      // Last, so that the streams above are subscribed before its events arrive.
      of<AccountsCommand>({ type: 'accounts/refresh', payload: {} }),
    ),
  );
}

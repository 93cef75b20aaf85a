/** Asks for pages; a newer question replaces an older one, leaving drops what is under way. */
import { defer, filter, map, merge, of, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { SessionState } from '../session/public.ts';
import { whilePlayer } from '../session/public.ts';
import type { HistoryCommand, HistoryEvent } from './messages.ts';
import type { HistoryFilter } from './views.ts';
import { decodeBetsPage } from './wire.ts';

const PAGE = 20;

interface Io {
  readonly events$: Observable<Recorded<HistoryEvent>>;
  readonly api: Api;
  readonly session: Readable<SessionState>;
  /** What has been asked for so far: a screen may have been quicker than this. */
  readonly asked: () => { readonly filter: HistoryFilter; readonly status: 'idle' | 'loading' | 'ready' | 'failed' };
}

export function loadHistory({ events$, api, session, asked }: Io): Observable<HistoryCommand> {
  return whilePlayer(session, () =>
    merge(
      events$.pipe(
        map(({ event }) => event),
        filter((event) => event.type === 'history/pageAsked'),
        switchMap(({ payload }) => {
          const query = { status: payload.filter, limit: String(PAGE), ...(payload.cursor === null ? {} : { cursor: payload.cursor }) };
          return api({ method: 'GET', path: '/bet-api/v1/bets', query, auth: true, decode: decodeBetsPage }).pipe(
            map((answer): HistoryCommand =>
              answer.ok
                ? { type: 'history/receivePage', payload: { ...payload, ...answer.value } }
                : { type: 'history/reportFailure', payload: { filter: payload.filter } },
            ),
          );
        }),
      ),
      // Last, so that what it causes is heard above.
      defer(() => of<HistoryCommand>({ type: 'history/open', payload: { filter: asked().status === 'idle' ? 'open' : asked().filter } })),
    ),
  );
}

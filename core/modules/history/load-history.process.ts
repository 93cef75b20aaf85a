/** Loads pages; in each list a newer request replaces an older one, and leaving drops pending requests. */
import { defer, filter, groupBy, map, merge, mergeMap, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { SessionState } from '../session/public.ts';
import { whilePlayer } from '../session/public.ts';
import type { HistoryCommand, HistoryEvent } from './messages.ts';
import { filterQuery } from './filter-wire.ts';
import type { HistoryListName, HistoryState } from './state.ts';
import { decodeBetsPage } from './bets-wire.ts';

const PAGE = 20;
/** Bets on shown results are marked, not listed, so they come at once. */
const RESULTS_PAGE = 100;

interface Io {
  readonly events$: Observable<Recorded<HistoryEvent>>;
  readonly api: Api;
  readonly session: Readable<SessionState>;
  /** The requests so far: a screen may have made one before this process started. */
  readonly lists: () => HistoryState['lists'];
}

export function loadHistory({ events$, api, session, lists }: Io): Observable<HistoryCommand> {
  return whilePlayer(session, () =>
    merge(
      events$.pipe(
        map(({ event }) => event),
        filter((event) => event.type === 'history/pageAsked'),
        groupBy(({ payload }) => payload.list),
        mergeMap((asked$) =>
          asked$.pipe(
            switchMap(({ payload }) => {
              const query = {
                ...filterQuery(payload.filter),
                limit: String(payload.list === 'results' ? RESULTS_PAGE : PAGE),
                ...(payload.cursor === null ? {} : { cursor: payload.cursor }),
              };
              return api({ method: 'GET', path: '/bet-api/v1/bets', query, auth: true, decode: decodeBetsPage }).pipe(
                map((answer): HistoryCommand =>
                  answer.ok
                    ? { type: 'history/receivePage', payload: { ...payload, ...answer.value } }
                    : { type: 'history/reportFailure', payload: { list: payload.list, filter: payload.filter } },
                ),
              );
            }),
          ),
        ),
      ),
      // Last, so that the streams above are subscribed before its events arrive. The open bets are always requested:
      // their number is shown beside the line.
      defer(() => {
        const names: readonly HistoryListName[] = lists().office.status === 'idle' ? ['rail'] : ['rail', 'office'];
        return names.map((list): HistoryCommand => ({
          type: 'history/open',
          payload: { list, filter: lists()[list].filter },
        }));
      }),
    ),
  );
}

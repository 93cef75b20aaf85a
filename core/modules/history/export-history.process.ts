/** Loads all bets of a filter for a file, page by page. Closing, or a newer request, drops pending work. */
import { defer, EMPTY, expand, filter, last, map, scan, switchMap, takeWhile } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { SessionState } from '../session/public.ts';
import { whilePlayer } from '../session/public.ts';
import type { HistoryFilter } from './filter.ts';
import type { HistoryCommand, HistoryEvent } from './messages.ts';
import { filterQuery } from './filter-wire.ts';
import type { Bet } from './views.ts';
import type { BetsPage } from './bets-wire.ts';
import { decodeBetsPage } from './bets-wire.ts';

/** Bets in one request, the operator's maximum. */
const PAGE = 100;
/** Bets in one file [HIS-10]. */
const MAX_BETS = 5_000;

interface Io {
  readonly events$: Observable<Recorded<HistoryEvent>>;
  readonly api: Api;
  readonly session: Readable<SessionState>;
}

type Answer = BetsPage | 'failed';

export function exportHistory({ events$, api, session }: Io): Observable<HistoryCommand> {
  const ask = (wanted: HistoryFilter, cursor: string | null): Observable<Answer> =>
    defer(() =>
      api({
        method: 'GET',
        path: '/bet-api/v1/bets',
        query: { ...filterQuery(wanted), limit: String(PAGE), ...(cursor === null ? {} : { cursor }) },
        auth: true,
        decode: decodeBetsPage,
      }),
    ).pipe(map((answer): Answer => (answer.ok ? answer.value : 'failed')));

  const gather = (name: string, wanted: HistoryFilter): Observable<HistoryCommand> =>
    ask(wanted, null).pipe(
      expand((page, at) =>
        page === 'failed' || page.next === null || (at + 1) * PAGE >= MAX_BETS ? EMPTY : ask(wanted, page.next),
      ),
      scan(
        (all: { readonly bets: ReadonlyMap<string, Bet>; readonly last: Answer }, page) => ({
          bets: page === 'failed' ? all.bets : withPage(all.bets, page),
          last: page,
        }),
        { bets: new Map(), last: 'failed' },
      ),
      takeWhile((all) => all.last !== 'failed', true),
      last(),
      map(({ bets, last: page }): HistoryCommand =>
        page === 'failed'
          ? { type: 'history/reportExportFailed', payload: { ask: name } }
          : {
              type: 'history/receiveExport',
              payload: { ask: name, bets: [...bets.values()].slice(0, MAX_BETS), isCut: page.next !== null },
            },
      ),
    );

  return whilePlayer(session, () =>
    events$.pipe(
      map(({ event }) => event),
      filter((event) => event.type === 'history/exportAsked' || event.type === 'history/exportClosed'),
      switchMap((event) =>
        event.type === 'history/exportClosed' ? EMPTY : gather(event.payload.ask, event.payload.filter),
      ),
    ),
  );
}

/** A new bet shifts the pages: no bet is listed twice. */
function withPage(bets: ReadonlyMap<string, Bet>, page: BetsPage): ReadonlyMap<string, Bet> {
  const next = new Map(bets);
  for (const bet of page.bets) next.set(bet.id, bet);
  return next;
}

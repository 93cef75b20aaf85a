/** Loads one bet by its number; a newer request replaces an older one. */
import { defer, filter, map, merge, of, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { SessionState } from '../session/public.ts';
import { whilePlayer } from '../session/public.ts';
import type { HistoryCommand, HistoryEvent } from './messages.ts';
import { decodeBet } from './bets-wire.ts';

interface Io {
  readonly events$: Observable<Recorded<HistoryEvent>>;
  readonly api: Api;
  readonly session: Readable<SessionState>;
  /** The bet that waits for an answer: a screen may have requested it before this process started. */
  readonly waiting: () => string | null;
}

export function loadBet({ events$, api, session, waiting }: Io): Observable<HistoryCommand> {
  return whilePlayer(session, () =>
    merge(
      defer(() => of(waiting())),
      events$.pipe(map(({ event }) => (event.type === 'history/betAsked' ? event.payload.id : null))),
    ).pipe(
      filter((id) => id !== null),
      switchMap((id) =>
        api({ method: 'GET', path: `/bet-api/v1/bets/${encodeURIComponent(id)}`, auth: true, decode: decodeBet }).pipe(
          map((answer): HistoryCommand => {
            const isMissing = !answer.ok && answer.error.kind === 'status' && answer.error.status === 404;
            return {
              type: 'history/receiveBet',
              payload: { id, bet: answer.ok ? answer.value : isMissing ? 'missing' : 'failed' },
            };
          }),
        ),
      ),
    ),
  );
}

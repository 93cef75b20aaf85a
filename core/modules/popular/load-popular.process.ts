/** Asks the operator for the popular bets [POP-1]. */
import { exhaustMap, filter, map } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { PopularCommand, PopularEvent } from './messages.ts';
import { decodePopular, POPULAR_PATH } from './wire.ts';

export function loadPopular(events$: Observable<Recorded<PopularEvent>>, api: Api): Observable<PopularCommand> {
  return events$.pipe(
    filter(({ event }) => event.type === 'popular/loading'),
    exhaustMap(() => api({ method: 'GET', path: POPULAR_PATH, decode: decodePopular })),
    map((answer): PopularCommand => ({
      type: 'popular/receive',
      payload: { bets: answer.ok ? answer.value : null },
    })),
  );
}

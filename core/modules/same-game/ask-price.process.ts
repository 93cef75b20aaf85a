/** Asks the operator for the price of a combo; a new question drops the answer to the previous one. */
import { filter, map, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { SameGameCommand, SameGameEvent } from './messages.ts';
import { decodeCombo } from './wire.ts';

export function askPrice(events$: Observable<Recorded<SameGameEvent>>, api: Api): Observable<SameGameCommand> {
  return events$.pipe(
    map(({ event }) => event),
    filter((event) => event.type === 'same-game/asked'),
    switchMap(({ payload: { marketIds } }) =>
      api({
        method: 'GET',
        path: '/line-api/v1/same-game',
        query: { ids: marketIds.join(',') },
        decode: decodeCombo,
      }).pipe(
        map((answer): SameGameCommand => ({
          type: 'same-game/receive',
          payload: { marketIds, answer: answer.ok ? answer.value : null },
        })),
      ),
    ),
  );
}

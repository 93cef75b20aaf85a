/** Loads the text at the end of the current page; a newer page replaces the request. */
import type { Observable } from 'rxjs';
import { map, mergeMap, of, switchMap } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { FurnitureCommand, FurnitureEvent } from './messages.ts';
import { decodeText } from './wire.ts';

export function loadText(events$: Observable<Recorded<FurnitureEvent>>, api: Api): Observable<FurnitureCommand> {
  return events$.pipe(
    mergeMap(({ event }) => (event.type === 'furniture/pageOpened' ? of(event.payload) : [])),
    switchMap(({ page, query }) =>
      query === null
        ? []
        : api({ method: 'GET', path: '/bff-api/seo/content', query, decode: decodeText }).pipe(
            map((answer): FurnitureCommand => ({
              type: 'furniture/receiveText',
              payload: { page, text: answer.ok ? answer.value : null },
            })),
          ),
    ),
  );
}

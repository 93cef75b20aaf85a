/** Loads the text at the end of the current page; a newer page replaces the request. */
import type { Observable } from 'rxjs';
import { map, mergeMap, of, switchMap } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { SiteChromeCommand, SiteChromeEvent } from './messages.ts';
import { decodeText } from './wire.ts';

export function loadText(events$: Observable<Recorded<SiteChromeEvent>>, api: Api): Observable<SiteChromeCommand> {
  return events$.pipe(
    mergeMap(({ event }) => (event.type === 'site-chrome/pageOpened' ? of(event.payload) : [])),
    switchMap(({ page, query }) =>
      query === null
        ? []
        : api({ method: 'GET', path: '/bff-api/seo/content', query, decode: decodeText }).pipe(
            map((answer): SiteChromeCommand => ({
              type: 'site-chrome/receiveText',
              payload: { page, text: answer.ok ? answer.value : null },
            })),
          ),
    ),
  );
}

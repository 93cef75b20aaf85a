/** Loads the text at the end of the current page, and its theme; a newer page replaces the requests [SCH-3, SCH-20]. */
import type { Observable } from 'rxjs';
import { map, merge, mergeMap, of, switchMap } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { SiteChromeCommand, SiteChromeEvent } from './messages.ts';
import { decodeText, decodeTheme } from './wire.ts';

const BASE = '/bff-api/seo';

export function loadText(events$: Observable<Recorded<SiteChromeEvent>>, api: Api): Observable<SiteChromeCommand> {
  return events$.pipe(
    mergeMap(({ event }) => (event.type === 'site-chrome/pageOpened' ? of(event.payload) : [])),
    switchMap(({ page, query }) => {
      if (query === null) return [];
      const text$ = api({ method: 'GET', path: `${BASE}/content`, query, decode: decodeText }).pipe(
        map((answer): SiteChromeCommand => ({
          type: 'site-chrome/receiveText',
          payload: { page, text: answer.ok ? answer.value : null },
        })),
      );
      // Only pages of a championship have a theme.
      if ((query['championshipId'] ?? '') === '' || (query['matchId'] ?? '') !== '') return text$;
      const theme$ = api({ method: 'GET', path: `${BASE}/page-visual`, query, decode: decodeTheme }).pipe(
        map((answer): SiteChromeCommand => ({
          type: 'site-chrome/receiveTheme',
          payload: { page, theme: answer.ok ? answer.value : null },
        })),
      );
      return merge(text$, theme$);
    }),
  );
}

/** Loads the sports map of the current language, and of a navigation's language; reports a failure [DIC-1, DIC-3]. */
import { distinctUntilChanged, EMPTY, filter, from, map, merge, mergeMap, skip, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import * as v from 'valibot';
import type { Api } from '../../http/api.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { Message, Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import { text } from '../../kernel/text.ts';
import type { PagePort } from '../../ports/page.ts';
import type { NoticesCommand } from '../notices/public.ts';
import type { DictionaryCommand, DictionaryEvent } from './messages.ts';

const PATH = '/line-api/v1/sports-names';
const MAX_SPORTS = 500;
/** The alert's name, for its removal. */
const ALERT = 'dictionary';

const decodeNames = decodeWith(
  v.object({
    sports: v.pipe(
      v.array(v.object({ sportId: integer, nameEng: v.pipe(v.string(), v.maxLength(100)) })),
      v.maxLength(MAX_SPORTS),
    ),
  }),
);

interface Io {
  readonly events$: Observable<Recorded<DictionaryEvent>>;
  readonly language: Readable<string>;
  readonly api: Api;
  readonly page: Pick<PagePort, 'online'>;
}

/** An alert with a reload button; only a successful load removes it. */
function alert(language: string): NoticesCommand {
  const load: Message = { type: 'dictionary/load', payload: { language } };
  return {
    type: 'notices/show',
    payload: {
      id: ALERT,
      tone: 'error',
      text: text('dictionary.failed'),
      lastsMs: null,
      canClose: false,
      actions: [{ text: text('action.retry'), command: load }],
    },
  };
}

export function loadDictionary({ events$, language, api, page }: Io): Observable<DictionaryCommand | NoticesCommand> {
  const wanted$ = language.value$.pipe(
    distinctUntilChanged(),
    map((spoken): DictionaryCommand => ({ type: 'dictionary/load', payload: { language: spoken } })),
  );
  const loaded$ = events$.pipe(
    mergeMap(({ event }) => (event.type === 'dictionary/loading' ? [event.payload.language] : [])),
    switchMap((asked) =>
      api({ method: 'GET', path: PATH, query: { lng: asked }, decode: decodeNames }).pipe(
        map((answer): DictionaryCommand =>
          answer.ok
            ? { type: 'dictionary/receive', payload: { language: asked, sports: answer.value.sports } }
            : { type: 'dictionary/reportFailure', payload: { language: asked } },
        ),
      ),
    ),
  );
  const notices$ = events$.pipe(
    mergeMap(({ event }): Observable<NoticesCommand> => {
      if (event.type === 'dictionary/failed') return from([alert(event.payload.language)]);
      return event.type === 'dictionary/received'
        ? from([{ type: 'notices/dismiss', payload: { id: ALERT } } as const])
        : EMPTY;
    }),
  );
  // A load that failed without a network is repeated when the network returns.
  const again$ = events$.pipe(
    switchMap(({ event }) =>
      event.type === 'dictionary/failed'
        ? page.online.value$.pipe(
            skip(1),
            filter((isOnline) => isOnline),
            map((): DictionaryCommand => ({ type: 'dictionary/load', payload: event.payload })),
          )
        : EMPTY,
    ),
  );
  // Subscribers come first, so that they receive the events of the requests.
  return merge(notices$, loaded$, again$, wanted$);
}

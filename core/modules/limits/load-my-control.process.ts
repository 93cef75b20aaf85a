/** Loads the parts of "My control" on demand (history, a period's activity, previews), and reports reviews [LIM-19]. */
import { EMPTY, filter, map, mergeMap, of, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import { nothing } from '../../http/wire-tools.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { SessionState } from '../session/public.ts';
import { whilePlayer } from '../session/public.ts';
import { numberOfKind } from './kinds-wire.ts';
import type { LimitsCommand, LimitsEvent } from './messages.ts';
import { limitsPaths } from './paths.ts';
import { decodeControl, decodePreview, decodeStory } from './wire.ts';

interface Io {
  readonly events$: Observable<Recorded<LimitsEvent>>;
  readonly session: Readable<SessionState>;
  readonly api: Api;
  readonly language: () => string;
}

export function loadStory({ events$, session, api, language }: Io): Observable<LimitsCommand> {
  return whilePlayer(session, () =>
    events$.pipe(
      filter(({ event }) => event.type === 'limits/storyAsked'),
      switchMap(() =>
        api({
          method: 'GET',
          path: limitsPaths.story,
          headers: { 'x-language': language() },
          auth: true,
          decode: decodeStory,
        }),
      ),
      map((answer): LimitsCommand => ({
        type: 'limits/reportStory',
        payload: { story: answer.ok ? answer.value : null },
      })),
    ),
  );
}

export function loadControl({
  events$,
  session,
  api,
}: Pick<Io, 'events$' | 'session' | 'api'>): Observable<LimitsCommand> {
  return whilePlayer(session, () =>
    events$.pipe(
      mergeMap(({ event }) => (event.type === 'limits/controlAsked' ? of(event.payload) : EMPTY)),
      switchMap(({ period, offsetMinutes }) =>
        api({
          method: 'GET',
          path: limitsPaths.control,
          query: { period, offset: String(offsetMinutes) },
          auth: true,
          decode: decodeControl,
        }).pipe(
          map((answer): LimitsCommand => ({
            type: 'limits/reportControl',
            payload: { period, steps: answer.ok ? answer.value : null },
          })),
        ),
      ),
    ),
  );
}

/** Reports the player's review of their limits and reloads them, so that the other tabs are updated. */
export function announceReview({
  events$,
  session,
  api,
}: Pick<Io, 'events$' | 'session' | 'api'>): Observable<LimitsCommand> {
  return whilePlayer(session, () =>
    events$.pipe(
      filter(({ event }) => event.type === 'limits/reviewed'),
      switchMap(() => api({ method: 'POST', path: limitsPaths.review, auth: true, decode: nothing })),
      mergeMap((answer): Observable<LimitsCommand> =>
        answer.ok ? of({ type: 'limits/refresh', payload: { why: 'asked' } }) : EMPTY,
      ),
    ),
  );
}

export function loadPreview({
  events$,
  session,
  api,
}: Pick<Io, 'events$' | 'session' | 'api'>): Observable<LimitsCommand> {
  return whilePlayer(session, () =>
    events$.pipe(
      mergeMap(({ event }) => (event.type === 'limits/previewAsked' ? of(event.payload) : [])),
      switchMap(({ limitType, limitValue }) =>
        api({
          method: 'GET',
          path: limitsPaths.preview,
          query: { limitType: String(numberOfKind(limitType)), limitValue: String(limitValue) },
          auth: true,
          decode: decodePreview,
        }),
      ),
      map((answer): LimitsCommand => ({
        type: 'limits/reportPreview',
        payload: { preview: answer.ok ? answer.value : null },
      })),
    ),
  );
}

/**
 * Loads the list of reasons of self-exclusion with a fresh token. After a failure the list is empty, so that a missing
 * reason never prevents a self-exclusion.
 */
import { filter, map, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { SessionState } from '../session/public.ts';
import { whilePlayer } from '../session/public.ts';
import type { LimitsCommand, LimitsEvent } from './messages.ts';
import { limitsPaths } from './paths.ts';
import { decodeReasons } from './wire.ts';

interface Io {
  readonly events$: Observable<Recorded<LimitsEvent>>;
  readonly session: Readable<SessionState>;
  readonly api: Api;
  readonly language: () => string;
  /** Forces a token refresh before the next call. */
  readonly wantFreshToken: () => void;
}

export function loadReasons({ events$, session, api, language, wantFreshToken }: Io): Observable<LimitsCommand> {
  return whilePlayer(session, () =>
    events$.pipe(
      filter(({ event }) => event.type === 'limits/reasonsAsked'),
      switchMap(() => {
        wantFreshToken();
        return api({
          method: 'GET',
          path: limitsPaths.reasons,
          headers: { 'x-language': language() },
          auth: true,
          decode: decodeReasons,
        });
      }),
      map((answer): LimitsCommand => ({
        type: 'limits/reportReasons',
        payload: { reasons: answer.ok ? answer.value : [] },
      })),
    ),
  );
}

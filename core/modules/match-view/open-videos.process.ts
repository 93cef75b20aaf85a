/** Opens videos with the player's video token [MVW-4]. */
import { catchError, concatMap, filter, map, merge, mergeMap, of, pairwise, take, timeout } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import { schedulerOf } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SessionState } from '../session/public.ts';
import type { MatchViewCommand, MatchViewEvent } from './messages.ts';
import { decodeOpened } from './wire.ts';

/** How long an opening waits for a token that is on its way. */
const TOKEN_TIMEOUT_MS = 8_000;

interface Io {
  readonly events$: Observable<Recorded<MatchViewEvent>>;
  readonly session: Readable<SessionState>;
  /** The player's video token; null until it has come. */
  readonly token$: Observable<string | null>;
  readonly api: Api;
  readonly clock: Clock;
}

export function openVideos({ events$, session, token$, api, clock }: Io): Observable<MatchViewCommand> {
  const opened$ = events$.pipe(
    mergeMap(({ event }) => {
      if (event.type !== 'match-view/videoOpening') return [];
      const { videoId } = event.payload;
      return token$.pipe(
        filter((token) => token !== null),
        take(1),
        timeout({ first: TOKEN_TIMEOUT_MS, scheduler: schedulerOf(clock) }),
        concatMap((token) =>
          api({
            method: 'POST',
            path: `/media-api/v1/videos/${encodeURIComponent(videoId)}/open`,
            body: { token },
            auth: true,
            handlesLimit: true,
            decode: decodeOpened,
          }),
        ),
        map((answer) => {
          if (answer.ok) return 'open';
          return answer.error.kind === 'status' && answer.error.status < 500 ? 'refused' : 'failed';
        }),
        catchError(() => of('failed' as const)),
        map((outcome): MatchViewCommand => ({ type: 'match-view/reportVideo', payload: { videoId, outcome } })),
      );
    }),
  );
  const left$ = session.value$.pipe(
    map((state) => (state.status === 'player' ? state.userId : null)),
    pairwise(),
    filter(([before, now]) => before !== null && before !== now),
    map((): MatchViewCommand => ({ type: 'match-view/forgetVideos', payload: {} })),
  );
  return merge(opened$, left$);
}

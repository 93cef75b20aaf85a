/**
 * Loads the state of a player's identification, sends photographs, and follows a review until its decision. A
 * photograph without an answer is not sent again: the loaded state shows whether it has arrived [IDN-4].
 */
import { EMPTY, filter, map, merge, mergeMap, of, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Message, Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import { derive } from '../../kernel/readable.ts';
import { text } from '../../kernel/text.ts';
import { every } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { IdentificationCommand, IdentificationEvent } from './messages.ts';
import type { IdentificationState, Photo, PhotoProblem } from './types.ts';
import { photoProblem } from './rules/problem.ts';
import { decodeCheck, decodeSent, IDENTIFICATION_PATHS } from './wire.ts';

/** How often a review is asked for its decision. */
const REVIEW_CHECK_MS = 5_000;
const NOTICE_MS = 15_000;

const LOAD: IdentificationCommand = { type: 'identification/load', payload: {} };

interface Io {
  readonly events$: Observable<Recorded<IdentificationEvent>>;
  readonly own: Readable<IdentificationState>;
  readonly api: Api;
  readonly clock: Clock;
  /** Takes the photograph from the secret channel, once. */
  readonly take: (attempt: string) => Photo | null;
}

export function identify({ events$, own, api, clock, take }: Io): Observable<Message> {
  const mine$ = events$.pipe(map(({ event }) => event));
  const load$ = mine$.pipe(
    filter(({ type }) => type === 'identification/loading'),
    switchMap(() => api({ method: 'GET', path: IDENTIFICATION_PATHS.status, auth: true, decode: decodeCheck })),
    map((answer): IdentificationCommand =>
      answer.ok
        ? { type: 'identification/receive', payload: answer.value }
        : { type: 'identification/reportFailure', payload: {} },
    ),
  );
  const send$ = mine$.pipe(
    mergeMap((event) => (event.type === 'identification/sending' ? of(event.payload.attempt) : EMPTY)),
    mergeMap((attempt): Observable<IdentificationCommand> => {
      const photo = take(attempt);
      const provider = own.get().check?.providers[0];
      if (photo === null || provider === undefined) return of(notSent('serviceError'));
      return api({
        method: 'POST',
        path: IDENTIFICATION_PATHS.photo,
        auth: true,
        handlesLimit: true,
        body: { provider, image: photo.image },
        decode: decodeSent,
      }).pipe(
        mergeMap((answer): Observable<IdentificationCommand> =>
          answer.ok
            ? of({ type: 'identification/reportSent', payload: answer.value })
            : of(notSent(photoProblem(answer.error)), LOAD),
        ),
      );
    }),
  );
  const follow$ = derive(own, ({ check }) => check?.isUnderReview === true).value$.pipe(
    switchMap((isUnderReview) => (isUnderReview ? every(clock, REVIEW_CHECK_MS) : EMPTY)),
    map(() => LOAD),
  );
  return merge(load$, send$, follow$, announced(mine$));
}

/** Notifies the player of a decision [IDN-7]. */
function announced(mine$: Observable<IdentificationEvent>): Observable<Message> {
  return mine$.pipe(
    mergeMap((event) => (event.type === 'identification/decided' ? of(event.payload.status) : EMPTY)),
    map((status): Message => {
      const isSuccessful = status === 'VERIFICATION_SUCCESSFUL';
      return {
        type: 'notices/show',
        payload: {
          tone: isSuccessful ? 'success' : 'warning',
          text: text(isSuccessful ? 'notice.identified' : 'notice.notIdentified'),
          lastsMs: NOTICE_MS,
        },
      };
    }),
  );
}

function notSent(problem: PhotoProblem): IdentificationCommand {
  return { type: 'identification/reportNotSent', payload: { problem } };
}

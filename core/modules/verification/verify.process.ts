/**
 * Loads the player's personal data and documents, saves the data, sends copies of documents, and follows a review until
 * its decision. A copy without an answer is not sent again: the loaded state shows whether it has arrived [VRF-5].
 */
import { EMPTY, filter, map, merge, mergeMap, of, switchMap, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api, CallFailure } from '../../http/api.ts';
import type { Message, Recorded } from '../../kernel/message.ts';
import type { Cell, Readable } from '../../kernel/readable.ts';
import { derive } from '../../kernel/readable.ts';
import type { Result } from '../../kernel/result.ts';
import { text } from '../../kernel/text.ts';
import { every } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import { photoProblem } from '../identification/public.ts';
import { withoutPlayer } from '../session/public.ts';
import type { SessionState } from '../session/public.ts';
import type { VerificationCommand, VerificationEvent } from './messages.ts';
import { plainData } from './rules/personal-data.ts';
import type { DocumentProblem, PersonalData, VerificationState } from './types.ts';
import type { VerificationAnswer } from './wire.ts';
import { decodeVerification, encodeData, VERIFICATION_PATHS } from './wire.ts';

/** How often a review is asked for its decision. */
const REVIEW_CHECK_MS = 5_000;
const NOTICE_MS = 15_000;

const LOAD: VerificationCommand = { type: 'verification/load', payload: {} };

interface Io {
  readonly events$: Observable<Recorded<VerificationEvent>>;
  readonly own: Readable<VerificationState>;
  readonly api: Api;
  readonly clock: Clock;
  /** The personal data that the operator has; they enter no message. */
  readonly data: Cell<PersonalData | null>;
  readonly takeData: (attempt: string) => PersonalData | null;
  readonly takeCopy: (attempt: string) => string | null;
}

export function verify({ events$, own, api, clock, data, takeData, takeCopy }: Io): Observable<Message> {
  const mine$ = events$.pipe(map(({ event }) => event));
  /** Every answer holds the whole state. */
  const ask = (
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
  ): Observable<Result<VerificationAnswer, CallFailure>> =>
    api({
      method,
      path,
      auth: true,
      handlesLimit: true,
      decode: decodeVerification,
      ...(body === undefined ? {} : { body }),
    }).pipe(tap((answer) => answer.ok && data.set(answer.value.data)));
  const load$ = mine$.pipe(
    filter(({ type }) => type === 'verification/loading'),
    switchMap(() => ask('GET', VERIFICATION_PATHS.load)),
    map((answer): VerificationCommand =>
      answer.ok
        ? { type: 'verification/receive', payload: answer.value.standing }
        : { type: 'verification/reportFailure', payload: {} },
    ),
  );
  const save$ = mine$.pipe(
    mergeMap((event) => (event.type === 'verification/saving' ? of(takeData(event.payload.attempt)) : EMPTY)),
    mergeMap((typed): Observable<VerificationCommand> => {
      if (typed === null) return of(notSaved(false));
      return ask('POST', VERIFICATION_PATHS.data, encodeData(plainData(typed))).pipe(
        map((answer): VerificationCommand =>
          answer.ok
            ? { type: 'verification/reportSaved', payload: answer.value.standing }
            : notSaved(answer.error.kind === 'status' && answer.error.status < 500),
        ),
      );
    }),
  );
  const send$ = mine$.pipe(
    mergeMap((event) => (event.type === 'verification/sendingDocument' ? of(event.payload) : EMPTY)),
    mergeMap(({ attempt, kind }): Observable<VerificationCommand> => {
      const image = takeCopy(attempt);
      if (image === null) return of(notSent('serviceError'));
      return ask('POST', VERIFICATION_PATHS.document, { kind, image }).pipe(
        mergeMap((answer): Observable<VerificationCommand> =>
          answer.ok
            ? of({ type: 'verification/reportSent', payload: answer.value.standing })
            : of(notSent(photoProblem(answer.error)), LOAD),
        ),
      );
    }),
  );
  const follow$ = derive(own, ({ documents }) => documents.some(({ status }) => status === 'review')).value$.pipe(
    switchMap((isUnderReview) => (isUnderReview ? every(clock, REVIEW_CHECK_MS) : EMPTY)),
    map(() => LOAD),
  );
  return merge(load$, save$, send$, follow$, announced(mine$));
}

/** Notifies the player of a decision [VRF-6]. */
function announced(mine$: Observable<VerificationEvent>): Observable<Message> {
  return mine$.pipe(
    mergeMap((event) => (event.type === 'verification/decided' ? of(event.payload.isAccepted) : EMPTY)),
    map((isAccepted): Message => ({
      type: 'notices/show',
      payload: {
        tone: isAccepted ? 'success' : 'warning',
        text: text(isAccepted ? 'verification.notice.accepted' : 'verification.notice.declined'),
        lastsMs: NOTICE_MS,
      },
    })),
  );
}

/** One player's data are not another's. */
export function forgetVerification(
  session: Readable<SessionState>,
  data: Cell<PersonalData | null>,
): Observable<VerificationCommand> {
  return withoutPlayer<VerificationCommand>(session, { type: 'verification/forget', payload: {} }).pipe(
    tap(() => data.set(null)),
  );
}

function notSent(why: DocumentProblem): VerificationCommand {
  return { type: 'verification/reportNotSent', payload: { why } };
}

function notSaved(isRefused: boolean): VerificationCommand {
  return { type: 'verification/reportNotSaved', payload: { isRefused } };
}

/**
 * Loads the question, submits the answer, renews an expired question. `switchMap`: a new question, or the end, drops
 * pending work for the last one.
 */
import { concat, concatMap, EMPTY, filter, map, merge, mergeMap, of, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Message, Recorded } from '../../kernel/message.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Challenge, CaptchaState } from './decider.ts';
import type { CaptchaCommand, CaptchaEvent } from './messages.ts';
import type { ProofBox } from './operator-captcha.ts';
import { CAPTCHA_PATHS, decodeResult, decodeTime, decodeUpdate, TYPE_LOGOUT } from './wire.ts';

/** The minimum time of a question, whatever the operator says: nobody reads faster. */
const SOONEST_MS = 5_000;

interface Io {
  readonly events$: Observable<Recorded<CaptchaEvent>>;
  /** Without remedies: a challenge never causes a challenge. */
  readonly api: Api;
  readonly clock: Clock;
  readonly proofs: ProofBox;
  readonly state: () => CaptchaState;
}

export function followChallenge({ events$, api, clock, proofs, state }: Io): Observable<Message> {
  // The operator's id of the current question.
  let asked = '';

  function question({ id, code, language }: Challenge): Observable<CaptchaCommand> {
    const unreachable: CaptchaCommand = { type: 'captcha/report', payload: { id, note: 'unreachable' } };
    return api({
      method: 'GET',
      path: CAPTCHA_PATHS.update,
      query: { lng: language, code },
      decode: decodeUpdate,
    }).pipe(
      mergeMap((answer) => {
        if (!answer.ok) return of(unreachable);
        asked = answer.value.id;
        return concat(
          of<CaptchaCommand>({ type: 'captcha/receive', payload: { id, question: answer.value.question } }),
          renewal(asked),
        );
      }),
    );
  }

  function renewal(of$: string): Observable<CaptchaCommand> {
    return api({ method: 'GET', path: CAPTCHA_PATHS.time, query: { id: of$ }, decode: decodeTime }).pipe(
      mergeMap((answer) =>
        answer.ok
          ? after(clock, Math.max(SOONEST_MS, answer.value.time)).pipe(
              map((): CaptchaCommand => ({ type: 'captcha/renew', payload: {} })),
            )
          : EMPTY,
      ),
    );
  }

  function judge(id: string, text: string): Observable<Message> {
    return api({
      method: 'POST',
      path: CAPTCHA_PATHS.validate,
      body: { id: asked, captcha: text },
      decode: decodeResult,
    }).pipe(
      concatMap((answer): Observable<Message> => {
        if (!answer.ok) return of({ type: 'captcha/report', payload: { id, note: 'unreachable' } });
        const { success, type, token } = answer.value;
        if (success) {
          proofs.put(id, token);
          return of({ type: 'captcha/end', payload: { id, how: 'solved' } });
        }
        if (type === TYPE_LOGOUT) return of({ type: 'captcha/end', payload: { id, how: 'logout' } });
        return of({ type: 'captcha/report', payload: { id, note: 'wrong' } });
      }),
    );
  }

  const fresh = (): Observable<CaptchaCommand> => {
    const challenge = state();
    return challenge === null ? EMPTY : question(challenge);
  };

  const mine$ = events$.pipe(
    filter(({ foreign }) => foreign !== true),
    map(({ event }) => event),
  );
  const questions$ = mine$.pipe(
    filter((event) => event.type !== 'captcha/received'),
    switchMap((event) => {
      if (event.type === 'captcha/asked' || event.type === 'captcha/renewed') return fresh();
      return event.type === 'captcha/noted' && event.payload.note === 'wrong' ? fresh() : EMPTY;
    }),
  );
  const judgements$ = mine$.pipe(
    filter((event) => event.type === 'captcha/answered' || event.type === 'captcha/ended'),
    switchMap((event) => (event.type === 'captcha/answered' ? judge(event.payload.id, event.payload.text) : EMPTY)),
  );
  return merge(questions$, judgements$);
}

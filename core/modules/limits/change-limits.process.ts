/**
 * Sends a change to the service. Without an answer the outcome is unknown: the list is read again. A 401 or 403 leaves
 * the list as it is [LIM-14]. A newer change replaces an older one: stopping never waits.
 */
import { EMPTY, from, mergeMap, of, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api, CallFailure } from '../../http/api.ts';
import { joinDetails } from '../../http/failure.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { Result } from '../../kernel/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { TabsPort } from '../../ports/tabs.ts';
import type { SessionState } from '../session/public.ts';
import { whilePlayer } from '../session/public.ts';
import type { Asked, LimitsCommand, LimitsEvent } from './messages.ts';
import { numberOfKind, onWire } from './kinds-wire.ts';
import { limitsPaths } from './paths.ts';
import { inForce } from './rules/effective.ts';
import type { LimitsState } from './state.ts';
import { broadcast } from './tab-messages.ts';
import type { Limit, LimitChange, SaveAnswer, TestAnswer } from './types.ts';
import { decodeBlocked, decodeSaved, decodeTested, encodeBroadcast } from './wire.ts';

const UNTOUCHED: readonly number[] = [401, 403];
const NOT_UNDERSTOOD = 422;

interface Io {
  readonly events$: Observable<Recorded<LimitsEvent>>;
  readonly session: Readable<SessionState>;
  readonly limits: () => LimitsState;
  readonly api: Api;
  readonly clock: Clock;
  readonly tabs: TabsPort;
  readonly language: () => string;
}

export function changeLimits({ events$, session, limits, api, clock, tabs, language }: Io): Observable<LimitsCommand> {
  const common = (): { readonly auth: true; readonly headers: Readonly<Record<string, string>> } => ({
    auth: true,
    headers: { 'x-language': language() },
  });

  function call(asked: Asked): Observable<Result<SaveAnswer | TestAnswer, CallFailure>> {
    switch (asked.what) {
      case 'save':
        return api({
          method: 'POST',
          path: limitsPaths.limits,
          body: { limits: asked.changes.map((change) => toSend(change, limits().limits)), reasonId: asked.reasonId },
          ...common(),
          decode: decodeSaved,
        });
      case 'remove':
        return api({
          method: 'DELETE',
          path: limitsPaths.remove,
          query: { limitType: String(numberOfKind(asked.limitType)) },
          ...common(),
          decode: decodeSaved,
        });
      case 'confirm':
      case 'reject':
        return api({
          method: 'POST',
          path: limitsPaths.action,
          body: { action: asked.what, limitType: numberOfKind(asked.limitType) },
          ...common(),
          decode: decodeSaved,
        });
      case 'stop':
        return api({ method: 'POST', path: limitsPaths.blockUser, ...common(), decode: decodeBlocked });
      case 'test':
        return api({
          method: 'POST',
          path: limitsPaths.testAnswers,
          body: { tokenGuid: asked.tokenGuid, answers: asked.answers },
          ...common(),
          decode: decodeTested,
        });
    }
  }

  function after(userId: string, answer: Result<SaveAnswer | TestAnswer, CallFailure>): Observable<LimitsCommand> {
    const refresh: LimitsCommand = { type: 'limits/refresh', payload: { why: 'asked' } };
    if (answer.ok) {
      const arrival = { receivedAt: clock.now() };
      const { limitsData, serverTime } = answer.value;
      const report: LimitsCommand =
        'questions' in answer.value
          ? { type: 'limits/reportSaved', payload: { ...answer.value, ...arrival } }
          : { type: 'limits/reportTested', payload: { ...answer.value, ...arrival } };
      if (limitsData === null) return from([report, refresh]);
      broadcast(tabs, userId, {
        what: 'answer',
        answer: encodeBroadcast({ serverTime, limits: limitsData, available: null }),
      });
      return of(report);
    }
    const { error } = answer;
    const isSure = error.kind === 'status' && error.status < 500;
    const refused: LimitsCommand = { type: 'limits/reportRefused', payload: { isSure, title: titleOf(error) } };
    const isUntouched = error.kind === 'signedOut' || (error.kind === 'status' && UNTOUCHED.includes(error.status));
    return isUntouched ? of(refused) : from([refused, refresh]);
  }

  return whilePlayer(session, (userId) =>
    events$.pipe(
      mergeMap(({ event }) => (event.type === 'limits/changeAsked' ? of(event.payload) : EMPTY)),
      switchMap((asked) => call(asked).pipe(mergeMap((answer) => after(userId, answer)))),
    ),
  );
}

/**
 * The request for a change, with the value that the player saw, so that a tightening from an outdated page is never
 * taken for a loosening.
 */
function toSend(change: LimitChange, limits: readonly Limit[]): Readonly<Record<string, unknown>> {
  return { ...onWire(change), seenValue: inForce(limits, change.limitType)?.limitValue ?? null };
}

/** The operator's message for the player. The details of a malformed request are for engineers only. */
function titleOf(error: CallFailure): string {
  return error.kind === 'status' && error.status !== NOT_UNDERSTOOD ? joinDetails(error.errors) : '';
}

/**
 * Loads the available kinds, then the limits: at sign-in, on request, and when the operator's answer is due to change
 * [LIM-5, LIM-13, LIM-16].
 */
import { EMPTY, filter, map, merge, mergeMap, of, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api, CallFailure } from '../../http/api.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { Result } from '../../kernel/result.ts';
import { err, ok } from '../../kernel/result.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { TabsPort } from '../../ports/tabs.ts';
import type { SessionState } from '../session/public.ts';
import { whilePlayer } from '../session/public.ts';
import type { LimitsCommand, LimitsEvent } from './messages.ts';
import { decodeClientLimits } from './client-wire.ts';
import { limitsPaths } from './paths.ts';
import { REALITY_CHECK, SESSION } from './rules/kinds.ts';
import { DEPOSIT_KINDS } from './types.ts';
import type { LimitsState } from './state.ts';
import { received, broadcast } from './tab-messages.ts';
import type { AvailableLimit, LimitKind, LimitsAnswer } from './types.ts';
import { decodeAvailable, decodeLimits, decodeBroadcast, encodeBroadcast } from './wire.ts';

const FIRST_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 60_000;
const TURN_TIMEOUT_MS = 2_000;

/** These kinds are read only when they are listed as available [D4.2.13]. */
const ONLY_IF_AVAILABLE: readonly LimitKind[] = [...DEPOSIT_KINDS, SESSION, REALITY_CHECK];

interface Io {
  readonly events$: Observable<Recorded<LimitsEvent>>;
  readonly session: Readable<SessionState>;
  readonly limits: () => LimitsState;
  readonly api: Api;
  readonly clock: Clock;
  readonly tabs: TabsPort;
  readonly language: () => string;
  /** The operator's time as the line knows it, ms: for a service that does not send its own. */
  readonly operatorNow: () => number;
}

export function loadLimits({
  events$,
  session,
  limits,
  api,
  clock,
  tabs,
  language,
  operatorNow,
}: Io): Observable<LimitsCommand> {
  const headers = (): Readonly<Record<string, string>> => ({ 'x-language': language() });

  function readAvailable(): Observable<Result<readonly AvailableLimit[], CallFailure>> {
    const known = limits().available;
    return known === null
      ? api({ method: 'GET', path: limitsPaths.available, headers: headers(), auth: true, decode: decodeAvailable })
      : of(ok(known));
  }

  function read(): Observable<Result<LimitsAnswer, CallFailure>> {
    return readAvailable().pipe(
      mergeMap((available): Observable<Result<LimitsAnswer, CallFailure>> => {
        if (!available.ok) return of(err(available.error));
        return api({
          method: 'GET',
          path: limitsPaths.limits,
          headers: headers(),
          auth: true,
          decode: decodeLimits,
        }).pipe(
          map((answer) =>
            answer.ok
              ? ok({
                  serverTime: answer.value.serverTime ?? operatorNow(),
                  reviewedAt: answer.value.reviewedAt ?? null,
                  currency: answer.value.currency ?? null,
                  limits: readable(answer.value.limits, available.value),
                  available: available.value,
                })
              : err(answer.error),
          ),
        );
      }),
    );
  }

  /** Once a visit, while no list has come: the limits in short, so that time is kept without the limit service. */
  function readClient(): Observable<LimitsCommand> {
    const { status, client } = limits();
    if (status === 'ready' || client !== null) return EMPTY;
    return api({ method: 'GET', path: limitsPaths.client, auth: true, decode: decodeClientLimits }).pipe(
      mergeMap((answer): Observable<LimitsCommand> =>
        answer.ok
          ? of({
              type: 'limits/receiveClient',
              payload: { limits: answer.value, serverTime: operatorNow(), receivedAt: clock.now() },
            })
          : EMPTY,
      ),
    );
  }

  function readUntilAnswered(userId: string, tries: number): Observable<LimitsCommand> {
    return read().pipe(
      mergeMap((answer): Observable<LimitsCommand> => {
        if (answer.ok) {
          broadcast(tabs, userId, { what: 'answer', answer: encodeBroadcast(answer.value) });
          return of({ type: 'limits/receive', payload: { ...answer.value, receivedAt: clock.now() } });
        }
        const unread: LimitsCommand = { type: 'limits/reportUnread', payload: {} };
        const client$ = answer.error.kind === 'signedOut' ? EMPTY : readClient();
        if (isRefusal(answer.error)) return merge(of(unread), client$);
        const pause = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
        return merge(
          of(unread),
          client$,
          after(clock, pause).pipe(mergeMap(() => readUntilAnswered(userId, tries + 1))),
        );
      }),
    );
  }

  return whilePlayer(session, (userId) =>
    merge(
      events$.pipe(
        // Only a newer question, or a change of a known list, ends a read and its retries.
        map(({ event }) => event),
        filter(
          (event) =>
            event.type === 'limits/asked' || (event.type === 'limits/changeAsked' && limits().status === 'ready'),
        ),
        switchMap((event) => {
          if (event.type !== 'limits/asked') return EMPTY;
          const { why } = event.payload;
          if (why === 'come' || why === 'asked') return readUntilAnswered(userId, 0);
          const { anchor } = limits();
          return inTurn({ tabs, clock, name: 'limits/read', timeoutMs: TURN_TIMEOUT_MS }, () =>
            limits().anchor === anchor ? readUntilAnswered(userId, 0) : EMPTY,
          );
        }),
      ),
      received(tabs, userId).pipe(
        mergeMap((word): Observable<LimitsCommand> => {
          const answer = word.what === 'answer' ? decodeBroadcast(word.answer) : null;
          return answer?.ok === true
            ? of({ type: 'limits/receive', payload: { ...answer.value, receivedAt: clock.now() } })
            : EMPTY;
        }),
      ),
      // Last, so that the streams above are subscribed before its events arrive.
      of<LimitsCommand>({ type: 'limits/refresh', payload: { why: 'come' } }),
    ),
  );
}

function readable(list: LimitsAnswer['limits'], available: readonly AvailableLimit[]): LimitsAnswer['limits'] {
  return list.filter(
    ({ limitType }) => !ONLY_IF_AVAILABLE.includes(limitType) || available.some(({ type }) => type === limitType),
  );
}

/** The operator has answered with a refusal: no retry. */
function isRefusal(failure: CallFailure): boolean {
  return failure.kind === 'signedOut' || (failure.kind === 'status' && failure.status < 500 && failure.status !== 429);
}

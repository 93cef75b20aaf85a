/**
 * Resolves cash-outs without an answer: lost answers, elapsed live delays, ended visits. Asks by key. A key that the
 * operator has never seen is sent again while the request is fresh, and closed for good otherwise, so that a late
 * request can't become a cash-out. `exhaustMap`: one round at a time.
 */
import { concat, concatMap, defer, EMPTY, map, of } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import { isUnknownKey } from '../../http/failure.ts';
import type { Readable } from '../../kernel/readable.ts';
import { ageOf, inRounds } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SessionState } from '../session/public.ts';
import { whilePlayer } from '../session/public.ts';
import type { CashOutCommand } from './messages.ts';
import type { PendingCashOuts } from './pending-cash-outs.ts';
import { answered, sendCashOut } from './send-cash-out.process.ts';
import type { CashOutState, OpenCashOut } from './state.ts';
import { decodeAnswerFor } from './wire.ts';

/** A younger request is sent again when the operator has not seen it; an older one is closed. */
const FRESH_MS = 30_000;
/** How long a call may run before its outcome is requested. */
const UNDER_WAY_MS = 20_000;

interface Io {
  readonly state: Readable<CashOutState>;
  readonly session: Readable<SessionState>;
  readonly api: Api;
  readonly clock: Clock;
  /** The operator's clock, as far as it is known. */
  readonly operatorNow: () => number;
  readonly pending: Pick<PendingCashOuts, 'list'>;
}

export function resolveCashOuts({ state, session, api, clock, operatorNow, pending }: Io): Observable<CashOutCommand> {
  const isDue = (open: OpenCashOut): boolean => {
    if (open.phase === 'unknown' || ageOf(open.at, FRESH_MS, clock.now()) >= UNDER_WAY_MS) return true;
    return open.phase === 'pending' && operatorNow() >= (open.acceptAt ?? 0);
  };
  const resolve = (open: OpenCashOut): Observable<CashOutCommand> => {
    const { key } = open;
    const path = `/bet-api/v1/cash-out/by-key/${encodeURIComponent(key)}`;
    const decode = decodeAnswerFor(key);
    return api({ method: 'GET', path, auth: true, decode }).pipe(
      concatMap((answer): Observable<CashOutCommand> => {
        if (answer.ok) return of(answered(key, answer.value));
        if (!isUnknownKey(answer.error)) return EMPTY;
        if (ageOf(open.at, FRESH_MS, clock.now()) < FRESH_MS) return sendCashOut(api, open);
        return api({ method: 'POST', path: `${path}/abandon`, auth: true, decode }).pipe(
          concatMap((closed) => (closed.ok ? of(answered(key, closed.value)) : EMPTY)),
        );
      }),
    );
  };
  return whilePlayer(session, (userId) =>
    concat(
      defer(() => of<CashOutCommand>({ type: 'cash-out/restore', payload: { asked: pending.list(userId) } })),
      inRounds(clock, {
        isWaiting$: state.value$.pipe(map(({ open }) => open.length > 0)),
        due: () => state.get().open.filter(isDue),
        work: resolve,
      }),
    ),
  );
}

/**
 * Resolves edits without an answer: lost answers, ended visits. Asks by key. A key that the operator has never seen is
 * sent again while the request is fresh, and closed for good otherwise, so that a late request can't become an edit.
 */
import { concat, concatMap, defer, EMPTY, map, of } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import { isUnknownKey } from '../../http/failure.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { StoredRequests } from '../../kernel/stored-requests.ts';
import { ageOf, inRounds } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SessionState } from '../session/public.ts';
import { whilePlayer } from '../session/public.ts';
import type { BetEditCommand } from './messages.ts';
import { answered, sendEdit } from './send-edit.process.ts';
import type { BetEditState, OpenEdit } from './state.ts';
import type { AgreedEdit } from './types.ts';
import { decodeAnswerFor } from './wire.ts';

/** A younger request is sent again when the operator has not seen it; an older one is closed. */
const FRESH_MS = 30_000;
/** How long a call may run before its outcome is requested. */
const UNDER_WAY_MS = 20_000;

interface Io {
  readonly state: Readable<BetEditState>;
  readonly session: Readable<SessionState>;
  readonly api: Api;
  readonly clock: Clock;
  readonly pending: Pick<StoredRequests<AgreedEdit>, 'list'>;
}

export function resolveEdits({ state, session, api, clock, pending }: Io): Observable<BetEditCommand> {
  const isDue = (open: OpenEdit): boolean =>
    open.phase === 'unknown' || ageOf(open.at, FRESH_MS, clock.now()) >= UNDER_WAY_MS;
  const resolve = (open: OpenEdit): Observable<BetEditCommand> => {
    const { key } = open;
    const path = `/bet-api/v1/bet-edits/by-key/${encodeURIComponent(key)}`;
    const decode = decodeAnswerFor(key);
    return api({ method: 'GET', path, auth: true, decode }).pipe(
      concatMap((answer): Observable<BetEditCommand> => {
        if (answer.ok) return of(answered(key, answer.value));
        if (!isUnknownKey(answer.error)) return EMPTY;
        if (ageOf(open.at, FRESH_MS, clock.now()) < FRESH_MS) return sendEdit(api, open);
        return api({ method: 'POST', path: `${path}/abandon`, auth: true, decode }).pipe(
          concatMap((closed) => (closed.ok ? of(answered(key, closed.value)) : EMPTY)),
        );
      }),
    );
  };
  return whilePlayer(session, (userId) =>
    concat(
      defer(() => of<BetEditCommand>({ type: 'bet-edit/restore', payload: { asked: pending.list(userId) } })),
      inRounds(clock, {
        isWaiting$: state.value$.pipe(map(({ open }) => open.length > 0)),
        due: () => state.get().open.filter(isDue),
        work: resolve,
      }),
    ),
  );
}

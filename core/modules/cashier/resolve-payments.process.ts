/**
 * Resolves intents without an answer: lost answers, dead tabs, ended visits. Asks by key. A key that the operator has
 * never seen is sent again, unchanged, while the intent is fresh and its personal fields are available, and closed
 * permanently otherwise, so that a late request can't become a payment. `exhaustMap`: one round at a time.
 */
import { concatMap, EMPTY, filter, map, merge, mergeMap, of, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import { isUnknownKey } from '../../http/failure.ts';
import type { Readable } from '../../kernel/readable.ts';
import { ageOf, every, inRounds } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SessionState } from '../session/public.ts';
import { whilePlayer } from '../session/public.ts';
import type { CashierCommand } from './messages.ts';
import type { SendIo } from './send-payment.process.ts';
import { answered, sendPayment } from './send-payment.process.ts';
import type { CashierState, Intent } from './state.ts';
import { receivedChanges, broadcastChange } from './tab-messages.ts';

/** The interval at which stored intents are checked. */
const LOOK_MS = 10_000;
/** A younger intent is sent again when the operator has not seen it. */
const FRESH_MS = 30_000;
/** How long a pending call in this or another tab may run before its outcome is requested, or its key closed. */
const UNDER_WAY_MS = 20_000;

interface Io extends SendIo {
  readonly cashier: Readable<CashierState>;
  readonly session: Readable<SessionState>;
  readonly clock: Clock;
  readonly dropFields: (key: string) => void;
}

export function resolvePayments(io: Io): Observable<CashierCommand> {
  const { cashier, session, clock } = io;
  const due = (userId: string): readonly Intent[] =>
    cashier
      .get()
      .intents.filter(
        (intent) =>
          intent.sent.userId === userId &&
          (intent.phase === 'unknown' || ageOf(intent.at, FRESH_MS, clock.now()) >= UNDER_WAY_MS),
      );

  return whilePlayer(session, (userId) =>
    inRounds(clock, {
      isWaiting$: cashier.value$.pipe(map(({ intents }) => intents.some(({ sent }) => sent.userId === userId))),
      due: () => due(userId),
      work: (intent) => resolve(io, intent),
    }),
  );
}

function resolve(io: Io, intent: Intent): Observable<CashierCommand> {
  const { api, wire, clock, fieldsOf } = io;
  const { key, sent, phase, isOurs } = intent;
  const path = `/payment-api/v1/payments/by-key/${encodeURIComponent(key)}`;
  return api({ method: 'GET', path, auth: true, decode: wire.answerFor(key) }).pipe(
    concatMap((answer): Observable<CashierCommand> => {
      if (answer.ok) return of(answered(key, answer.value));
      if (!isUnknownKey(answer.error)) return EMPTY;
      const age = ageOf(intent.at, FRESH_MS, clock.now());
      // An intent that may not be stored yet is never sent from here; it is closed when it is old.
      if (isOurs && age < FRESH_MS)
        return phase === 'saving' || fieldsOf(key) === null ? EMPTY : sendPayment(io, key, sent);
      // Another tab may be sending it.
      if (!isOurs && age < UNDER_WAY_MS) return EMPTY;
      return api({ method: 'POST', path: `${path}/abandon`, auth: true, decode: wire.answerFor(key) }).pipe(
        concatMap((closed) => (closed.ok ? of(answered(key, closed.value)) : EMPTY)),
      );
    }),
  );
}

/** Imports the stored intents of all tabs; an answer in any tab removes the stored intent. */
export function followPendingPayments({
  events$,
  session,
  pendingPayments,
  tabs,
  clock,
  dropFields,
}: Pick<Io, 'events$' | 'session' | 'pendingPayments' | 'tabs' | 'clock' | 'dropFields'>): Observable<CashierCommand> {
  return whilePlayer(session, (userId) => {
    const recall = (): CashierCommand => ({
      type: 'cashier/recall',
      payload: { pendingPayments: pendingPayments.list(userId) },
    });
    return merge(
      events$.pipe(
        tap(({ event }) => {
          if (
            event.type !== 'cashier/payAccepted' &&
            event.type !== 'cashier/payRejected' &&
            event.type !== 'cashier/payNotSaved'
          )
            return;
          dropFields(event.payload.key);
          if (event.type === 'cashier/payNotSaved') return;
          pendingPayments.remove(event.payload.key);
          broadcastChange(tabs, userId);
        }),
        mergeMap(() => EMPTY),
      ),
      receivedChanges(tabs, userId).pipe(map(recall)),
      // Catches intents of a tab that died before it could notify the others.
      every(clock, LOOK_MS).pipe(
        filter(() => pendingPayments.hasAny()),
        map(recall),
      ),
      of(recall()),
    );
  });
}

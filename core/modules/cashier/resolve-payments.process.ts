/**
 * Resolves intents without an answer: lost answers, dead tabs, ended visits. Asks by key. A key that the operator has
 * never seen is sent again, unchanged, while the intent is fresh and its personal fields are available, and closed
 * permanently otherwise, so that a late request can't become a payment. `exhaustMap`: one round at a time.
 */
import {
  concatMap,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  from,
  map,
  merge,
  mergeMap,
  of,
  switchMap,
  tap,
  toArray,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { CallFailure } from '../../http/api.ts';
import type { Readable } from '../../kernel/readable.ts';
import { every } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SessionState } from '../session/public.ts';
import { whilePlayer } from '../session/public.ts';
import type { CashierCommand } from './messages.ts';
import type { SendIo } from './send-payment.process.ts';
import { answered, sendPayment } from './send-payment.process.ts';
import type { CashierState, Intent } from './state.ts';
import { receivedChanges, broadcastChange } from './tab-messages.ts';

/** Pause between rounds while something is unresolved. */
const ROUND_MS = 1_000;
/** A younger intent is sent again when the operator has not seen it. */
const FRESH_MS = 30_000;
/** The interval at which stored intents are checked. */
const LOOK_MS = 10_000;
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
          intent.sent.userId === userId && (intent.phase === 'unknown' || ageOf(intent, clock.now()) >= UNDER_WAY_MS),
      );

  return whilePlayer(session, (userId) =>
    cashier.value$.pipe(
      map(({ intents }) => intents.some(({ sent }) => sent.userId === userId)),
      distinctUntilChanged(),
      switchMap((waiting) => (waiting ? every(clock, ROUND_MS, 0) : EMPTY)),
      filter(() => due(userId).length > 0),
      exhaustMap(() =>
        from(due(userId)).pipe(
          mergeMap((intent) => resolve(io, intent)),
          toArray(),
        ),
      ),
      concatMap((commands) => from(commands)),
    ),
  );
}

/**
 * The age of an intent. An intent from the future was made before the clock was set back: its age is unknown, so it
 * counts as old.
 */
function ageOf({ at }: Intent, now: number): number {
  return at > now + FRESH_MS ? Infinity : now - at;
}

function resolve(io: Io, intent: Intent): Observable<CashierCommand> {
  const { api, wire, clock, fieldsOf } = io;
  const { key, sent, phase, isOurs } = intent;
  const path = `/payment-api/v1/payments/by-key/${encodeURIComponent(key)}`;
  return api({ method: 'GET', path, auth: true, decode: wire.answerFor(key) }).pipe(
    concatMap((answer): Observable<CashierCommand> => {
      if (answer.ok) return of(answered(key, answer.value));
      if (!isUnknownKey(answer.error)) return EMPTY;
      const age = ageOf(intent, clock.now());
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

function isUnknownKey(error: CallFailure): boolean {
  return error.kind === 'status' && error.status === 404 && error.errors.some(({ code }) => code === 'unknownKey');
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

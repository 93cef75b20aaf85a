/**
 * Moves payments from state to state: by the clock, and as their provider says. Money moves in the same record as the
 * state. Credits are subject to the player's limits at that moment.
 */
import type { PaymentState } from 'touchline/core/cashier/types';
import type { LimitsBook } from '../limits/limits-book.ts';
import type { LineClock } from '../line/line.ts';
import { HOUSE_FEES, mainAccount, move, payoutAccount, providerAccount } from '../players/wallets.ts';
import type { Journal } from '../store/journal.ts';
import type { Entry } from '../store/records.ts';
import type { Switches } from '../switches/switches.ts';
import type { PlayerStanding } from '../user/standing.ts';
import type { KnownPayment, Payments } from './payments.ts';
import type { CashierRecord, CashierRecordOf } from './records.ts';
import { dueAt } from './view.ts';

/**
 * Stops that hold back a deposit even after the provider was paid: no credit exceeds a limit or bypasses an exclusion,
 * a time-out or a ban. A closed site still credits earlier payments.
 */
const STOPS_CREDIT: ReadonlySet<string> = new Set([
  'excluded',
  'timeOut',
  'limitReached',
  'limitCurrency',
  'banned',
  'notAllowed',
]);

interface Deps {
  readonly journal: Pick<Journal, 'commit'>;
  readonly payments: Payments;
  readonly limits: Pick<LimitsBook, 'stops'>;
  readonly switches: Pick<Switches, 'get'>;
  readonly standing: Pick<PlayerStanding, 'stops'>;
  readonly clock: LineClock;
  /** Never goes back. */
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

interface Move {
  readonly step?: CashierRecordOf<'paymentMoved'>['step'];
  readonly reason?: string;
  readonly destination?: string;
  readonly entries?: readonly Entry[];
}

export interface PaymentSteps {
  commit(record: CashierRecord): void;
  moved(payment: KnownPayment, state: PaymentState, move?: Move): void;
  /** The postings that undo a payment that did not succeed. */
  back(payment: KnownPayment): readonly Entry[];
  finish(payment: KnownPayment): void;
  /** When the payment's next step is due, ms since the epoch; null for one that waits for its provider. */
  due(payment: KnownPayment): number | null;
  /** Advances every due payment: a suspended machine must not delay anyone. */
  catchUp(): void;
  /** Advances open payments by the clock. */
  start(): void;
  stop(): void;
}

export function createPaymentSteps({
  journal,
  payments,
  limits,
  switches,
  standing,
  clock,
  now,
  report,
}: Deps): PaymentSteps {
  let cancelTimer: (() => void) | null = null;
  let isRunning = false;

  function commit(record: CashierRecord): void {
    journal.commit(record);
    arm();
  }

  function moved(
    payment: KnownPayment,
    state: PaymentState,
    { step = '', reason = '', destination = '', entries = [] }: Move = {},
  ): void {
    commit({
      t: 'paymentMoved',
      at: now(),
      paymentId: payment.id,
      state,
      step,
      reason,
      destination,
      entries: [...entries],
    });
  }

  /** The postings that undo a payment that did not succeed. */
  function back({ kind, playerId, currency, amount }: KnownPayment): readonly Entry[] {
    return kind === 'withdrawal' ? move(payoutAccount(playerId), mainAccount(playerId), currency, amount) : [];
  }

  function finish(payment: KnownPayment): void {
    const { kind, playerId, methodId, currency, amount, fee, net } = payment;
    if (kind === 'withdrawal') {
      return moved(payment, 'succeeded', {
        step: 'done',
        entries: [
          ...move(payoutAccount(playerId), providerAccount(methodId), currency, net),
          ...move(payoutAccount(playerId), HOUSE_FEES, currency, fee),
        ],
      });
    }
    const own = limits.stops(playerId, 'credit', amount, { currency }).map(({ code }) => code);
    const stop = [...standing.stops('deposit'), ...own].find((code) => STOPS_CREDIT.has(code));
    if (stop !== undefined) return moved(payment, 'failed', { reason: stop });
    return moved(payment, 'succeeded', {
      step: 'done',
      entries: [
        ...move(providerAccount(methodId), mainAccount(playerId), currency, net),
        ...move(providerAccount(methodId), HOUSE_FEES, currency, fee),
      ],
    });
  }

  /** Applies the next step of a due payment. */
  function advance(payment: KnownPayment): void {
    if (payment.state === 'provider')
      return moved(payment, 'failed', { reason: 'providerExpired', entries: back(payment) });
    const outcome = switches.get('paymentOutcome');
    if (payment.kind === 'withdrawal' && !payment.steps.has('checked'))
      return moved(payment, 'pending', { step: 'checked' });
    if (outcome === 'fail') return moved(payment, 'failed', { reason: 'providerFailed', entries: back(payment) });
    if (payment.kind === 'withdrawal' && !payment.steps.has('sent')) return moved(payment, 'pending', { step: 'sent' });
    return finish(payment);
  }

  const due = (payment: KnownPayment): number | null =>
    dueAt(payment, switches.get('paymentStepSeconds') * 1_000, switches.get('paymentOutcome'));

  /** Advances every due payment: a suspended machine must not delay anyone. */
  function catchUp(): void {
    for (const payment of payments.open()) {
      const at = due(payment);
      if (at !== null && at <= now()) advance(payment);
    }
  }

  function arm(): void {
    cancelTimer?.();
    cancelTimer = null;
    if (!isRunning) return;
    // A payment held back by a switch continues with the first call after the switch is reset.
    const next = Math.min(...payments.open().map((payment) => due(payment) ?? Infinity));
    if (!Number.isFinite(next)) return;
    cancelTimer = clock.schedule(Math.max(next, clock.now() + 1), () => {
      try {
        catchUp();
        arm();
      } catch (error) {
        report(error);
      }
    });
  }

  return {
    commit,
    moved,
    back,
    finish,
    due,
    catchUp,
    start() {
      isRunning = true;
      arm();
    },
    stop() {
      isRunning = false;
      cancelTimer?.();
      cancelTimer = null;
    },
  };
}

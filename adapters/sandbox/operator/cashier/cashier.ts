/**
 * The cashier: takes payments, advances their state, and never answers one key in two ways. Money moves in the same
 * record as the state. A deposit is credited once, when its provider has paid. A withdrawal leaves the account on
 * request, is held apart, and goes out or comes back once. Credits are subject to the player's limits at that moment.
 */
import { feeOf } from 'touchline/core/cashier/rules/fee';
import { cleaned } from 'touchline/core/cashier/rules/fields';
import type { CashierAnswer, MethodTerms, Payment, PaymentState } from 'touchline/core/cashier/types';
import type { Bettor } from '../book/coupon.ts';
import type { LimitsBook } from '../limits/limits-book.ts';
import type { LineClock } from '../line/line.ts';
import { advanceAccount, HOUSE_FEES, mainAccount, move, payoutAccount, providerAccount } from '../players/wallets.ts';
import type { Wallets } from '../players/wallets.ts';
import type { Journal } from '../store/journal.ts';
import type { Entry } from '../store/records.ts';
import type { Switches } from '../switches/switches.ts';
import { demandsOf, reasonsAgainst, type AskedPayment, type DemandSources } from './check.ts';
import { masked, methodOf, termsOf, WAYS, wayOf } from './methods.ts';
import type { KnownPayment, PaymentFilter, Payments } from './payments.ts';
import { createPayments, instrumentsOf, isOpen, matches } from './payments.ts';
import type { CashierRecord, CashierRecordOf, PaymentReason } from './records.ts';
import { dueAt, PROVIDER_EXPIRES_MS, viewPayment } from './view.ts';

/** The player's action on the provider's page. */
export const ACTS = ['pay', 'refuse', 'keep', 'cancel'] as const;
export type Act = (typeof ACTS)[number];

export type PaymentAnswer =
  | { readonly key: string; readonly status: 'accepted'; readonly payment: Payment }
  | { readonly key: string; readonly status: 'rejected'; readonly reasons: readonly PaymentReason[] };

export interface Cashier extends Pick<Payments, 'hasDeposit'> {
  apply(record: CashierRecord): void;
  /** Advances open payments by the clock. */
  start(): void;
  stop(): void;
  /** Methods and conditions for the account with this number, in whose currency the bettor pays. */
  offer(bettor: Bettor, accountId: number): CashierAnswer;
  pay(bettor: Bettor, key: string, asked: AskedPayment): PaymentAnswer;
  /** The answer to the key, or null. */
  answer(bettor: Bettor, key: string): PaymentAnswer | null;
  /** Closes a key that has no answer. */
  abandon(bettor: Bettor, key: string): PaymentAnswer;
  /** The cancelled payment, 'tooLate', or null for an unknown payment. */
  cancel(bettor: Bettor, id: number): Payment | 'tooLate' | null;
  payment(bettor: Bettor, id: number): Payment | null;
  payments(
    bettor: Bettor,
    filter: PaymentFilter,
    before: number | null,
    limit: number,
  ): { readonly payments: readonly Payment[]; readonly next: number | null };
  changed(bettor: Bettor, since: number): { readonly cursor: number; readonly payments: readonly Payment[] };
  /** Whether a payment of the player in this currency has not ended. */
  hasOpen(playerId: number, currency: string): boolean;
  /** A payment of any player by its number. */
  known(id: number): KnownPayment | null;
  /** The payment behind a provider page's token; null for an unknown token. */
  atProvider(token: string): KnownPayment | null;
  /** Applies the provider's outcome. Only the first outcome counts. */
  act(token: string, act: Act): KnownPayment | null;
}

export interface CashierDeps extends DemandSources {
  readonly journal: Pick<Journal, 'commit'>;
  readonly wallets: Pick<Wallets, 'balance'>;
  readonly limits: Pick<LimitsBook, 'stops' | 'ledger' | 'currency'>;
  readonly switches: Pick<Switches, 'get'>;
  readonly clock: LineClock;
  readonly newToken: () => string;
  readonly report: (error: unknown) => void;
}

const CHANGES_AT_ONCE = 200;
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

export function createCashier({
  journal,
  wallets,
  limits,
  switches,
  standing,
  identification,
  verification,
  activation,
  clock,
  newToken,
  report,
}: CashierDeps): Cashier {
  const payments = createPayments();
  let latest = 0;
  let cancelTimer: (() => void) | null = null;
  let isRunning = false;

  /** Monotonic: never goes back, whatever the clock does. */
  const now = (): number => {
    latest = Math.max(latest, clock.now());
    return latest;
  };
  const stepMs = (): number => switches.get('paymentStepSeconds') * 1_000;
  const hasPages = (): boolean => switches.get('paymentOutcome') === 'byHand';
  const available = ({ id, currency }: Bettor): number =>
    Math.max(
      0,
      wallets.balance(mainAccount(id), currency.iso) + Math.min(0, wallets.balance(advanceAccount(id), currency.iso)),
    );

  /** No limit counts a payment in another currency [LIM-23]. */
  const isCounted = (playerId: number, currency: string): boolean => currency === limits.currency(playerId);

  function commit(record: CashierRecord): void {
    journal.commit(record);
    arm();
  }

  function terms({ currency }: Bettor, asked: AskedPayment): MethodTerms | null {
    const way = wayOf(asked.methodId);
    return way === null ? null : termsOf(way, asked.kind, currency, switches.get('paymentStepSeconds'));
  }

  function take(bettor: Bettor, key: string, asked: AskedPayment): void {
    const { id: playerId, currency } = bettor;
    const { kind, methodId, amount, fee, instrumentId, language } = asked;
    const offered = terms(bettor, asked);
    const fields = Object.fromEntries(
      (offered?.fields ?? []).map((field) => [field.name, cleaned(field, asked.fields[field.name] ?? '')]),
    );
    const instrument = instrumentsOf(payments.ofPlayer(playerId), methodId).find(({ id }) => id === instrumentId);
    const stops = kind === 'deposit' ? limits.stops(playerId, 'deposit', amount, { currency: currency.iso }) : [];
    const reasons = reasonsAgainst(
      { ...asked, fields },
      {
        terms: offered,
        hasInstrument: instrument !== undefined,
        available: available(bettor),
        demands: demandsOf(playerId, { identification, verification, standing, activation }),
        stops,
      },
    );
    if (reasons.length > 0 || offered === null)
      return commit({ t: 'paymentRefused', at: now(), playerId, key, reasons: [...reasons] });
    const isAtProvider = offered.hasProvider && hasPages() && (kind === 'deposit' || instrument === undefined);
    commit({
      t: 'paymentMade',
      at: now(),
      playerId,
      key,
      paymentId: payments.nextId(),
      payment: {
        kind,
        methodId,
        currency: currency.iso,
        amount,
        fee,
        net: amount - feeOf(offered.fee, amount),
        destination: instrument?.label ?? masked(fields),
        language,
      },
      state: isAtProvider ? 'provider' : 'pending',
      token: isAtProvider ? newToken() : '',
      until: isAtProvider ? now() + PROVIDER_EXPIRES_MS : 0,
      entries:
        kind === 'withdrawal' ? [...move(mainAccount(playerId), payoutAccount(playerId), currency.iso, amount)] : [],
    });
  }

  function moved(
    payment: KnownPayment,
    state: PaymentState,
    {
      step = '',
      reason = '',
      destination = '',
      entries = [],
    }: {
      readonly step?: CashierRecordOf<'paymentMoved'>['step'];
      readonly reason?: string;
      readonly destination?: string;
      readonly entries?: readonly Entry[];
    } = {},
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

  const due = (payment: KnownPayment): number | null => dueAt(payment, stepMs(), switches.get('paymentOutcome'));

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

  const view = (payment: KnownPayment): Payment => viewPayment(payment, due(payment));

  function answer(playerId: number, key: string): PaymentAnswer | null {
    catchUp();
    const known = payments.answer(playerId, key);
    if (known === null) return null;
    if ('reasons' in known) return { key, status: 'rejected', reasons: known.reasons };
    const payment = payments.payment(known.paymentId);
    if (payment === null) throw new Error(`there is no payment ${known.paymentId}`);
    return { key, status: 'accepted', payment: view(payment) };
  }

  function answered(playerId: number, key: string): PaymentAnswer {
    const known = answer(playerId, key);
    if (known === null) throw new Error(`the key ${key} has no answer`);
    return known;
  }

  function mine({ id: playerId }: Bettor, id: number): KnownPayment | null {
    catchUp();
    const payment = payments.payment(id);
    return payment?.playerId === playerId ? payment : null;
  }

  return {
    apply(record) {
      latest = Math.max(latest, record.at);
      payments.apply(record);
      if (record.t === 'paymentMade' && isCounted(record.playerId, record.payment.currency))
        limits.ledger.begin(record.payment.kind, record.playerId, record.key, record.payment.amount, record.at);
      const payment = record.t === 'paymentMoved' ? payments.payment(record.paymentId) : null;
      if (payment === null || isOpen(payment)) return;
      const { kind, playerId, key, amount, state } = payment;
      if (!isCounted(playerId, payment.currency)) return;
      if (state !== 'succeeded') limits.ledger.end(playerId, key);
      else if (kind === 'deposit') limits.ledger.deposit(playerId, key, amount, record.at);
      else limits.ledger.withdraw(playerId, key, amount, record.at);
    },
    start() {
      isRunning = true;
      arm();
    },
    stop() {
      isRunning = false;
      cancelTimer?.();
      cancelTimer = null;
    },
    offer: (bettor, accountId) => {
      catchUp();
      const known = payments.ofPlayer(bettor.id);
      return {
        currency: bettor.currency.iso,
        accountId,
        available: available(bettor),
        demands: demandsOf(bettor.id, { identification, verification, standing, activation }),
        methods: WAYS.map((way) =>
          methodOf(way, bettor.currency, switches.get('paymentStepSeconds'), instrumentsOf(known, way.id)),
        ),
      };
    },
    pay: (bettor, key, asked) => {
      const known = answer(bettor.id, key);
      if (known !== null) return known;
      take(bettor, key, asked);
      return answered(bettor.id, key);
    },
    answer: ({ id }, key) => answer(id, key),
    abandon: ({ id: playerId }, key) => {
      if (answer(playerId, key) === null)
        commit({ t: 'paymentRefused', at: now(), playerId, key, reasons: [{ code: 'abandoned' }] });
      return answered(playerId, key);
    },
    hasOpen: (playerId, currency) =>
      payments.ofPlayer(playerId).some((payment) => isOpen(payment) && payment.currency === currency),
    cancel: (bettor, id) => {
      const payment = mine(bettor, id);
      if (payment === null) return null;
      // Cancelling again returns the cancelled payment.
      if (payment.state === 'cancelled') return view(payment);
      if (!view(payment).canCancel) return 'tooLate';
      moved(payment, 'cancelled', { entries: back(payment) });
      return view(payments.payment(id) ?? payment);
    },
    payment: (bettor, id) => {
      const payment = mine(bettor, id);
      return payment === null ? null : view(payment);
    },
    payments: ({ id: playerId }, filter, before, limit) => {
      catchUp();
      const all = payments
        .ofPlayer(playerId)
        .filter((payment) => (before === null || payment.id < before) && matches(payment, filter));
      const page = all.slice(-limit).reverse();
      return { payments: page.map(view), next: all.length > page.length ? (page.at(-1)?.id ?? null) : null };
    },
    changed: ({ id: playerId }, since) => {
      catchUp();
      const { cursor, payments: news } = payments.changed(playerId, since, CHANGES_AT_ONCE);
      return { cursor, payments: news.map(view) };
    },
    hasDeposit: payments.hasDeposit,
    known: (id) => payments.payment(id),
    atProvider: (token) => {
      catchUp();
      return payments.byToken(token);
    },
    act: (token, act) => {
      catchUp();
      const payment = payments.byToken(token);
      if (payment === null || payment.state !== 'provider') return payment;
      const destination =
        payment.methodId === 'card' ? `•••• ${String(4242 + (payment.id % 7) * 111).padStart(4, '0')}` : '';
      if (act === 'refuse') moved(payment, 'failed', { reason: 'declined', entries: back(payment) });
      if (act === 'cancel') moved(payment, 'cancelled', { entries: back(payment) });
      if (act === 'keep' || act === 'pay')
        moved(payment, 'pending', { destination, ...(payment.kind === 'deposit' ? { step: 'sent' as const } : {}) });
      const after = payments.payment(payment.id) ?? payment;
      const isAtOnce = wayOf(payment.methodId)?.deposit?.steps === 0;
      if (act === 'pay' && payment.kind === 'deposit' && isAtOnce && isOpen(after)) finish(after);
      return payments.payment(payment.id);
    },
  };
}

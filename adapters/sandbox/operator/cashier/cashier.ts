/**
 * The cashier: takes payments and never answers one key in two ways; `steps.ts` advances them. Money moves in the same
 * record as the state. A deposit is credited once, when its provider has paid. A withdrawal leaves the account on
 * request, is held apart, and goes out or comes back once.
 */
import { areWithdrawalsFinal, isFinal } from 'touchline/core/cashier/rules/final-withdrawals';
import { feeOf } from 'touchline/core/cashier/rules/fee';
import { cleaned } from 'touchline/core/cashier/rules/fields';
import type { MethodTerms, Payment } from 'touchline/core/cashier/types';
import type { Bettor } from '../book/coupon.ts';
import type { LimitsBook } from '../limits/limits-book.ts';
import type { LineClock } from '../line/line.ts';
import { advanceAccount, mainAccount, move, payoutAccount } from '../players/wallets.ts';
import type { Wallets } from '../players/wallets.ts';
import type { Journal } from '../store/journal.ts';
import type { Switches } from '../switches/switches.ts';
import { demandsOf, reasonsAgainst, type AskedPayment, type DemandSources } from './check.ts';
import { masked, methodOf, termsOf, WAYS, wayOf } from './methods.ts';
import type { KnownPayment } from './payments.ts';
import { createPayments, instrumentsOf, isOpen, matches } from './payments.ts';
import { createPaymentSteps } from './steps.ts';
import type { Cashier, PaymentAnswer } from './types.ts';
import { PROVIDER_EXPIRES_MS, viewPayment } from './view.ts';

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

  /** Monotonic: never goes back, whatever the clock does. */
  const now = (): number => {
    latest = Math.max(latest, clock.now());
    return latest;
  };
  const hasPages = (): boolean => switches.get('paymentOutcome') === 'byHand';
  const available = ({ id, currency }: Bettor): number =>
    Math.max(
      0,
      wallets.balance(mainAccount(id), currency.iso) + Math.min(0, wallets.balance(advanceAccount(id), currency.iso)),
    );

  /** No limit counts a payment in another currency [LIM-23]. */
  const isCounted = (playerId: number, currency: string): boolean => currency === limits.currency(playerId);

  const steps = createPaymentSteps({ journal, payments, limits, switches, standing, clock, now, report });
  const { commit, moved, back, finish, due, catchUp } = steps;

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

  const view = (payment: KnownPayment): Payment =>
    viewPayment(payment, due(payment), areWithdrawalsFinal(switches.get('jurisdiction')));

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
    start: steps.start,
    stop: steps.stop,
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
      const shown = view(payment);
      if (!shown.canCancel) return isFinal(shown) ? 'final' : 'tooLate';
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

/** The stand-in operator as an engine for the laws: the rules by which it settles, and its book of limits. */
import type { SettleInput } from 'touchline/core/coupon/rules/settlement/coupon-input';
import { quote } from 'touchline/core/coupon/rules/settlement/quote';
import { settle } from 'touchline/core/coupon/rules/settlement/settle';
import { isNoLimit, NO_LIMIT_AMOUNT } from 'touchline/core/limits/rules/kinds';
import { reminderFrom } from 'touchline/core/limits/rules/deadlines';
import { createLimitsBook } from '../../adapters/sandbox/operator/limits/limits-book.ts';
import type { Stop } from '../../adapters/sandbox/operator/limits/enforce.ts';
import type { LimitsBook } from '../../adapters/sandbox/operator/limits/limits-book.ts';
import { packOf } from '../../adapters/sandbox/operator/limits/pack-of.ts';
import type { Engine } from '../../adapters/testing/engine.ts';
import type { Caller, LimitAnswer, LimitsEngine } from '../../adapters/testing/limit-engine.ts';
import { MONEY_LIMITS } from '../../adapters/testing/limit-engine.ts';
import { coreKind } from '../../adapters/testing/jurisdictions.ts';

const ID = 1;
const SELF_EXCLUSION = 'selfExclusion';
const TIME_OUT = 'timeOut';
const SESSION_HOURS = 'sessionTime';
const MINUTE_MS = 60_000;
/** The right answers to the questions before a limit is removed. */
const ANSWERS = [
  { questionId: 1, answerId: 1 },
  { questionId: 2, answerId: 2 },
  { questionId: 3, answerId: 2 },
];

const valueOf = (value: number): number | null => (isNoLimit('stakeDay', value) ? null : value);

/** Each player of the laws has a book of their own. */
function standInLimits(jurisdiction: string): LimitsEngine {
  const books = new Map<string, { readonly book: LimitsBook; now: number; readonly orders: Map<string, number> }>();
  const bookOf = ({ player, now }: Caller): LimitsBook => {
    const known = books.get(player);
    if (known !== undefined) {
      known.now = now;
      return known.book;
    }
    const book: LimitsBook = createLimitsBook({
      pack: () => packOf(jurisdiction),
      commit: (record) => book.apply(record),
      now: () => books.get(player)?.now ?? now,
      currencyOf: () => 'EUR',
      newToken: () => 'token',
    });
    books.set(player, { book, now, orders: new Map() });
    // Session hours are no part of the laws; where they must be set before play, they are.
    if (packOf(jurisdiction).mustSetBeforePlay.some(([kind]) => kind === SESSION_HOURS))
      book.save(ID, [{ limitType: SESSION_HOURS, limitValue: 24 }], null);
    return book;
  };
  const reminders = new Map<string, { readonly everyMs: number; readonly loginAt: number; from: number | null }>();
  const answered = (status: string): LimitAnswer => ({ accepted: status === 'ok' });
  const ordersOf = ({ player }: Caller): Map<string, number> => books.get(player)?.orders ?? new Map<string, number>();
  const isExclusion = ({ code }: Stop): boolean => code === 'excluded' || code === 'timeOut';

  return {
    list(call) {
      const all = bookOf(call).list(ID);
      const limits = MONEY_LIMITS.map((kind) => {
        const own = all.filter(({ limitType }) => limitType === coreKind(kind));
        const active = own.find(({ limitState }) => limitState === 'ACTIVE');
        const pending = own.find(({ limitState }) => limitState === 'PENDING');
        return {
          kind,
          value: active === undefined ? null : valueOf(active.limitValue),
          pending: pending === undefined ? null : { value: valueOf(pending.limitValue) },
          left: active?.limitBalance ?? null,
        };
      });
      const exclusions = all.flatMap(({ limitType, endsAt }) =>
        limitType === SELF_EXCLUSION || limitType === TIME_OUT
          ? [{ kind: kindOfExclusion(limitType), endsAt: (endsAt ?? 0) * 1_000 }]
          : [],
      );
      return { limits, exclusions };
    },
    change(call) {
      const book = bookOf(call);
      const change = {
        limitType: coreKind(call.kind),
        limitValue: call.value ?? NO_LIMIT_AMOUNT,
        seenValue: call.seen,
        currency: call.currency,
      };
      const { status, tokenGuid } = book.save(ID, [change], null);
      if (status === 'test') book.answerTest(ID, tokenGuid, ANSWERS);
      return { accepted: status === 'ok' || status === 'test' };
    },
    confirm: (call) => answered(bookOf(call).act(ID, coreKind(call.kind), 'confirm')),
    reject: (call) => answered(bookOf(call).act(ID, coreKind(call.kind), 'reject')),
    exclude(call) {
      const limitType = call.kind === 'time-out' ? TIME_OUT : SELF_EXCLUSION;
      const book = bookOf(call);
      const answer = answered(book.save(ID, [{ limitType, limitValue: call.days }], null).status);
      const orders = ordersOf(call);
      // As the operator's book does with every order of an excluded player.
      if (book.stops(ID, 'order', 0).some(isExclusion)) {
        for (const id of orders.keys()) book.ledger.release(ID, id);
        orders.clear();
      }
      return answer;
    },
    stake(call) {
      const book = bookOf(call);
      const isKnown = book.ledger.of(ID).stakes.some(({ key }) => key === call.id);
      if (!isKnown && book.stops(ID, 'stake', call.amount, { currency: call.currency }).length > 0)
        return { accepted: false };
      book.ledger.stake(ID, call.id, call.amount, call.now);
      return { accepted: true };
    },
    settle(call) {
      bookOf(call).ledger.settle(ID, call.id, call.returned, call.now);
      return { accepted: true };
    },
    /** Only exclusions refuse an order: limits do when it is struck. */
    order(call) {
      const book = bookOf(call);
      if (book.stops(ID, 'order', call.amount).some(isExclusion)) return { accepted: false };
      book.ledger.stake(ID, call.id, call.amount, call.now);
      ordersOf(call).set(call.id, call.amount);
      return { accepted: true };
    },
    strike(call) {
      const book = bookOf(call);
      const orders = ordersOf(call);
      const amount = orders.get(call.id);
      orders.delete(call.id);
      if (amount === undefined) return { accepted: false };
      const isStopped = book.stops(ID, 'order', amount, { counted: call.id }).length > 0;
      if (isStopped) book.ledger.release(ID, call.id);
      else book.ledger.strike(ID, call.id, amount, call.now);
      return { accepted: !isStopped };
    },
    deposit(call) {
      const { ledger, ...book } = bookOf(call);
      if (ledger.of(ID).deposits.some(({ key }) => key === call.id)) return { accepted: true };
      if (book.stops(ID, 'deposit', call.amount, { currency: call.currency }).length > 0) return { accepted: false };
      ledger.begin('deposit', ID, call.id, call.amount, call.now);
      if (call.fails) ledger.end(ID, call.id);
      else ledger.deposit(ID, call.id, call.amount, call.now);
      return { accepted: true };
    },
    withdraw(call) {
      const book = bookOf(call);
      if (book.stops(ID, 'withdrawal', call.amount).length > 0) return { accepted: false };
      book.ledger.withdraw(ID, call.id, call.amount, call.now);
      return { accepted: true };
    },
    time(call) {
      if (call.kind === 'session-hours')
        return answered(bookOf(call).save(ID, [{ limitType: SESSION_HOURS, limitValue: call.value }], null).status);
      reminders.set(call.player, { everyMs: call.value * MINUTE_MS, loginAt: call.now, from: null });
      return { accepted: true };
    },
    play(call) {
      const book = bookOf(call);
      book.ping(ID);
      return { accepted: book.stops(ID, 'stake', 0).every(({ code }) => code !== 'sessionOver') };
    },
    // The core counts reality checks, by this rule and from the answer on.
    remind(call) {
      const known = reminders.get(call.player);
      if (known === undefined) return { accepted: false };
      known.from ??= reminderFrom(known.loginAt, known.everyMs, call.now);
      return { accepted: call.now - known.from >= known.everyMs };
    },
    resume(call) {
      const known = reminders.get(call.player);
      if (known !== undefined) known.from = call.now;
      return { accepted: true };
    },
    bonus: (call) => ({ accepted: bookOf(call).stops(ID, 'bonus', 0).length === 0 }),
  };
}

const kindOfExclusion = (limitType: typeof SELF_EXCLUSION | typeof TIME_OUT): 'self-exclusion' | 'time-out' =>
  limitType === TIME_OUT ? 'time-out' : 'self-exclusion';

/** The payout of a settled coupon, with the terms of the bet. */
export function payoutOf(coupon: SettleInput): number {
  const settled = settle(coupon);
  if (!settled.ok || settled.value.kind !== 'settled') throw new Error(`not settled: ${JSON.stringify(settled)}`);
  return settled.value.payout;
}

export const standIn = (jurisdiction = 'default'): Engine => ({
  settle: payoutOf,
  quote(coupon) {
    const quoted = quote(coupon);
    if (!quoted.ok) throw new Error(`not quoted: ${JSON.stringify(quoted)}`);
    return quoted.value.maxWin;
  },
  limits: standInLimits(jurisdiction),
});

/**
 * The book: takes coupons, decides them, settles them, and never answers one key in two ways. A decision is one record with
 * the money that goes with it; `durable` of the journal is awaited by whoever tells of it.
 */
import type { Line, LineClock } from '../line/line.ts';
import type { Currency } from '../players/directory.ts';
import { HOUSE_BOOK, mainAccount, move, reserveAccount } from '../players/wallets.ts';
import type { Wallets } from '../players/wallets.ts';
import type { Journal } from '../store/journal.ts';
import type { OperatorRecord, StoredCoupon } from '../store/records.ts';
import { createBets } from './bets.ts';
import type { PendingAnswer } from './bets.ts';
import { checkLegs } from './check-legs.ts';
import type { AskedCoupon, AskedLeg, Bet, BetAnswer, RejectReason } from './coupon.ts';
import { COUPON_TYPES } from './coupon-types.ts';
import { couponLimits, maxPayoutIn } from './limits.ts';
import type { CouponLimits } from './limits.ts';
import { createSettling } from './settling.ts';
import { viewBet } from './view.ts';

/** A coupon with a live leg is decided this long after it came. */
export const ACCEPTANCE_DELAY_MS = 5_000;
const CHANGES_AT_ONCE = 200;

export interface Bettor {
  readonly id: number;
  readonly currency: Currency;
}

export type BetFilter = 'open' | 'settled' | 'all';

export interface Book {
  apply(record: OperatorRecord): void;
  /** Decides the waiting coupons whose time has come and settles what can be settled, then goes on by the clock. */
  start(): void;
  stop(): void;
  limits(bettor: Bettor, coupon: AskedCoupon): CouponLimits;
  place(bettor: Bettor, key: string, coupon: AskedCoupon): BetAnswer;
  /** The answer that the key has, or null. */
  answer(bettor: Bettor, key: string): BetAnswer | null;
  /** Closes a key that has no answer. */
  abandon(bettor: Bettor, key: string): BetAnswer;
  bet(bettor: Bettor, id: number): Bet | null;
  /** Newest first, those with an id below `before`. */
  bets(bettor: Bettor, filter: BetFilter, before: number | null, limit: number): { readonly bets: readonly Bet[]; readonly next: number | null };
  changed(bettor: Bettor, since: number): { readonly cursor: number; readonly bets: readonly Bet[] };
  /** Returns less stakes of bets settled since `since` (ms). */
  netPosition(playerId: number, since: number): number;
}

export interface BookDeps {
  readonly journal: Pick<Journal, 'commit'>;
  readonly wallets: Pick<Wallets, 'balance'>;
  readonly line: Pick<Line, 'market' | 'game' | 'settle'>;
  readonly clock: LineClock;
  readonly currency: (iso: string) => Currency;
  /** Told of a defect that did not stop the book. */
  readonly report: (error: unknown) => void;
}

export function createBook(deps: BookDeps): Book {
  const { journal, wallets, line, clock } = deps;
  const bets = createBets();
  const maxPayoutOf = (iso: string): number => maxPayoutIn(deps.currency(iso));
  const settling = createSettling({ ...deps, bets, maxPayoutOf });
  const timers = new Set<() => void>();

  const view = (id: number): Bet | null => {
    const bet = bets.bet(id);
    return bet === null ? null : viewBet(line, bet, maxPayoutOf(bet.coupon.currency), clock.now());
  };

  const decide = ({ playerId, key, coupon }: PendingAnswer): void => {
    const at = clock.now();
    const asked = coupon.legs.map((leg): AskedLeg => ({ ...leg, coef: leg.seen }));
    const { reasons, legs } = checkLegs(line, asked, coupon.typeId, coupon.changeCoefAction);
    if (reasons.length > 0) {
      const entries = [...move(reserveAccount(playerId), mainAccount(playerId), coupon.currency, coupon.amount)];
      journal.commit({ t: 'betRejected', at, playerId, key, reasons: [...reasons], entries });
    } else {
      const entries = [...move(reserveAccount(playerId), HOUSE_BOOK, coupon.currency, coupon.amount)];
      journal.commit({ t: 'betAccepted', at, playerId, key, betId: bets.nextId(), coupon: { ...coupon, legs: [...legs] }, entries });
    }
  };

  const decideDue = (): void => {
    for (const pending of bets.pending()) if (pending.acceptAt <= clock.now()) decide(pending);
  };

  const decideAt = (at: number): void => {
    const cancel = clock.schedule(at, () => {
      timers.delete(cancel);
      guard(decideDue);
    });
    timers.add(cancel);
  };

  const guard = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      deps.report(error);
    }
  };

  const answer = (playerId: number, key: string): BetAnswer | null => {
    decideDue(); // a clock that slept must not keep anyone waiting
    const known = bets.answer(playerId, key);
    if (known === null) return null;
    if (known.status === 'pending') return { key, status: 'pending', acceptAt: known.acceptAt };
    if (known.status === 'rejected') return { key, status: 'rejected', reasons: known.reasons };
    const bet = view(known.betId);
    if (bet === null) throw new Error(`bet ${known.betId} is not in the book`);
    return { key, status: 'accepted', bet };
  };

  const answered = (playerId: number, key: string): BetAnswer => {
    const now = answer(playerId, key);
    if (now === null) throw new Error(`the key ${key} has no answer`);
    return now;
  };

  return {
    apply: (record) => bets.apply(record),
    start: () => {
      for (const { acceptAt } of bets.pending()) decideAt(acceptAt);
      guard(decideDue);
      settling.start();
    },
    stop: () => {
      for (const cancel of timers) cancel();
      timers.clear();
      settling.stop();
    },
    limits: ({ currency }, asked) => {
      const priceNow = ({ marketId, coef }: AskedLeg): number => line.market(marketId)?.price || coef;
      return couponLimits(currency, { ...asked, legs: asked.bets.map((leg) => ({ price: priceNow(leg) })) });
    },
    place: ({ id: playerId, currency }, key, asked) => {
      const known = answer(playerId, key);
      if (known !== null) return known;
      const at = clock.now();
      const check = checkLegs(line, asked.bets, asked.typeId, asked.changeCoefAction);
      const limits = couponLimits(currency, { ...asked, legs: check.legs });
      const balance = wallets.balance(mainAccount(playerId), currency.iso);
      const reasons = [...couponReasons(asked), ...check.reasons, ...moneyReasons(asked.amount, limits, balance)];
      if (reasons.length > 0) {
        journal.commit({ t: 'betRejected', at, playerId, key, reasons, entries: [] });
        return answered(playerId, key);
      }
      const { accountId, typeId, systemValue, amount, changeCoefAction } = asked;
      const coupon: StoredCoupon = { accountId, typeId, systemValue, currency: currency.iso, amount, changeCoefAction, legs: [...check.legs] };
      if (check.legs.some(({ isLive }) => isLive)) {
        const acceptAt = at + ACCEPTANCE_DELAY_MS;
        const entries = [...move(mainAccount(playerId), reserveAccount(playerId), currency.iso, amount)];
        journal.commit({ t: 'betPending', at, playerId, key, coupon, acceptAt, entries });
        decideAt(acceptAt);
      } else {
        const entries = [...move(mainAccount(playerId), HOUSE_BOOK, currency.iso, amount)];
        journal.commit({ t: 'betAccepted', at, playerId, key, betId: bets.nextId(), coupon, entries });
      }
      return answered(playerId, key);
    },
    answer: ({ id }, key) => answer(id, key),
    abandon: ({ id: playerId }, key) => {
      if (answer(playerId, key) === null) {
        journal.commit({ t: 'betRejected', at: clock.now(), playerId, key, reasons: [{ code: 'abandoned' }], entries: [] });
      }
      return answered(playerId, key);
    },
    bet: ({ id: playerId }, id) => (bets.bet(id)?.playerId === playerId ? view(id) : null),
    bets: ({ id: playerId }, filter, before, limit) => {
      const all = bets.ofPlayer(playerId).filter(({ id, settled }) => (before === null || id < before) && matches(filter, settled !== null));
      const page = all.slice(-limit).reverse();
      return { bets: page.flatMap(({ id }) => view(id) ?? []), next: all.length > page.length ? (page.at(-1)?.id ?? null) : null };
    },
    changed: ({ id: playerId }, since) => {
      guard(decideDue);
      const { cursor, bets: news } = bets.changed(playerId, since, CHANGES_AT_ONCE);
      return { cursor, bets: news.flatMap(({ id }) => view(id) ?? []) };
    },
    netPosition: (playerId, since) =>
      bets.ofPlayer(playerId).reduce((net, { settled, coupon }) => (settled !== null && settled.at >= since ? net + settled.payout - coupon.amount : net), 0),
  };
}

function couponReasons({ typeId, bets, exactCoef }: AskedCoupon): readonly RejectReason[] {
  const type = COUPON_TYPES.get(typeId);
  const fits = type !== undefined && bets.length >= type.minLegs && bets.length <= type.maxLegs;
  // An order that waits for its price is not taken here.
  const waits = exactCoef !== null && Number(exactCoef) !== 0;
  return [...(fits ? [] : [{ code: 'typeNotAllowed' } as const]), ...(waits ? [{ code: 'coefNotAvailable' } as const] : [])];
}

function moneyReasons(amount: number, { minBetAmount, maxBetAmount }: CouponLimits, balance: number): readonly RejectReason[] {
  return [
    ...(amount < minBetAmount ? [{ code: 'belowMinimum', amount: minBetAmount } as const] : []),
    ...(amount > maxBetAmount ? [{ code: 'aboveMaximum', amount: maxBetAmount } as const] : []),
    ...(amount > balance ? [{ code: 'insufficientFunds', amount: balance } as const] : []),
  ];
}

function matches(filter: BetFilter, settled: boolean): boolean {
  return filter === 'all' || settled === (filter === 'settled');
}

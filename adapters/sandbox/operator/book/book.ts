/**
 * The book: takes coupons, decides them, settles them, and never answers one key in two ways. A decision is one record,
 * together with its postings. A caller must await the journal's `durable` before it reports a decision.
 */
import type { BetWire } from 'touchline/core/history/bet-wire';
import type { Faults } from '../faults.ts';
import type { Line, LineClock } from '../line/line.ts';
import { isFreeBet } from '../players/accounts.ts';
import type { Currency } from '../players/directory.ts';
import { dayOf, exchanged } from '../players/exchange-rates.ts';
import type { Wallets } from '../players/wallets.ts';
import type { Journal } from '../store/journal.ts';
import type { OperatorRecord } from '../store/records.ts';
import type { StoredCoupon } from '../store/stored-coupon.ts';
import { createAccepting } from './acceptance/accepting.ts';
import { askLimits } from './acceptance/ask-limits.ts';
import { delaysAt } from './acceptance/delays.ts';
import type { CouponLimits } from './acceptance/ask-limits.ts';
import { createProtection } from './acceptance/protection.ts';
import type { ProtectionDeps } from './acceptance/protection.ts';
import { createBets } from './bets.ts';
import { createCashOutDesk } from './cash-out/cash-out-desk.ts';
import type { CashOutDesk } from './cash-out/cash-out-desk.ts';
import { createCashing } from './cash-out/cashing.ts';
import { createCashOuts } from './cash-out/cash-outs.ts';
import { openStake } from './cash-out/rest.ts';
import type { KnownBet } from './known-bet.ts';
import type { AskedCoupon, BetAnswer, Bettor } from './coupon.ts';
import { matches } from './history.ts';
import type { BetFilter } from './history.ts';
import { maxPayoutIn, minRestIn } from './limits.ts';
import { createEditDesk } from './edit/edit-desk.ts';
import type { EditDesk } from './edit/edit-desk.ts';
import { createEditing } from './edit/editing.ts';
import { createEdits } from './edit/edits.ts';
import { createOrders } from './orders/orders.ts';
import { createPopular } from './popular.ts';
import type { PopularBet } from './popular.ts';
import { createSettling } from './settling.ts';
import { viewBet } from './view.ts';

const CHANGES_AT_ONCE = 200;

export interface Book {
  apply(record: OperatorRecord): void;
  /** Decides due coupons, settles what can be settled, and continues by the clock. */
  start(): void;
  stop(): void;
  /** Cancels every waiting order and pending coupon of players who may not bet any more. */
  callBack(): void;
  limits(bettor: Bettor, coupon: AskedCoupon): CouponLimits;
  place(bettor: Bettor, key: string, coupon: AskedCoupon): BetAnswer;
  /** The answer to the key, or null. */
  answer(bettor: Bettor, key: string): BetAnswer | null;
  /** Closes a key that has no answer. */
  abandon(bettor: Bettor, key: string): BetAnswer;
  /** Cancels a waiting order; any other answer stays unchanged. Null for a key without an answer. */
  cancel(bettor: Bettor, key: string): BetAnswer | null;
  /** Cash-out: offers, requests by key, and the amount at which a bet is cashed out. */
  readonly cashOut: CashOutDesk;
  /** Open bets with other legs: terms, and requests by key. */
  readonly edit: EditDesk;
  bet(bettor: Bettor, id: number): BetWire | null;
  /** The selections with the most bets of the last 24 hours that can still be bet on [POP-2]. */
  popular(): readonly PopularBet[];
  /** A bet of any player by its number. */
  known(id: number): KnownBet | null;
  /** Promo codes in the player's coupons, refused coupons excluded. */
  usedPromoCodes(playerId: number): ReadonlySet<string>;
  /** Newest first, with ids below `before`. */
  bets(
    bettor: Bettor,
    filter: BetFilter,
    before: number | null,
    limit: number,
  ): { readonly bets: readonly BetWire[]; readonly next: number | null };
  changed(bettor: Bettor, since: number): { readonly cursor: number; readonly bets: readonly BetWire[] };
  /**
   * Returns less stakes of the player's own money, for bets settled since `since` (ms), in the player's currency: bets
   * in another count at the rate of the day on which they were settled.
   */
  netPosition({ id, currency }: Bettor, since: number): number;
  /** Whether a bet, a pending coupon or an order of the player in this currency is not settled. */
  hasOpen(playerId: number, currency: string): boolean;
}

export interface BookDeps extends ProtectionDeps {
  readonly journal: Pick<Journal, 'commit'>;
  readonly wallets: Pick<Wallets, 'balance'>;
  readonly line: Pick<Line, 'market' | 'game' | 'settle'>;
  readonly clock: LineClock;
  readonly currency: (iso: string) => Currency;
  /** Wall ms. */
  readonly registeredAt: (playerId: number) => number;
  readonly faults: Pick<Faults, 'takeRefusal'>;
  /** Match seconds per wall second. */
  readonly pace: number;
  /** Receives defects that do not stop the book. */
  readonly report: (error: unknown) => void;
}

export function createBook(deps: BookDeps): Book {
  const { journal, line, clock } = deps;
  const bets = createBets();
  const maxPayoutOf = ({ currency, typeId, isVipBet }: StoredCoupon): number =>
    maxPayoutIn(deps.currency(currency), typeId, isVipBet);
  const minRestOf = ({ currency }: StoredCoupon): number => minRestIn(deps.currency(currency));
  const protection = createProtection(deps);
  const delays = delaysAt(deps.pace);
  const orders = createOrders({ ...deps, bets, protection, delays });
  const accepting = createAccepting({ ...deps, bets, orders, protection, delays, maxPayoutOf });
  const callBack = (): void => {
    accepting.callBack();
    orders.decideAll();
  };
  const cashOuts = createCashOuts();
  const cashing = createCashing({ ...deps, bets, cashOuts, delays, maxPayoutOf, minRestOf });
  const edits = createEdits();
  const editing = createEditing({ ...deps, bets, edits, cashOuts, protection, maxPayoutOf });
  const settling = createSettling({
    ...deps,
    bets,
    maxPayoutOf,
    everyTick: () => {
      callBack();
      cashing.strikeAutos();
    },
  });

  const view = (id: number): BetWire | null => {
    const bet = bets.bet(id);
    return bet === null ? null : viewBet(line, bet, maxPayoutOf(bet.coupon), clock.now());
  };

  const answer = (playerId: number, key: string): BetAnswer | null => {
    accepting.decideDue(); // a suspended machine must not delay a due answer
    const known = bets.answer(playerId, key);
    switch (known?.status) {
      case undefined:
        return null;
      case 'pending':
        return { key, status: 'pending', acceptAt: known.acceptAt };
      case 'ordered':
        return {
          key,
          status: 'ordered',
          exactCoef: known.coupon.exactCoef ?? 0,
          since: known.since,
          expiresAt: known.expiresAt,
        };
      case 'rejected':
        return { key, status: 'rejected', reasons: known.reasons };
      case 'accepted': {
        const bet = view(known.betId);
        if (bet === null) throw new Error(`bet ${known.betId} is not in the book`);
        return { key, status: 'accepted', bet };
      }
    }
  };

  const answered = (playerId: number, key: string): BetAnswer => {
    const now = answer(playerId, key);
    if (now === null) throw new Error(`the key ${key} has no answer`);
    return now;
  };

  return {
    apply: (record) => {
      bets.apply(record);
      cashOuts.apply(record);
      edits.apply(record);
    },
    start: () => {
      accepting.start();
      settling.start();
      cashing.start();
    },
    stop: () => {
      cashing.stop();
      accepting.stop();
      settling.stop();
    },
    callBack,
    limits: (bettor, asked) => askLimits({ ...deps, bets, protection }, bettor, asked),
    place: (bettor, key, asked) => {
      const known = answer(bettor.id, key);
      if (known !== null) return known;
      accepting.take(bettor, key, asked);
      return answered(bettor.id, key);
    },
    answer: ({ id }, key) => answer(id, key),
    abandon: ({ id: playerId }, key) => {
      if (answer(playerId, key) === null) {
        journal.commit({
          t: 'betRejected',
          at: clock.now(),
          playerId,
          key,
          reasons: [{ code: 'abandoned' }],
          entries: [],
        });
      }
      return answered(playerId, key);
    },
    cancel: ({ id }, key) => {
      orders.cancel(id, key);
      return answer(id, key);
    },
    cashOut: createCashOutDesk({ journal, clock, cashOuts, cashing, view }),
    edit: createEditDesk(edits, editing, view),
    popular: createPopular({ bets, line, clock }),
    known: (id) => bets.bet(id),
    usedPromoCodes: bets.usedPromoCodes,
    bet: ({ id: playerId }, id) => (bets.bet(id)?.playerId === playerId ? view(id) : null),
    bets: ({ id: playerId }, filter, before, limit) => {
      const all = bets.ofPlayer(playerId).filter((bet) => (before === null || bet.id < before) && matches(bet, filter));
      const page = all.slice(-limit).reverse();
      return {
        bets: page.flatMap(({ id }) => view(id) ?? []),
        next: all.length > page.length ? (page.at(-1)?.id ?? null) : null,
      };
    },
    changed: ({ id: playerId }, since) => {
      try {
        accepting.decideDue();
        cashing.decideDue();
      } catch (error) {
        deps.report(error);
      }
      const { cursor, bets: news } = bets.changed(playerId, since, CHANGES_AT_ONCE);
      return { cursor, bets: news.flatMap(({ id }) => view(id) ?? []) };
    },
    netPosition: ({ id, currency }, since) =>
      bets
        .ofPlayer(id)
        .flatMap((bet) => resultsOf(bet).filter(({ at }) => at >= since))
        .reduce((net, { at, coupon, amount }) => {
          if (coupon.currency === currency.iso) return net + amount;
          const size = exchanged(Math.abs(amount), deps.currency(coupon.currency), currency, dayOf(at)) ?? 0;
          return net + Math.sign(amount) * size;
        }, 0),
    hasOpen: bets.hasOpen,
  };
}

/** The results of a bet, less its stake: each cash-out when it was paid, the rest when it was settled. */
function resultsOf(
  bet: KnownBet,
): readonly { readonly at: number; readonly coupon: StoredCoupon; readonly amount: number }[] {
  const { coupon, cashOuts, settled } = bet;
  const cashed = cashOuts.map(({ at, stake, amount }) => ({ at, coupon, amount: amount - stake }));
  const rest = openStake(bet);
  if (settled === null || rest === 0) return cashed;
  return [...cashed, { at: settled.at, coupon, amount: settled.payout - (isFreeBet(coupon) ? 0 : rest) }];
}

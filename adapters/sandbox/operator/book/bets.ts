/**
 * The state of the book, folded from the record: answers by key, bets, changes in order. No clock, no line, no
 * decisions.
 */
import { isFreeBet } from '../players/accounts.ts';
import type { LegResult, OperatorRecord, RecordOf } from '../store/records.ts';
import { createAwaited } from './awaited.ts';
import type { AwaitedEnd, AwaitedMarket } from './awaited.ts';
import { openStake } from './cash-out/rest.ts';
import type { CashedPart } from './cash-out/rest.ts';
import type { KnownAnswer, KnownBet, PendingAnswer, WaitingOrder } from './known-bet.ts';

export interface Bets {
  apply(record: OperatorRecord): void;
  answer(playerId: number, key: string): KnownAnswer | null;
  /** Waiting coupons, the next to be decided first. */
  pending(): readonly PendingAnswer[];
  /** Orders that wait for their price, oldest first. */
  orders(): readonly WaitingOrder[];
  /** Stakes of the player's open bets that were the player's own money, minor units. */
  openStakes(playerId: number, currency: string): number;
  /** Whether a bet, a pending coupon or an order of the player in this currency is not settled. */
  hasOpen(playerId: number, currency: string): boolean;
  /** Promo codes used in the player's coupons, refused coupons excluded. */
  usedPromoCodes(playerId: number): ReadonlySet<string>;
  bet(id: number): KnownBet | null;
  /** The bets of all players that were placed at or after `since` (ms), newest first. */
  placedSince(since: number): readonly KnownBet[];
  /** The player's bets, oldest first. */
  ofPlayer(playerId: number): readonly KnownBet[];
  /** Markets with a leg without a result, in games that began by `now` (ms). */
  awaited(now: number): readonly AwaitedMarket[];
  /** Games with a settled leg whose final score is not on record. */
  awaitedEnds(): readonly AwaitedEnd[];
  nextId(): number;
  /** The player's bets that changed after `since`, in order of their last change, and the number of the last change. */
  changed(
    playerId: number,
    since: number,
    limit: number,
  ): { readonly cursor: number; readonly bets: readonly KnownBet[] };
}

const BOOK_RECORDS = [
  'betPending',
  'orderWaiting',
  'betRejected',
  'betAccepted',
  'legsSettled',
  'betSettled',
  'cashOutAccepted',
  'betEdited',
  'gameEnded',
] as const;
type BookRecord = RecordOf<(typeof BOOK_RECORDS)[number]>;

function isBookRecord(record: OperatorRecord): record is BookRecord {
  return BOOK_RECORDS.some((t) => t === record.t);
}

const NO_CODES: ReadonlySet<string> = new Set();
const FIRST_BET_ID = 1_000_001;
/** The status of a bet that was cashed out whole: closed before its result. */
const CLOSED_EARLY = 3;

interface PlayerBook {
  readonly answers: Map<string, KnownAnswer>;
  readonly betIds: number[];
  readonly open: Map<number, KnownBet>;
  readonly promoCodes: Set<string>;
  /** Bet id -> number of its last change, in the order of the changes. */
  readonly changes: Map<number, number>;
  lastChange: number;
}

export function createBets(): Bets {
  const books = new Map<number, PlayerBook>();
  const bets = new Map<number, KnownBet>();
  const pending = new Map<string, PendingAnswer>();
  const orders = new Map<string, WaitingOrder>();
  /** In the order of the record, and so of their times. */
  const placed: number[] = [];
  const awaited = createAwaited();
  let nextId = FIRST_BET_ID;

  const bookOf = (playerId: number): PlayerBook => {
    const book = books.get(playerId) ?? {
      answers: new Map(),
      betIds: [],
      open: new Map(),
      promoCodes: new Set(),
      changes: new Map(),
      lastChange: 0,
    };
    books.set(playerId, book);
    return book;
  };

  const put = (bet: KnownBet): void => {
    const book = bookOf(bet.playerId);
    bets.set(bet.id, bet);
    if (bet.settled === null) book.open.set(bet.id, bet);
    else book.open.delete(bet.id);
    awaited.put(bet);
    book.lastChange += 1;
    book.changes.delete(bet.id);
    book.changes.set(bet.id, book.lastChange);
  };

  const open = (bet: Omit<KnownBet, 'results' | 'cashOuts' | 'settled'>): void => {
    nextId = Math.max(nextId, bet.id + 1);
    bookOf(bet.playerId).betIds.push(bet.id);
    placed.push(bet.id);
    put({ ...bet, results: new Map(), cashOuts: [], settled: null });
  };

  const betOf = (betId: number): KnownBet => {
    const bet = bets.get(betId);
    if (bet === undefined) throw new Error(`the record settles bet ${betId}, which was never accepted`);
    return bet;
  };

  const withCashOut = (betId: number, part: CashedPart, rest: number): KnownBet => {
    const bet = betOf(betId);
    const next = { ...bet, cashOuts: [...bet.cashOuts, part] };
    if (bet.settled !== null || openStake(next) !== rest || rest < 0)
      throw new Error(`the record cashes out more of bet ${betId} than is on it`);
    return rest > 0 ? next : { ...next, settled: { at: part.at, payout: 0, repaid: 0, statusId: CLOSED_EARLY } };
  };

  const withResults = (betId: number, results: readonly LegResult[]): KnownBet => {
    const bet = betOf(betId);
    return { ...bet, results: new Map([...bet.results, ...results.map((result) => [result.leg, result] as const)]) };
  };

  const withEnd = (betId: number, legs: readonly number[], finalScore: string): KnownBet => {
    const { results } = betOf(betId);
    const ended = legs.flatMap((leg) => results.get(leg) ?? []);
    return withResults(
      betId,
      ended.map((result) => ({ ...result, finalScore })),
    );
  };

  const applyAnswer = (playerId: number, key: string, answer: KnownAnswer, promoCode: string): void => {
    const { answers, promoCodes } = bookOf(playerId);
    const id = `${playerId} ${key}`;
    // A refused coupon releases its promo code.
    const before = answers.get(key);
    if (promoCode !== '') promoCodes.add(promoCode);
    if (answer.status === 'rejected' && (before?.status === 'pending' || before?.status === 'ordered'))
      promoCodes.delete(before.coupon.promoCode);
    answers.set(key, answer);
    pending.delete(id);
    orders.delete(id);
    if (answer.status === 'pending') pending.set(id, answer);
    if (answer.status === 'ordered') orders.set(id, answer);
  };

  return {
    apply: (record) => {
      if (!isBookRecord(record)) return;
      switch (record.t) {
        case 'betPending': {
          const { playerId, key, coupon, acceptAt } = record;
          return applyAnswer(playerId, key, { status: 'pending', playerId, key, coupon, acceptAt }, coupon.promoCode);
        }
        case 'orderWaiting': {
          const { at: since, playerId, key, coupon, expiresAt } = record;
          return applyAnswer(
            playerId,
            key,
            { status: 'ordered', playerId, key, coupon, since, expiresAt },
            coupon.promoCode,
          );
        }
        case 'betRejected':
          return applyAnswer(record.playerId, record.key, { status: 'rejected', reasons: record.reasons }, '');
        case 'betAccepted': {
          const { playerId, key, betId, coupon, at } = record;
          applyAnswer(playerId, key, { status: 'accepted', betId }, coupon.promoCode);
          return open({ id: betId, playerId, key, coupon, placedAt: at, editedFrom: null });
        }
        case 'legsSettled':
          return put(withResults(record.betId, record.results));
        case 'betSettled': {
          const { at, payout, repaid, statusId } = record;
          return put({ ...withResults(record.betId, record.results), settled: { at, payout, repaid, statusId } });
        }
        case 'cashOutAccepted': {
          const { at, betId, stake, amount, repaid, rest, key, least = null } = record;
          return put(withCashOut(betId, { at, stake, amount, repaid, key, least, movedTo: null }, rest));
        }
        case 'betEdited': {
          const { at, betId, stake, amount, least, key, newBetId, playerId, coupon } = record;
          put(withCashOut(betId, { at, stake, amount, repaid: 0, key, least, movedTo: newBetId }, 0));
          return open({ id: newBetId, playerId, key, coupon, placedAt: at, editedFrom: betId });
        }
        case 'gameEnded':
          return put(withEnd(record.betId, record.legs, record.score));
      }
    },
    answer: (playerId, key) => books.get(playerId)?.answers.get(key) ?? null,
    pending: () => [...pending.values()].sort((a, b) => a.acceptAt - b.acceptAt),
    orders: () => [...orders.values()],
    openStakes: (playerId, currency) =>
      [...(books.get(playerId)?.open.values() ?? [])].reduce(
        (sum, bet) =>
          sum +
          (isFreeBet(bet.coupon) || bet.coupon.currency !== currency ? 0 : openStake(bet) - bet.coupon.prepaidAmount),
        0,
      ),
    hasOpen: (playerId, currency) =>
      [...(books.get(playerId)?.open.values() ?? []), ...pending.values(), ...orders.values()].some(
        (each) => each.playerId === playerId && each.coupon.currency === currency,
      ),
    usedPromoCodes: (playerId) => books.get(playerId)?.promoCodes ?? NO_CODES,
    bet: (id) => bets.get(id) ?? null,
    placedSince: (since) => {
      const first = placed.findLastIndex((id) => (bets.get(id)?.placedAt ?? 0) < since) + 1;
      return known(placed.slice(first)).toReversed();
    },
    ofPlayer: (playerId) => known(books.get(playerId)?.betIds ?? []),
    awaited: awaited.markets,
    awaitedEnds: awaited.ends,
    nextId: () => nextId,
    changed: (playerId, since, limit) => {
      const book = books.get(playerId);
      if (book === undefined) return { cursor: 0, bets: [] };
      // A cursor beyond the last change comes from a lost record: start again.
      const from = since > book.lastChange ? 0 : since;
      const news = [...book.changes].filter(([, change]) => change > from).slice(0, limit);
      return { cursor: news.at(-1)?.[1] ?? book.lastChange, bets: known(news.map(([id]) => id)) };
    },
  };

  function known(ids: readonly number[]): readonly KnownBet[] {
    return ids.flatMap((id) => bets.get(id) ?? []);
  }
}

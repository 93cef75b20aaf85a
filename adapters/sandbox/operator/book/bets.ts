/** What the book knows, folded from the record: answers by key, bets, what changed when. No clock, no line, no decisions. */
import type { LegResult, OperatorRecord, Reason, StoredCoupon } from '../store/records.ts';

export interface KnownBet {
  readonly id: number;
  readonly playerId: number;
  readonly key: string;
  readonly coupon: StoredCoupon;
  readonly placedAt: number;
  /** By leg; a leg without a result is open. */
  readonly results: ReadonlyMap<number, LegResult>;
  readonly settled: { readonly at: number; readonly payout: number; readonly statusId: LegResult['statusId'] } | null;
}

export type KnownAnswer =
  | { readonly status: 'pending'; readonly playerId: number; readonly key: string; readonly coupon: StoredCoupon; readonly acceptAt: number }
  | { readonly status: 'accepted'; readonly betId: number }
  | { readonly status: 'rejected'; readonly reasons: readonly Reason[] };

export type PendingAnswer = Extract<KnownAnswer, { readonly status: 'pending' }>;

export interface Bets {
  apply(record: OperatorRecord): void;
  answer(playerId: number, key: string): KnownAnswer | null;
  /** Waiting coupons, the first to be decided first. */
  pending(): readonly PendingAnswer[];
  bet(id: number): KnownBet | null;
  /** The player's bets, oldest first. */
  ofPlayer(playerId: number): readonly KnownBet[];
  /** Markets with a leg that has no result yet, in games that began by `now` (ms). */
  awaited(now: number): readonly AwaitedMarket[];
  nextId(): number;
  /** The player's bets that changed after `since`, in the order of their last change, and the number of the last change. */
  changed(playerId: number, since: number, limit: number): { readonly cursor: number; readonly bets: readonly KnownBet[] };
}

export interface AwaitedMarket {
  readonly marketId: number;
  readonly startsAt: number;
  /** Bets with a leg on it. */
  readonly betIds: ReadonlySet<number>;
}

const FIRST_BET_ID = 1_000_001;

interface PlayerBook {
  readonly answers: Map<string, KnownAnswer>;
  readonly betIds: number[];
  /** Bet id -> number of its last change, in the order of the changes. */
  readonly changes: Map<number, number>;
  lastChange: number;
}

export function createBets(): Bets {
  const books = new Map<number, PlayerBook>();
  const bets = new Map<number, KnownBet>();
  const waiting = new Map<string, PendingAnswer>();
  const awaited = new Map<number, AwaitedMarket & { readonly betIds: Set<number> }>();
  let nextId = FIRST_BET_ID;

  const bookOf = (playerId: number): PlayerBook => {
    const book = books.get(playerId) ?? { answers: new Map(), betIds: [], changes: new Map(), lastChange: 0 };
    books.set(playerId, book);
    return book;
  };

  const expectResult = (marketId: number, startsAt: number, betId: number): void => {
    const market = awaited.get(marketId) ?? { marketId, startsAt, betIds: new Set<number>() };
    market.betIds.add(betId);
    awaited.set(marketId, market);
  };

  const forget = (marketId: number, betId: number): void => {
    const market = awaited.get(marketId);
    if (market?.betIds.delete(betId) === true && market.betIds.size === 0) awaited.delete(marketId);
  };

  const put = (bet: KnownBet): void => {
    const book = bookOf(bet.playerId);
    bets.set(bet.id, bet);
    for (const [index, { marketId, startsAt }] of bet.coupon.legs.entries()) {
      if (bet.results.has(index)) forget(marketId, bet.id);
      else expectResult(marketId, startsAt, bet.id);
    }
    book.lastChange += 1;
    book.changes.delete(bet.id);
    book.changes.set(bet.id, book.lastChange);
  };

  const withResults = (betId: number, results: readonly LegResult[]): KnownBet => {
    const bet = bets.get(betId);
    if (bet === undefined) throw new Error(`the record settles bet ${betId}, which was never accepted`);
    return { ...bet, results: new Map([...bet.results, ...results.map((result) => [result.leg, result] as const)]) };
  };

  const applyAnswer = (playerId: number, key: string, answer: KnownAnswer): void => {
    bookOf(playerId).answers.set(key, answer);
    if (answer.status === 'pending') waiting.set(`${playerId} ${key}`, answer);
    else waiting.delete(`${playerId} ${key}`);
  };

  return {
    apply: (record) => {
      switch (record.t) {
        case 'betPending': {
          const { playerId, key, coupon, acceptAt } = record;
          return applyAnswer(playerId, key, { status: 'pending', playerId, key, coupon, acceptAt });
        }
        case 'betRejected':
          return applyAnswer(record.playerId, record.key, { status: 'rejected', reasons: record.reasons });
        case 'betAccepted': {
          const { playerId, key, betId, coupon, at } = record;
          applyAnswer(playerId, key, { status: 'accepted', betId });
          nextId = Math.max(nextId, betId + 1);
          bookOf(playerId).betIds.push(betId);
          return put({ id: betId, playerId, key, coupon, placedAt: at, results: new Map(), settled: null });
        }
        case 'legsSettled':
          return put(withResults(record.betId, record.results));
        case 'betSettled': {
          const { at, payout, statusId } = record;
          return put({ ...withResults(record.betId, record.results), settled: { at, payout, statusId } });
        }
        case 'origin':
        case 'registered':
        case 'loggedIn':
        case 'loggedOut':
          return undefined;
      }
    },
    answer: (playerId, key) => books.get(playerId)?.answers.get(key) ?? null,
    pending: () => [...waiting.values()].sort((a, b) => a.acceptAt - b.acceptAt),
    bet: (id) => bets.get(id) ?? null,
    ofPlayer: (playerId) => known(books.get(playerId)?.betIds ?? []),
    awaited: (now) => [...awaited.values()].filter(({ startsAt }) => startsAt <= now),
    nextId: () => nextId,
    changed: (playerId, since, limit) => {
      const book = books.get(playerId);
      if (book === undefined) return { cursor: 0, bets: [] };
      // A cursor from a record that is gone: begin again.
      const from = since > book.lastChange ? 0 : since;
      const news = [...book.changes].filter(([, change]) => change > from).slice(0, limit);
      return { cursor: news.at(-1)?.[1] ?? book.lastChange, bets: known(news.map(([id]) => id)) };
    },
  };

  function known(ids: readonly number[]): readonly KnownBet[] {
    return ids.flatMap((id) => bets.get(id) ?? []);
  }
}

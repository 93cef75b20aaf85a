/**
 * Settles bets as the line settles their legs. Every second each awaited market is checked once, however many bets
 * contain it. A leg settled before the end of its game receives the final score later.
 */
import type { Line, LineClock } from '../line/line.ts';
import { owed } from './advance/advance.ts';
import { paidOut } from './acceptance/stake-money.ts';
import type { Wallets } from '../players/wallets.ts';
import type { Journal } from '../store/journal.ts';
import type { LegResult } from '../store/records.ts';
import { legsWithoutEnd } from './awaited.ts';
import type { Bets } from './bets.ts';
import type { KnownBet } from './known-bet.ts';
import type { StoredCoupon } from '../store/stored-coupon.ts';
import { restOf } from './cash-out/rest.ts';
import { settleCoupon, termsOf } from './payout.ts';

const SETTLE_EVERY_MS = 1_000;
/**
 * The number of bets that receive a final score per turn. A record from before final scores has many at its first
 * start.
 */
const MAX_ENDS_A_TURN = 50;

export interface SettlingDeps {
  readonly bets: Pick<Bets, 'awaited' | 'awaitedEnds' | 'bet'>;
  readonly journal: Pick<Journal, 'commit'>;
  readonly line: Pick<Line, 'game' | 'settle'>;
  readonly clock: LineClock;
  readonly wallets: Pick<Wallets, 'balance'>;
  readonly maxPayoutOf: (coupon: StoredCoupon) => number;
  /** Further work on the same schedule. */
  readonly everyTick: () => void;
  readonly report: (error: unknown) => void;
}

export function createSettling({ bets, journal, line, clock, wallets, maxPayoutOf, everyTick, report }: SettlingDeps): {
  start(): void;
  stop(): void;
} {
  let cancel: () => void = () => undefined;

  const results = (bet: KnownBet, statuses: ReadonlyMap<number, LegResult['statusId']>): LegResult[] =>
    bet.coupon.legs.flatMap(({ marketId, gameId }, leg) => {
      const statusId = statuses.get(marketId);
      if (statusId === undefined || bet.results.has(leg)) return [];
      const game = line.game(gameId, 'en');
      const score = game?.score ?? '';
      return [{ leg, statusId, score, finalScore: game?.status === 4 ? score : null }];
    });

  const noteEnds = (at: number): void => {
    let left = MAX_ENDS_A_TURN;
    for (const { gameId, betIds } of bets.awaitedEnds()) {
      guard(() => {
        const game = line.game(gameId, 'en');
        if (game?.status !== 4) return;
        for (const betId of [...betIds].slice(0, left)) {
          const bet = bets.bet(betId);
          // An id is reused after years: the score of another game is not this leg's.
          const legs =
            bet === null
              ? []
              : legsWithoutEnd(bet, gameId).filter((leg) => bet.coupon.legs[leg]?.startsAt === game.startsAt);
          if (legs.length === 0) continue;
          journal.commit({ t: 'gameEnded', at, betId, legs, score: game.score });
          left -= 1;
        }
      });
      if (left <= 0) return;
    }
  };

  const settle = (bet: KnownBet, at: number, fresh: readonly LegResult[]): void => {
    const { id: betId } = bet;
    const coupon = restOf(bet);
    const known = new Map([...bet.results, ...fresh.map((result) => [result.leg, result] as const)]);
    const outcome =
      bet.settled !== null
        ? null
        : settleCoupon(coupon, (leg) => known.get(leg)?.statusId ?? null, termsOf(coupon, maxPayoutOf(coupon)));
    if (outcome?.kind !== 'settled') return journal.commit({ t: 'legsSettled', at, betId, results: [...fresh] });
    const { payout, statusId } = outcome;
    const repaid = Math.min(payout, owed({ wallets }, bet.playerId, coupon.currency));
    const entries = paidOut(bet.playerId, coupon.currency, payout, repaid);
    return journal.commit({ t: 'betSettled', at, betId, results: [...fresh], statusId, payout, repaid, entries });
  };

  /** A market or bet that cannot be settled must not block the others. */
  const guard = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      report(error);
    }
  };

  const tick = (): void => {
    const at = clock.now();
    const statuses = new Map<number, LegResult['statusId']>();
    const betIds = new Set<number>();
    for (const market of bets.awaited(at)) {
      guard(() => {
        const statusId = line.settle(market.marketId, at);
        if (statusId === null) return;
        statuses.set(market.marketId, statusId);
        for (const betId of market.betIds) betIds.add(betId);
      });
    }
    for (const betId of betIds) {
      guard(() => {
        const bet = bets.bet(betId);
        const fresh = bet === null ? [] : results(bet, statuses);
        if (bet !== null && fresh.length > 0) settle(bet, at, fresh);
      });
    }
    noteEnds(at);
    guard(everyTick);
    cancel = clock.schedule(at + SETTLE_EVERY_MS, tick);
  };

  return {
    start: tick,
    stop: () => cancel(),
  };
}

/** Settles bets as the line settles their legs: looked at every second, each market once, whatever number of bets it is in. */
import type { Line, LineClock } from '../line/line.ts';
import { HOUSE_BOOK, mainAccount, move } from '../players/wallets.ts';
import type { Journal } from '../store/journal.ts';
import type { LegResult } from '../store/records.ts';
import type { Bets, KnownBet } from './bets.ts';
import { settleCoupon } from './payout.ts';

export const SETTLE_EVERY_MS = 1_000;

export interface SettlingDeps {
  readonly bets: Pick<Bets, 'awaited' | 'bet'>;
  readonly journal: Pick<Journal, 'commit'>;
  readonly line: Pick<Line, 'game' | 'settle'>;
  readonly clock: LineClock;
  readonly maxPayoutOf: (currency: string) => number;
  readonly report: (error: unknown) => void;
}

export function createSettling({ bets, journal, line, clock, maxPayoutOf, report }: SettlingDeps): { start(): void; stop(): void } {
  let cancel: () => void = () => undefined;

  const results = (bet: KnownBet, statuses: ReadonlyMap<number, LegResult['statusId']>): LegResult[] =>
    bet.coupon.legs.flatMap(({ marketId, gameId }, leg) => {
      const statusId = statuses.get(marketId);
      return statusId === undefined || bet.results.has(leg) ? [] : [{ leg, statusId, score: line.game(gameId, 'en')?.score ?? '' }];
    });

  const settle = (bet: KnownBet, at: number, fresh: readonly LegResult[]): void => {
    const { coupon, id: betId } = bet;
    const known = new Map([...bet.results, ...fresh.map((result) => [result.leg, result] as const)]);
    const outcome = bet.settled !== null ? null : settleCoupon(coupon, (leg) => known.get(leg)?.statusId ?? null, maxPayoutOf(coupon.currency));
    if (outcome === null) return journal.commit({ t: 'legsSettled', at, betId, results: [...fresh] });
    const { payout, statusId } = outcome;
    const entries = payout === 0 ? [] : [...move(HOUSE_BOOK, mainAccount(bet.playerId), coupon.currency, payout)];
    return journal.commit({ t: 'betSettled', at, betId, results: [...fresh], statusId, payout, entries });
  };

  /** One market or bet that can't be settled must not keep the others. */
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
    cancel = clock.schedule(at + SETTLE_EVERY_MS, tick);
  };

  return {
    start: tick,
    stop: () => cancel(),
  };
}

/**
 * How often each game was really played: rounds for real money that have ended, of all players, by day. Rounds for play
 * money leave no records; a round whose stake came back was not played [GWAL-17].
 */
import type { Casino } from './casino.ts';
import type { CasinoRecord } from './records.ts';

const DAY_MS = 86_400_000;
/** Today and the days before, in UTC. */
export const PLAYED_DAYS = 7;

export interface PlayedRounds {
  /** Applied after the casino, which knows the round by then. */
  apply(record: CasinoRecord): void;
  /** Rounds of a game in the last `PLAYED_DAYS` days. */
  of(gameId: string): number;
}

export function createPlayedRounds(now: () => number, casino: Pick<Casino, 'roundOf'>): PlayedRounds {
  /** Rounds by game, by day. */
  const days = new Map<number, Map<string, number>>();
  const dayOf = (at: number): number => Math.floor(at / DAY_MS);
  return {
    apply: (record) => {
      if (record.t !== 'gameMoneyMoved' || record.kind !== 'close' || record.answer.status !== 'OK') return;
      const round = casino.roundOf(record.roundId);
      if (round === null || round.stake === 0 || round.isReturned) return;
      const day = dayOf(record.at);
      const rounds = days.get(day) ?? new Map<string, number>();
      rounds.set(round.gameId, (rounds.get(round.gameId) ?? 0) + 1);
      days.set(day, rounds);
      for (const old of days.keys()) if (old <= day - PLAYED_DAYS) days.delete(old);
    },
    of: (gameId) => {
      const today = dayOf(now());
      return [...days].reduce(
        (sum, [day, rounds]) => (day > today - PLAYED_DAYS && day <= today ? sum + (rounds.get(gameId) ?? 0) : sum),
        0,
      );
    },
  };
}

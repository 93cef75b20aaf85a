/** Counts players' attempts of the last 24 hours, in memory. */

const DAY_MS = 86_400_000;
/** How many players' attempts are counted. */
const MAX_PLAYERS = 1_000;

export interface AttemptsADay {
  left(playerId: number): number;
  /** Counts one attempt; false when none is left. */
  use(playerId: number): boolean;
}

export function createAttemptsADay(now: () => number, max: number): AttemptsADay {
  const attempts = new Map<number, readonly number[]>();
  const recent = (playerId: number): readonly number[] =>
    (attempts.get(playerId) ?? []).filter((at) => at > now() - DAY_MS);
  return {
    left: (playerId) => max - recent(playerId).length,
    use(playerId) {
      const made = recent(playerId);
      if (made.length >= max) return false;
      attempts.delete(playerId);
      attempts.set(playerId, [...made, now()]);
      for (const oldest of attempts.keys()) {
        if (attempts.size <= MAX_PLAYERS) break;
        attempts.delete(oldest);
      }
      return true;
    },
  };
}

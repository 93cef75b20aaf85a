/**
 * Rounds that are missing in the player's history: numbers of rounds under one server seed follow each other without
 * gaps, rounds without a stake included [CSN-33].
 */
import type { PlayedRound, RoundProof } from '../types.ts';
import { isProof } from '../types.ts';

/** Missing rounds under one server seed, both numbers included. */
export interface NonceGap {
  readonly gameId: string;
  readonly seedId: string;
  readonly first: number;
  readonly last: number;
}

/**
 * `rounds` leaves out no round of the time that it covers. `isWhole`: the player has no older rounds, so each seed
 * begins with round 0. `isShared`: players may leave draws of a game out.
 */
export function nonceGaps(
  rounds: readonly PlayedRound[],
  isWhole: boolean,
  isShared: (gameId: string) => boolean,
): readonly NonceGap[] {
  const bySeed = new Map<string, RoundProof[]>();
  for (const round of rounds) {
    if (!isProof(round) || isShared(round.gameId)) continue;
    const of = bySeed.get(round.seedId) ?? [];
    of.push(round);
    bySeed.set(round.seedId, of);
  }
  return [...bySeed].flatMap(([seedId, of]) => {
    const ordered = [...of].sort((one, other) => one.nonce - other.nonce);
    return ordered.flatMap(({ gameId, nonce }, at): readonly NonceGap[] => {
      const before = ordered[at - 1]?.nonce ?? (isWhole ? -1 : nonce - 1);
      return nonce - before > 1 ? [{ gameId, seedId, first: before + 1, last: nonce - 1 }] : [];
    });
  });
}

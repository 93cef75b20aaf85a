/**
 * Photographs for identification are checked and discarded; a switch sets each player's verification status. Attempts
 * are counted in memory.
 */

/** Attempts per day. */
const MAX_ATTEMPTS = 5;
const DAY_MS = 86_400_000;
/** How many players' attempts are counted. */
const MAX_PLAYERS = 1_000;

export const PROVIDERS = ['faceid', 'verigram'] as const;
/** Text keys of the site. */
export const REQUIREMENTS = ['light', 'face', 'document', 'edges'] as const;

/** `incorrect`: not a photograph; `noAttempts`: none left today. */
export type PhotoResult = 'taken' | 'incorrect' | 'noAttempts';

export interface Identification {
  attemptsLeft(playerId: number): number;
  /** `image`: base64 of a JPEG. */
  take(playerId: number, image: string): PhotoResult;
}

export function createIdentification(now: () => number): Identification {
  const attempts = new Map<number, readonly number[]>();
  const recent = (playerId: number): readonly number[] =>
    (attempts.get(playerId) ?? []).filter((at) => at > now() - DAY_MS);
  return {
    attemptsLeft: (playerId) => MAX_ATTEMPTS - recent(playerId).length,
    take(playerId, image) {
      const made = recent(playerId);
      if (made.length >= MAX_ATTEMPTS) return 'noAttempts';
      attempts.delete(playerId);
      attempts.set(playerId, [...made, now()]);
      for (const oldest of attempts.keys()) {
        if (attempts.size <= MAX_PLAYERS) break;
        attempts.delete(oldest);
      }
      return isJpeg(image) ? 'taken' : 'incorrect';
    },
  };
}

/** A JPEG begins with FF D8 FF, which is `/9j/` in base64. */
const isJpeg = (image: string): boolean => /^\/9j\/[A-Za-z0-9+/]+={0,2}$/.test(image);

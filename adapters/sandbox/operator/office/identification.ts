/** Photographs for identification: they are looked at and forgotten; what a player is told of her verification is a switch. Attempts are counted in memory. */

/** Attempts within a day. */
const MOST_ATTEMPTS = 5;
const DAY_MS = 86_400_000;
/** Players whose attempts are counted. */
const MOST_PLAYERS = 1_000;

export const PROVIDERS = ['faceid', 'verigram'] as const;
/** Keys of the words, as the site has them. */
export const REQUIREMENTS = ['light', 'face', 'document', 'edges'] as const;

/** `incorrect`: no photograph; `noAttempts`: none is left today. */
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
    attemptsLeft: (playerId) => MOST_ATTEMPTS - recent(playerId).length,
    take(playerId, image) {
      const made = recent(playerId);
      if (made.length >= MOST_ATTEMPTS) return 'noAttempts';
      attempts.delete(playerId);
      attempts.set(playerId, [...made, now()]);
      for (const oldest of attempts.keys()) {
        if (attempts.size <= MOST_PLAYERS) break;
        attempts.delete(oldest);
      }
      return isJpeg(image) ? 'taken' : 'incorrect';
    },
  };
}

/** A JPEG begins with FF D8 FF: `/9j/` in base64. */
const isJpeg = (image: string): boolean => /^\/9j\/[A-Za-z0-9+/]+={0,2}$/.test(image);

/**
 * Identification by a photograph: it is checked and discarded, and a decision follows some seconds later, on record.
 * Attempts are counted in memory.
 */
import type { Switches } from '../switches/switches.ts';
import { createAttemptsADay } from './attempts-a-day.ts';
import { isJpeg } from './is-jpeg.ts';
import type { OfficeRecord } from './records.ts';

/** Attempts per day. */
const MAX_ATTEMPTS = 5;
const SECOND_MS = 1_000;

export const PROVIDERS = ['faceid', 'verigram'] as const;
/** Text keys of the site. */
export const REQUIREMENTS = ['light', 'face', 'document', 'edges'] as const;

/** `incorrect`: not a photograph; `noAttempts`: none left today. */
export type PhotoResult = 'taken' | 'incorrect' | 'noAttempts';
export type Verification = 'successful' | 'pending' | 'unverified' | 'denied';

export interface Identification {
  apply(record: OfficeRecord): void;
  /** The decision on the player's last photograph; without one, what the switch says of every player. */
  verification(playerId: number): Verification;
  /** Whether a photograph of the player waits for its decision. */
  isUnderReview(playerId: number): boolean;
  /** Whether a photograph of the player has been accepted, or waits for its decision. */
  hasShownFace(playerId: number): boolean;
  /** Whether the player must identify themselves. */
  isNeeded(playerId: number): boolean;
  /** Whether a bonus waits until the player has identified themselves. */
  isBonusWaiting(playerId: number): boolean;
  attemptsLeft(playerId: number): number;
  /** `image`: base64 of a JPEG. */
  take(playerId: number, image: string): PhotoResult;
}

interface IdentificationDeps {
  readonly now: () => number;
  readonly commit: (record: OfficeRecord) => void;
  readonly switches: Pick<Switches, 'get'>;
}

interface Review {
  readonly decidedAt: number;
  readonly isAccepted: boolean;
}

export function createIdentification({ now, commit, switches }: IdentificationDeps): Identification {
  const attempts = createAttemptsADay(now, MAX_ATTEMPTS);
  const reviews = new Map<number, Review>();
  const verification = (playerId: number): Verification => {
    const review = reviews.get(playerId);
    if (review === undefined) return switches.get('verification');
    if (now() < review.decidedAt) return 'pending';
    return review.isAccepted ? 'successful' : 'denied';
  };
  /** By a photograph: the switch alone does not meet a demand of another switch. */
  const isIdentified = (playerId: number): boolean => reviews.has(playerId) && verification(playerId) === 'successful';
  return {
    apply(record) {
      if (record.t === 'photoTaken') reviews.set(record.playerId, record);
    },
    verification,
    isUnderReview: (playerId) => verification(playerId) === 'pending',
    hasShownFace: (playerId) => reviews.has(playerId) && ['pending', 'successful'].includes(verification(playerId)),
    isNeeded: (playerId) => switches.get('isNeedIdentification') && !isIdentified(playerId),
    isBonusWaiting: (playerId) => switches.get('isIdentificationBonus') && !isIdentified(playerId),
    attemptsLeft: attempts.left,
    take(playerId, image) {
      if (!attempts.use(playerId)) return 'noAttempts';
      if (!isJpeg(image)) return 'incorrect';
      commit({
        t: 'photoTaken',
        at: now(),
        playerId,
        decidedAt: now() + switches.get('identificationSeconds') * SECOND_MS,
        isAccepted: switches.get('identificationOutcome') === 'accepted',
      });
      return 'taken';
    },
  };
}

/** The levels of a player's protection, and the stages of the verification. */
import type { UserFacts } from '../types.ts';

/** The bounds of the levels: bad, normal, good. */
const BAD_UP_TO = 30;
const GOOD_FROM = 70;
const FULL_FROM = 100;

export type ProtectionStatus = 'none' | 'bad' | 'normal' | 'good' | 'full';

/** [USR-5] null none; below 31 bad; 31 to 69 normal; 70 to 99 good; 100 full. */
export function protectionStatus(level: number | null): ProtectionStatus {
  if (level === null) return 'none';
  if (level >= FULL_FROM) return 'full';
  if (level >= GOOD_FROM) return 'good';
  return level > BAD_UP_TO ? 'normal' : 'bad';
}

export type Verification = 'verified' | 'notVerified' | 'pending' | 'denied' | 'documentNeeded' | 'unknown';

/**
 * [USR-6] Verified: by the internal status or the group, and no further document asked for; the others in this order:
 * pending, denied, a document needed, not verified.
 */
export function verificationOf(facts: UserFacts): Verification {
  const { internalVerification, verificationGroup, hasRequestedAdditionalDocument, userStatus, verificationStatus } =
    facts;
  const isConfirmed = internalVerification === 'verified' || verificationGroup === 'successful';
  if (isConfirmed && !hasRequestedAdditionalDocument) return 'verified';
  if (userStatus === 'pending') return 'pending';
  if (verificationGroup === 'denied') return 'denied';
  if (isConfirmed) return 'documentNeeded';
  return verificationStatus === 'notVerified' ? 'notVerified' : 'unknown';
}

/** Five methods of equal weight. */
const METHOD_WEIGHT = 20;

/** [USR-5] The operator's level; where the methods must be synced, the sum of the methods. */
export function protectionLevel({
  protectionLevel: reported,
  shouldSyncProtectionMethods,
  protectionMethods,
}: UserFacts): number | null {
  return shouldSyncProtectionMethods
    ? Object.values(protectionMethods).filter(Boolean).length * METHOD_WEIGHT
    : reported;
}

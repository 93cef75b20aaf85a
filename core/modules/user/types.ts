import type { HiddenSports } from '../line/public.ts';

/**
 * The operator's facts about the player: only fields that have a reader, and nothing of the player's identity [USR-2].
 */
export interface UserFacts {
  /** 0 to 100; null where the operator gives none. */
  readonly protectionLevel: number | null;
  readonly protectionMethods: ProtectionMethods;
  readonly shouldSyncProtectionMethods: boolean;
  readonly banLevel: number;
  readonly banVersion: number;
  readonly userStatusId: number;
  readonly internalVerificationStatus: number;
  readonly verificationStatus: number;
  readonly verificationStatusGroupCode: string;
  readonly hasRequestedAdditionalDocument: boolean;
  readonly isIdentificationBonus: boolean;
  /** Messages that the player has not read. */
  readonly messageCount: number;
  /** The player wants no amount of money in sight until it is asked for. */
  readonly isBalanceHidden: boolean;
  /** Days left to confirm a phone number or an e-mail address, 0 when the time is up; null without a deadline. */
  readonly daysToActivate: number | null;
  /** Ascending ids of the sports that the player does not want to see. */
  readonly hiddenSports: HiddenSports;
}

export interface ProtectionMethods {
  readonly isChangedPassword: boolean;
  readonly isTwoFactorOn: boolean;
  readonly isPhoneBound: boolean;
  readonly isSecurityQuestionOn: boolean;
  readonly isEmailAuthOn: boolean;
}

/** What an account may become. */
export type AccountConversion = 'none' | 'main' | 'additional';

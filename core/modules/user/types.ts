import type { HiddenSports } from '../line/public.ts';
import type { Ban } from '../../navigation/navigation-context.ts';
import type { MenuLink } from '../../navigation/menu-links.ts';

/**
 * The operator's facts about the player: only fields that have a reader, and nothing of the player's identity [USR-2].
 */
export interface UserFacts {
  /** 0 to 100; null where the operator gives none. */
  readonly protectionLevel: number | null;
  readonly protectionMethods: ProtectionMethods;
  readonly shouldSyncProtectionMethods: boolean;
  readonly ban: Ban;
  /** The player's verification as the operator reports it, in four fields [USR-6]. */
  readonly userStatus: 'pending' | 'other';
  readonly internalVerification: 'verified' | 'other';
  readonly verificationStatus: 'notVerified' | 'other';
  readonly verificationGroup: 'successful' | 'denied' | 'other';
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
  /** The operator requires an identification. */
  readonly isIdentificationNeeded: boolean;
  /** The kinds of evidence that verify the player; empty: the operator has named none. */
  readonly verificationKinds: readonly VerificationKind[];
  /** Data that the registration did not ask for are missing. */
  readonly isDataMissing: boolean;
  readonly hasDeposited: boolean;
  /** The operator's number of who sent the player; null for nobody [CPN-143]. */
  readonly referralId: number | null;
  /** A window on the page of deposits asks for the verification [USR-20]. */
  readonly isVerificationAskedAtDeposit: boolean;
  /** The operator's notice about deposits; null for none [USR-16]. */
  readonly depositNotice: { readonly textId: number; readonly hasButton: boolean } | null;
  /**
   * The operator's demand of a transfer, and two flags of the line, for embedders alone [USR-18].
   */
  readonly isTransferRequired: boolean;
  readonly isCcLine: boolean;
  readonly isCcLive: boolean;
}

export const VERIFICATION_KINDS = ['photo', 'document'] as const;
export type VerificationKind = (typeof VERIFICATION_KINDS)[number];

/** Personal data of the config: an answer to the page that asks, in no message, state, log or storage [USR-17]. */
export interface Contact {
  readonly phone: string;
  readonly email: string;
  readonly name: string;
  /** ISO 3166 alpha-2; '' while unknown. */
  readonly countryCode: string;
}

/** The operator's words about deposits, in the player's language. */
export interface DepositNotice {
  readonly text: string;
  /** Null without a button, or where the button's target is not a page of the site or a known address. */
  readonly button: MenuLink | null;
}

export interface ProtectionMethods {
  readonly isChangedPassword: boolean;
  readonly isTwoFactorOn: boolean;
  readonly isPhoneBound: boolean;
  readonly isSecurityQuestionOn: boolean;
  readonly isEmailAuthOn: boolean;
}

/** The kinds of account that an account may be converted into. */
export type AccountConversion = 'none' | 'main' | 'additional';

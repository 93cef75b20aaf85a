/** What the operator says of the player, apart from who she is: this may enter events. */
export interface UserFacts {
  /** Sport ids that she does not want in the line and in play, ascending. */
  readonly disallowLineSport: readonly number[];
  readonly disallowLiveSport: readonly number[];
  /** 0 none, 1 e-mail only, 2 phone and e-mail, 3 phone only. */
  readonly activationType: 0 | 1 | 2 | 3;
  readonly messageCount: number;
  readonly isRequiredTransfer: boolean;
  readonly isActiveSecureQuestion: boolean;
  readonly hidesBalance: boolean;
  readonly changedPassDayCount: number;
  /** 0 to 100; null where the operator gives none. */
  readonly protectionLevel: number | null;
  readonly protectionMethods: ProtectionMethods;
  readonly shouldSyncProtectionMethods: boolean;
  readonly isNeedIdentification: boolean;
  readonly banLevel: number;
  readonly banVersion: number;
  readonly userStatusId: number;
  readonly internalVerificationStatus: number;
  readonly verificationStatus: number;
  readonly verificationStatusGroupCode: string;
  readonly verificationTypes: readonly string[];
  readonly hasRequestedAdditionalDocument: boolean;
  readonly isCCLine: boolean;
  readonly isCCLive: boolean;
  readonly isDataAfterRegistration: boolean;
  readonly hasDeposit: boolean;
  readonly isIdentificationBonus: boolean;
  readonly showsVerificationOnDeposit: boolean;
  readonly remainingDaysToActivate: number;
  readonly hasRechargeNotification: boolean;
  readonly notificationTextId: number;
  readonly hasNotificationButton: boolean;
}

export interface ProtectionMethods {
  readonly isChangedPassword: boolean;
  readonly isTwoFactorOn: boolean;
  readonly isPhoneBound: boolean;
  readonly isSecurityQuestionOn: boolean;
  readonly isEmailAuthOn: boolean;
}

/** Who she is. In memory, in a cell: never in an event, a log, storage or another tab. */
export interface Identity {
  readonly phoneNumber: string;
  readonly phoneCode: string;
  readonly email: string;
  readonly name: string;
  readonly countryCode: string;
  readonly countryId: number;
  readonly refId: number;
  readonly data: IdentityData;
}

export interface IdentityData {
  readonly dateBirthday: string;
  readonly documentTypeId: number;
  readonly inn: string;
  readonly name: string;
  readonly passport: string;
  readonly passportDate: string;
  readonly passportEndDate: string;
  readonly registrationAddress: string;
  readonly surname: string;
}

/** What an account may become. */
export type AccountConversion = 'none' | 'main' | 'additional';

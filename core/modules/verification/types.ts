/** Documents that a player is identified by, in the order of their numbers on the wire. */
export const DOCUMENT_TYPES = ['passport', 'identityCard', 'drivingLicence', 'residencePermit'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** The operator's data of the player's person. Dates are `YYYY-MM-DD`; '' stands for an unknown value. */
export interface PersonalData {
  readonly surname: string;
  readonly name: string;
  readonly birthDate: string;
  /** Null where no document is known. */
  readonly documentType: DocumentType | null;
  readonly passport: string;
  readonly passportDate: string;
  readonly passportEndDate: string;
  readonly inn: string;
  readonly address: string;
}

export type DataField = keyof PersonalData;

/** The purposes of a copy of a document: the claim that the copy proves. */
export const DOCUMENT_KINDS = ['identity', 'address', 'funds'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** `missing`: none has been sent. */
export type DocumentStatus = 'missing' | 'review' | 'accepted' | 'declined';

export interface PlayerDocument {
  readonly kind: DocumentKind;
  readonly status: DocumentStatus;
  /** The operator asks for it. */
  readonly isRequested: boolean;
}

/** Why a copy was not taken. */
export type DocumentProblem = 'incorrectPhoto' | 'noAttempts' | 'serviceError' | 'noAnswer';

/** The operator's answer without the personal data, which enter no message. */
export interface Standing {
  readonly documents: readonly PlayerDocument[];
  /** Fields that only support can change. */
  readonly locked: readonly DataField[];
}

export interface VerificationState extends Standing {
  readonly loading: 'idle' | 'loading' | 'ready' | 'failed';
  /** Of the personal data. `refused`: by the operator; `failed`: there was no answer. */
  readonly saving: 'idle' | 'saving' | 'saved' | 'refused' | 'failed';
  /** The kind of the copy that is on its way. */
  readonly sending: DocumentKind | null;
  /** Of the last copy, until the next one is sent. */
  readonly problem: { readonly kind: DocumentKind; readonly why: DocumentProblem } | null;
}

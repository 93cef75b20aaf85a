/** The operator's word on who the player is. `Active` and `Closed` of a provider are read as the two decisions. */
export type IdentificationStatus = 'UNVERIFIED' | 'VERIFICATION_SUCCESSFUL' | 'VERIFICATION_DENIED';

export const PROVIDERS = ['faceid', 'verigram'] as const;
/** The services that compare a photograph with the player's documents. */
export type Provider = (typeof PROVIDERS)[number];

/** The operator's state of a player's identification. */
export interface Check {
  readonly status: IdentificationStatus;
  /** A photograph has been sent, and no decision has been made. */
  readonly isUnderReview: boolean;
  /** The offered providers, the preferred one first. */
  readonly providers: readonly Provider[];
  /** The requirements of a photograph, as text keys without their prefix. */
  readonly requirements: readonly string[];
  /** Attempts that are left today. */
  readonly attempts: number;
}

export type Step = 'status' | 'requirements' | 'photo';

/**
 * Why a photograph was not taken: `incorrectPhoto` (403), `noAttempts` (429), `serviceError` (500 and above),
 * `noAnswer` (whether it arrived is unknown).
 */
export type PhotoProblem = 'incorrectPhoto' | 'noAttempts' | 'serviceError' | 'noAnswer';

/** A photograph on its way to the operator. It passes through the secret channel and enters no message. */
export interface Photo {
  /** The base64 text of a JPEG, without a prefix. */
  readonly image: string;
}

export interface IdentificationState {
  /** Null until it has loaded. */
  readonly check: Check | null;
  readonly loading: 'idle' | 'loading' | 'failed';
  readonly step: Step;
  readonly isSending: boolean;
  /** Of the last photograph, until the next one is sent. */
  readonly problem: PhotoProblem | null;
}

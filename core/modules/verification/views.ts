/** The view of the player's person and documents, and the actions of shells beside commands. */
import type { DataFault } from './rules/personal-data.ts';
import type { DocumentKind, PersonalData, VerificationState } from './types.ts';

export interface VerificationView extends VerificationState {
  /** The operator's data; null until loaded. Personal data enter no message and no storage. */
  readonly data: PersonalData | null;
  /** The site's minimum age, in years. */
  readonly minAge: number;
}

export interface VerificationActions {
  /** Every fault of these data now, in the order of the form. */
  readonly faultsOf: (data: PersonalData) => readonly DataFault[];
  /** Sends personal data. False when they were refused at once. */
  readonly save: (data: PersonalData) => boolean;
  /**
   * Sends a copy of a document, the base64 text of a JPEG of at most 200,000 characters. It enters no message and is
   * not kept: the caller keeps it until it has arrived. False when it was refused at once.
   */
  readonly send: (kind: DocumentKind, image: string) => boolean;
}

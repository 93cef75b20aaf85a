/** The view of the identification, and the actions of shells beside commands. */
import type { IdentificationState } from './types.ts';

export interface IdentificationView extends IdentificationState {
  /** Whether the player may send a photograph now. */
  readonly canStart: boolean;
}

export interface IdentificationActions {
  /**
   * Sends a photograph, the base64 text of a JPEG of at most 200,000 characters. It enters no message and is not kept:
   * the caller keeps it until it has arrived. False when it was refused at once.
   */
  readonly send: (image: string) => boolean;
}

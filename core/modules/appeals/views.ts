/** The view of appeals, and the actions of shells beside commands. */
import type { RightStop } from '../user/public.ts';
import type { AppealForm, AppealsState } from './types.ts';

export interface AppealsView extends AppealsState {
  /** Reasons that stop the player's appeals now; earlier appeals can still be read. */
  readonly stops: readonly RightStop[];
}

export interface AppealsActions {
  /** Sends the form, whose address and words enter no message. Does nothing while another form is being sent. */
  readonly send: (form: AppealForm) => void;
}

/** The appeals view for shells. */
import type { RightStop } from '../user/public.ts';
import type { AppealForm, AppealsState } from './types.ts';

export interface AppealsView extends AppealsState {
  /** Reasons that stop the player's appeals now; earlier appeals can still be read. */
  readonly stops: readonly RightStop[];
  /** Sends the form, bypassing the messages. Does nothing while another form is being sent. */
  readonly send: (form: AppealForm) => void;
}

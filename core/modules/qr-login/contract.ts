import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { QrLoginCommand, QrLoginEvent, QrLoginRejection } from './messages.ts';
import type { QrLoginState } from './types.ts';

export interface QrLoginView extends QrLoginState {
  /** For the QR code; null unless this device waits. */
  readonly ticket: string | null;
}

/** Values passed to an action enter no message. */
export interface QrLoginActions {
  /** Looks up the login that a scanned code asks for, by the code's ticket. */
  readonly look: (ticket: string) => void;
  /** Approves it, with the password or the code of the second step. */
  readonly approve: (proof: string) => void;
}

export interface QrLoginContract extends FeatureTypes {
  readonly name: 'qr-login';
  readonly state: QrLoginState;
  readonly command: QrLoginCommand;
  readonly event: QrLoginEvent;
  readonly rejection: QrLoginRejection;
  readonly view: QrLoginView;
  readonly service: null;
  readonly actions: QrLoginActions;
}

export const qrLogin = contract<QrLoginContract>('qr-login');

import type { Message, Nothing } from '../../kernel/message.ts';
import type { AskFailure, DecisionFailure, QrRequest } from './types.ts';

export type QrChallenge = { readonly comparison: string; readonly expiresInMs: number };
export type QrRequestAnswer = Omit<QrRequest, 'expiresAt'> & { readonly expiresInMs: number };

export type QrLoginCommand =
  /** Asks for a QR code to log in with. `remember`: stay logged in. */
  | Message<'qr-login/ask', { readonly remember: boolean }>
  | Message<'qr-login/cancel', Nothing>
  /** `attempt` refers to the ticket of the scanned code in the secret channel. */
  | Message<'qr-login/look', { readonly attempt: string }>
  /** `attempt` refers to the password or the code of the second step in the secret channel. */
  | Message<'qr-login/approve', { readonly attempt: string }>
  | Message<'qr-login/refuse', Nothing>
  /** From the module's processes. */
  | Message<'qr-login/reportChallenge', QrChallenge>
  | Message<'qr-login/reportEnd', { readonly why: 'refused' | 'expired' | 'entered' }>
  | Message<'qr-login/reportAskFailure', { readonly code: AskFailure; readonly retryInMs: number | null }>
  | Message<'qr-login/reportRequest', QrRequestAnswer>
  | Message<'qr-login/reportDecision', { readonly isApproved: boolean }>
  | Message<'qr-login/reportDecisionFailure', { readonly code: DecisionFailure; readonly retryInMs: number | null }>
  | Message<'qr-login/reportGone', { readonly why: 'gone' | 'unreachable' }>
  | Message<'qr-login/forget', Nothing>;

export type QrLoginEvent =
  | Message<'qr-login/asked', { readonly remember: boolean }>
  | Message<'qr-login/challenged', { readonly comparison: string; readonly expiresAt: number }>
  | Message<'qr-login/ended', { readonly why: 'refused' | 'expired' | 'entered' }>
  | Message<'qr-login/askFailed', { readonly code: AskFailure; readonly retryAt: number | null }>
  | Message<'qr-login/cancelled', Nothing>
  | Message<'qr-login/looking', { readonly attempt: string }>
  | Message<'qr-login/requested', QrRequest>
  | Message<'qr-login/approving', { readonly attempt: string }>
  | Message<'qr-login/refusing', Nothing>
  | Message<'qr-login/decided', { readonly isApproved: boolean }>
  | Message<'qr-login/decisionFailed', { readonly code: DecisionFailure; readonly retryAt: number | null }>
  | Message<'qr-login/gone', { readonly why: 'gone' | 'unreachable' }>
  | Message<'qr-login/forgotten', Nothing>;

export type QrLoginRejection = {
  readonly code: 'qr-login/busy' | 'qr-login/alreadyIn' | 'qr-login/notIn' | 'qr-login/unchanged';
};

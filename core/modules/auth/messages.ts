import type { Message, Nothing } from '../../kernel/message.ts';
import type { AuthFailure, AuthJob, CodePurpose, LoginMode, Outcome } from './types.ts';

/** Flows that can be restarted. */
export type Flow = 'login' | 'registration' | 'recovery' | 'letter' | 'security';

/** Content that is shown once and then dismissed. */
export type ShownOnce = 'backupCodes' | 'twoFactor';

export type AuthCommand =
  | Message<'auth/chooseForm', { readonly form: LoginMode }>
  | Message<'auth/setRemember', { readonly remember: boolean }>
  /** `attempt` refers to the typed values, which wait in the secret channel and never enter a message. */
  | Message<'auth/ask', { readonly attempt: string; readonly job: AuthJob }>
  | Message<'auth/dismissFailure', Nothing>
  | Message<'auth/startOver', { readonly flow: Flow }>
  /** The player has saved what is shown once: the backup codes, or the secret of the second step. */
  | Message<'auth/dismissShown', { readonly what: ShownOnce }>
  | Message<'auth/offerOneTap', Nothing>
  /** From the module's processes. */
  | Message<'auth/report', { readonly attempt: string; readonly outcome: Outcome }>
  | Message<'auth/reportFailure', { readonly attempt: string; readonly failure: AuthFailure }>
  | Message<'auth/expireCode', { readonly purpose: CodePurpose }>
  | Message<'auth/forget', Nothing>;

export type AuthEvent =
  | Message<'auth/formChosen', { readonly form: LoginMode }>
  | Message<'auth/rememberSet', { readonly remember: boolean }>
  | Message<'auth/asked', { readonly attempt: string; readonly job: AuthJob }>
  | Message<'auth/answered', { readonly attempt: string; readonly outcome: Outcome; readonly at: number }>
  | Message<'auth/failed', AuthFailure>
  | Message<'auth/failureDismissed', Nothing>
  | Message<'auth/startedOver', { readonly flow: Flow }>
  | Message<'auth/codeExpired', { readonly purpose: CodePurpose }>
  | Message<'auth/shownDismissed', { readonly what: ShownOnce }>
  | Message<'auth/oneTapOffered', Nothing>
  | Message<'auth/forgotten', Nothing>;

export type AuthRejection = {
  readonly code:
    | 'auth/busy'
    | 'auth/alreadyIn'
    | 'auth/notIn'
    | 'auth/notOffered'
    | 'auth/registrationClosed'
    | 'auth/underAge'
    | 'auth/tooSoon'
    | 'auth/noCode'
    | 'auth/stale'
    | 'auth/unchanged';
};

import type { Message } from '../../kernel/message.ts';
import type { SessionFailure } from './views.ts';

export type SessionCommand =
  /** Asks the operator whose session the cookie is. */
  | Message<'session/restore', Record<string, never>>
  /** `attempt` refers to credentials in the secret channel: passwords never enter a message. */
  | Message<'session/logIn', { readonly attempt: string }>
  | Message<'session/register', { readonly currency: string; readonly countryId: number; readonly isAdult: boolean }>
  /** The player has saved the credentials of a one-click registration. */
  | Message<'session/dismissCredentials', Record<string, never>>
  | Message<'session/logOut', Record<string, never>>
  /** From the module's processes. */
  | Message<
      'session/reportPlayer',
      {
        readonly userId: string;
        readonly how: 'restored' | 'loggedIn' | 'registered' | 'otherTab';
        readonly previousLoginAt: number | null;
      }
    >
  | Message<'session/reportGuest', { readonly why: 'noSession' | 'ended' | 'endedInOtherTab' | 'otherTab' }>
  | Message<'session/reportFailure', SessionFailure>;

export type SessionEvent =
  | Message<'session/restoring', Record<string, never>>
  | Message<'session/logInAsked', { readonly attempt: string }>
  | Message<'session/registrationAsked', { readonly currency: string; readonly countryId: number }>
  | Message<'session/credentialsDismissed', Record<string, never>>
  | Message<'session/failed', SessionFailure>
  | Message<
      'session/signedIn',
      {
        readonly userId: string;
        readonly how: 'restored' | 'loggedIn' | 'registered' | 'otherTab';
        readonly previousLoginAt: number | null;
      }
    >
  | Message<
      'session/signedOut',
      { readonly userId: string | null; readonly why: 'asked' | 'noSession' | 'ended' | 'endedInOtherTab' | 'otherTab' }
    >;

export type SessionRejection = {
  readonly code: 'session/busy' | 'session/alreadyIn' | 'session/notIn' | 'session/underAge' | 'session/unchanged';
};

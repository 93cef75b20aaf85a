import type { Message } from '../../kernel/message.ts';
import type { AccountConversion, UserFacts } from './types.ts';

export type UserCommand =
  /** Loads what the operator says of the player: once, unless `isAgain`, which aborts a load under way. */
  | Message<'user/load', { readonly isAgain: boolean }>
  | Message<'user/receive', UserFacts>
  | Message<'user/reportFailure', Record<string, never>>
  | Message<'user/receiveRights', { readonly rights: readonly string[]; readonly accountConversion: AccountConversion }>
  /** A phone number was bound: what that changes at once. */
  | Message<'user/addPhone', Record<string, never>>
  | Message<'user/addEmail', Record<string, never>>
  | Message<'user/forget', Record<string, never>>;

export type UserEvent =
  | Message<'user/loadAsked', Record<string, never>>
  | Message<'user/received', UserFacts>
  | Message<'user/failed', Record<string, never>>
  | Message<
      'user/rightsReceived',
      { readonly rights: readonly string[]; readonly accountConversion: AccountConversion }
    >
  | Message<'user/phoneAdded', Record<string, never>>
  | Message<'user/emailAdded', Record<string, never>>
  | Message<'user/forgotten', Record<string, never>>;

export type UserRejection = { readonly code: 'user/nobody' | 'user/unchanged' };

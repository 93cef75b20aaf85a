import type { Message } from '../../kernel/message.ts';
import type { AccountConversion, UserFacts } from './types.ts';

export type UserCommand =
  /** Loads the player's config once, or again with `isAgain`, which aborts a pending load. */
  | Message<'user/load', { readonly isAgain: boolean }>
  | Message<'user/receive', UserFacts>
  | Message<'user/reportFailure', Record<string, never>>
  | Message<'user/receiveRights', { readonly rights: readonly string[]; readonly accountConversion: AccountConversion }>
  /** The player has answered the identification window: no redirect leads there again in this visit. */
  | Message<'user/putOffIdentification', Record<string, never>>
  | Message<'user/forget', Record<string, never>>;

export type UserEvent =
  | Message<'user/loadAsked', Record<string, never>>
  | Message<'user/received', UserFacts>
  | Message<'user/failed', Record<string, never>>
  | Message<
      'user/rightsReceived',
      { readonly rights: readonly string[]; readonly accountConversion: AccountConversion }
    >
  | Message<'user/identificationPutOff', Record<string, never>>
  | Message<'user/forgotten', Record<string, never>>;

export type UserRejection = { readonly code: 'user/nobody' | 'user/unchanged' };

import type { Message, Nothing } from '../../kernel/message.ts';
import type { Kind, SendOutcome } from './types.ts';

export type KindReference = { readonly kind: Kind };

export type InboxCommand =
  | Message<'inbox/load', KindReference>
  /** From the feature's action; the text waits in the secret channel. */
  | Message<'inbox/send', KindReference & { readonly attempt: string }>
  /** The outcome of the last text has been seen. */
  | Message<'inbox/writeAnother', KindReference>
  /** Everything in the thread has been shown. */
  | Message<'inbox/markRead', Nothing>
  /** From the module's processes. */
  | Message<'inbox/reportLoaded', KindReference & { readonly hasFailed: boolean; readonly hasNews: boolean }>
  | Message<'inbox/reportSent', KindReference & { readonly outcome: SendOutcome }>
  | Message<'inbox/reportRead', Nothing>
  | Message<'inbox/forget', Nothing>;

export type InboxEvent =
  | Message<'inbox/loading', KindReference>
  | Message<'inbox/sending', KindReference & { readonly attempt: string }>
  | Message<'inbox/writingAnother', KindReference>
  | Message<'inbox/markingRead', Nothing>
  | Message<'inbox/loaded', KindReference & { readonly hasFailed: boolean; readonly hasNews: boolean }>
  | Message<'inbox/sent', KindReference & { readonly outcome: SendOutcome }>
  | Message<'inbox/read', Nothing>
  | Message<'inbox/forgotten', Nothing>;

export type InboxRejection = {
  readonly code: 'inbox/busy' | 'inbox/length' | 'inbox/notAllowed' | 'inbox/unchanged';
};

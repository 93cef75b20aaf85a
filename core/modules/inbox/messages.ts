import type { Message, Nothing } from '../../kernel/message.ts';
import type { Kind, SendOutcome } from './types.ts';

type Of = { readonly kind: Kind };

export type InboxCommand =
  | Message<'inbox/load', Of>
  /** From the feature's action; the text waits in the secret channel. */
  | Message<'inbox/send', Of & { readonly attempt: string }>
  /** The outcome of the last text has been seen. */
  | Message<'inbox/writeAnother', Of>
  /** Everything in the thread has been shown. */
  | Message<'inbox/markRead', Nothing>
  /** From the module's processes. */
  | Message<'inbox/reportLoaded', Of & { readonly hasFailed: boolean; readonly hasNews: boolean }>
  | Message<'inbox/reportSent', Of & { readonly outcome: SendOutcome }>
  | Message<'inbox/reportRead', Nothing>
  | Message<'inbox/forget', Nothing>;

export type InboxEvent =
  | Message<'inbox/loading', Of>
  | Message<'inbox/sending', Of & { readonly attempt: string }>
  | Message<'inbox/writingAnother', Of>
  | Message<'inbox/markingRead', Nothing>
  | Message<'inbox/loaded', Of & { readonly hasFailed: boolean; readonly hasNews: boolean }>
  | Message<'inbox/sent', Of & { readonly outcome: SendOutcome }>
  | Message<'inbox/read', Nothing>
  | Message<'inbox/forgotten', Nothing>;

export type InboxRejection = {
  readonly code: 'inbox/busy' | 'inbox/length' | 'inbox/notAllowed' | 'inbox/unchanged';
};

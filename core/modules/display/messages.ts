import type { Message } from '../../kernel/message.ts';
import type { Display, Entries, OptionName, Shared } from './types.ts';

export type DisplayCommand =
  /** Any subset of the options. */
  | Message<'display/choose', Partial<Display>>
  /** Preferences that were chosen elsewhere on the page, and that the account keeps, too. */
  | Message<'display/note', Partial<Shared>>
  /** Adopts the values of another tab, or of the storage. */
  | Message<'display/adopt', { readonly entries: Entries }>
  /** The account's entries after `sent` was sent to it. */
  | Message<'display/receive', { readonly answer: Entries; readonly sent: Entries }>
  /** The player has left: what the account was not sent is nobody's now. */
  | Message<'display/release', Record<string, never>>;

export type DisplayEvent =
  | Message<'display/chosen', { readonly entries: Entries }>
  | Message<'display/adopted', { readonly entries: Entries }>
  /** `entries`: all that the device has now. */
  | Message<'display/received', { readonly entries: Entries }>
  | Message<'display/released', { readonly entries: Entries }>;

export type DisplayRejection = {
  readonly code: 'display/notAllowed' | 'display/unchanged';
  readonly option?: OptionName | undefined;
};

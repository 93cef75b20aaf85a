import type { Message } from '../../kernel/message.ts';
import type { Preferences } from './types.ts';

export type PreferencesCommand =
  /** Any subset of the preferences. */
  | Message<'preferences/choose', Partial<Preferences>>
  /** Adopts the values of another tab, or of the storage. */
  | Message<'preferences/adopt', Preferences>;

export type PreferencesEvent = Message<'preferences/chosen', Preferences> | Message<'preferences/adopted', Preferences>;

export type PreferencesRejection = { readonly code: 'preferences/notAllowed'; readonly field: keyof Preferences };

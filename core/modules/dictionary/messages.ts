import type { Message } from '../../kernel/message.ts';
import type { SportName } from './views.ts';

export type LanguageReference = { readonly language: string };

export type DictionaryCommand =
  | Message<'dictionary/load', LanguageReference>
  /** From the module's process. */
  | Message<'dictionary/receive', LanguageReference & { readonly sports: readonly SportName[] }>
  | Message<'dictionary/reportFailure', LanguageReference>;

export type DictionaryEvent =
  | Message<'dictionary/loading', LanguageReference>
  | Message<'dictionary/received', LanguageReference & { readonly sports: readonly SportName[] }>
  | Message<'dictionary/failed', LanguageReference>;

export type DictionaryRejection = { readonly code: 'dictionary/unchanged' | 'dictionary/stale' };

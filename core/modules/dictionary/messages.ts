import type { Message } from '../../kernel/message.ts';
import type { SportName } from './views.ts';

type Of = { readonly language: string };

export type DictionaryCommand =
  | Message<'dictionary/load', Of>
  /** From the module's process. */
  | Message<'dictionary/receive', Of & { readonly sports: readonly SportName[] }>
  | Message<'dictionary/reportFailure', Of>;

export type DictionaryEvent =
  | Message<'dictionary/loading', Of>
  | Message<'dictionary/received', Of & { readonly sports: readonly SportName[] }>
  | Message<'dictionary/failed', Of>;

export type DictionaryRejection = { readonly code: 'dictionary/unchanged' | 'dictionary/stale' };

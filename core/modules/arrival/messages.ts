import type { Message } from '../../kernel/message.ts';

export type ArrivalCommand =
  | Message<'arrival/note', { readonly how: 'loggedIn' | 'registered' }>
  /** Where she was led is shown: the operator's list has had its say. */
  | Message<'arrival/land', Record<string, never>>;

export type ArrivalEvent = Message<'arrival/noted', { readonly how: 'loggedIn' | 'registered' }> | Message<'arrival/landed', Record<string, never>>;
export type ArrivalRejection = { readonly code: 'arrival/unchanged' };

import type { Message } from '../../kernel/message.ts';

/** `left`: she has signed out, here or in another tab, by herself or by the clock. */
export type How = 'loggedIn' | 'registered' | 'left';

export type ArrivalCommand =
  | Message<'arrival/note', { readonly how: How }>
  /** Where she was led is shown: whatever wanted to lead her on has had its say. */
  | Message<'arrival/land', Record<string, never>>;

export type ArrivalEvent =
  | Message<'arrival/noted', { readonly how: How }>
  | Message<'arrival/landed', Record<string, never>>;
export type ArrivalRejection = { readonly code: 'arrival/unchanged' };

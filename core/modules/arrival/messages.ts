import type { Message } from '../../kernel/message.ts';

/** `left`: the player has signed out, here or in another tab, or was signed out for inactivity or time. */
export type How = 'loggedIn' | 'registered' | 'left';

export type ArrivalCommand =
  | Message<'arrival/note', { readonly how: How }>
  /** A page is shown: the arrival is over. */
  | Message<'arrival/land', Record<string, never>>;

export type ArrivalEvent =
  | Message<'arrival/noted', { readonly how: How }>
  | Message<'arrival/landed', Record<string, never>>;
export type ArrivalRejection = { readonly code: 'arrival/unchanged' };

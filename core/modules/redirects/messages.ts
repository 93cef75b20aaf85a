import type { Message } from '../../kernel/message.ts';
import type { Redirect } from '../../navigation/navigation-context.ts';

export type RedirectsCommand =
  /** From the guard: asks whether this address (path with language, and query) leads elsewhere. */
  | Message<'redirects/ask', { readonly url: string }>
  | Message<'redirects/receive', Redirect>
  | Message<'redirects/expire', { readonly asked: string }>;

export type RedirectsEvent =
  | Message<'redirects/asked', { readonly url: string }>
  | Message<'redirects/received', Redirect>
  | Message<'redirects/expired', { readonly asked: string }>;

export type RedirectsRejection = { readonly code: 'redirects/busy' | 'redirects/maintenance' | 'redirects/unknown' };

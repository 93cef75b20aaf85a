import type { Message } from '../../kernel/message.ts';
import type { KnownRedirect } from './types.ts';

export type RedirectsCommand =
  /** From the guard: asks whether this address (path with language, and query) leads elsewhere. */
  | Message<'redirects/ask', { readonly url: string }>
  | Message<'redirects/receive', KnownRedirect>
  | Message<'redirects/expire', { readonly asked: string }>;

export type RedirectsEvent =
  | Message<'redirects/asked', { readonly url: string }>
  | Message<'redirects/received', KnownRedirect>
  | Message<'redirects/expired', { readonly asked: string }>;

export type RedirectsRejection = { readonly code: 'redirects/busy' | 'redirects/maintenance' | 'redirects/unknown' };

import type { Message } from '../../kernel/message.ts';

/** Prices are not events: only changes worth finding in the log are. */
export type LineCommand = Message<'line/reportFeed', { readonly status: 'connecting' | 'live' | 'stale' | 'idle' }>;
export type LineEvent = Message<'line/feedChanged', { readonly status: 'connecting' | 'live' | 'stale' | 'idle' }>;
export type LineRejection = { readonly code: 'line/unchanged' };

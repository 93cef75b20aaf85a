import type { Message } from '../../kernel/message.ts';

/** The line is not log traffic: only what a person would want to find in the log is an event. */
export type LineCommand = Message<'line/reportFeed', { readonly status: 'connecting' | 'live' | 'stale' | 'idle' }>;
export type LineEvent = Message<'line/feedChanged', { readonly status: 'connecting' | 'live' | 'stale' | 'idle' }>;
export type LineRejection = { readonly code: 'line/unchanged' };

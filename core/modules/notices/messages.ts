import type { Message } from '../../kernel/message.ts';
import type { Notice } from './views.ts';

export type NoticesCommand = Message<'notices/show', Omit<Notice, 'id'>> | Message<'notices/dismiss', { readonly id: string }>;
export type NoticesEvent = Message<'notices/shown', Notice> | Message<'notices/dismissed', { readonly id: string }>;
export type NoticesRejection = { readonly code: 'notices/unknown' };

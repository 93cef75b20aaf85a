import type { Message } from '../../kernel/message.ts';
import type { Notice } from './views.ts';

export type NoticesCommand =
  /** `id` is the name its sender knows it by: shown again, it replaces itself. */
  | Message<'notices/show', Omit<Notice, 'id'> & { readonly id?: string }>
  | Message<'notices/dismiss', { readonly id: string }>;
export type NoticesEvent = Message<'notices/shown', Notice> | Message<'notices/dismissed', { readonly id: string }>;
export type NoticesRejection = { readonly code: 'notices/unknown' };

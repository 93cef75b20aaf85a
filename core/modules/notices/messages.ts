import type { Message } from '../../kernel/message.ts';
import type { Notice } from './views.ts';

export type NoticesCommand =
  /** `id` is the name its sender knows it by: shown again, it replaces itself. */
  | Message<'notices/show', Omit<Notice, 'id'> & { readonly id?: string }>
  | Message<'notices/dismiss', { readonly id: string }>
  /** The player is on it, with the pointer or the focus, or no longer. */
  | Message<'notices/rest', { readonly id: string; readonly isResting: boolean }>;
export type NoticesEvent =
  | Message<'notices/shown', Notice>
  | Message<'notices/dismissed', { readonly id: string }>
  | Message<'notices/rested', { readonly id: string; readonly isResting: boolean }>;
export type NoticesRejection = { readonly code: 'notices/unknown' };

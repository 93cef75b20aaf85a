import type { Message } from '../../kernel/message.ts';

export type ActivityCommand =
  /** The page has been out of sight for long enough; and is seen again. */
  | Message<'activity/leave', Record<string, never>>
  | Message<'activity/return', Record<string, never>>
  /** Nobody has been here for `minutes`. */
  | Message<'activity/logOff', { readonly minutes: number }>;

export type ActivityEvent =
  | Message<'activity/left', Record<string, never>>
  | Message<'activity/returned', Record<string, never>>
  | Message<'activity/loggedOff', { readonly minutes: number }>;

export type ActivityRejection = { readonly code: 'activity/unchanged' | 'activity/nobody' };

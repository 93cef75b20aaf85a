import type { Message } from '../../kernel/message.ts';

export type ActivityCommand =
  /** The page has been hidden for long enough; or is visible again. */
  Message<'activity/leave', Record<string, never>> | Message<'activity/return', Record<string, never>>;

export type ActivityEvent =
  | Message<'activity/left', Record<string, never>>
  | Message<'activity/returned', Record<string, never>>;

export type ActivityRejection = { readonly code: 'activity/unchanged' };

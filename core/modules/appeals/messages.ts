import type { Message, Nothing } from '../../kernel/message.ts';
import type { Appeal } from './types.ts';

export type AppealsCommand =
  | Message<'appeals/load', Nothing>
  /** `attempt` refers to the form, which waits in the secret channel and enters no message. */
  | Message<'appeals/send', { readonly attempt: string }>
  /** Returns to an empty form. */
  | Message<'appeals/startAnother', Nothing>
  /** From the module's processes. */
  | Message<'appeals/receive', { readonly list: readonly Appeal[] }>
  | Message<'appeals/reportFailure', Nothing>
  | Message<'appeals/reportSent', { readonly appeal: Appeal }>
  | Message<'appeals/reportNotSent', { readonly isRefused: boolean }>
  | Message<'appeals/forget', Nothing>;

export type AppealsEvent =
  | Message<'appeals/loading', Nothing>
  | Message<'appeals/sending', { readonly attempt: string }>
  | Message<'appeals/startedAnother', Nothing>
  | Message<'appeals/received', { readonly list: readonly Appeal[] }>
  | Message<'appeals/failed', Nothing>
  | Message<'appeals/sent', { readonly appeal: Appeal }>
  | Message<'appeals/notSent', { readonly isRefused: boolean }>
  | Message<'appeals/forgotten', Nothing>;

export type AppealsRejection = { readonly code: 'appeals/busy' | 'appeals/unchanged' | 'appeals/notAllowed' };

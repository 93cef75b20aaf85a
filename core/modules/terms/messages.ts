import type { Message, Nothing } from '../../kernel/message.ts';
import type { TermsStatus } from './types.ts';

export type TermsCommand =
  /** A call was refused until the terms are confirmed (451). */
  | Message<'terms/reportChanged', Nothing>
  /** From the player: agreement to the terms shown. */
  | Message<'terms/confirm', Nothing>
  /** From the module's processes. */
  | Message<'terms/receive', TermsStatus>
  | Message<'terms/reportFailure', Nothing>
  | Message<'terms/reportConfirmed', Nothing>
  | Message<'terms/reportNotConfirmed', { readonly isRefused: boolean }>
  | Message<'terms/forget', Nothing>;

export type TermsEvent =
  /** `isNews`: other terms than those that were known. */
  | Message<'terms/changed', { readonly signature: string | null; readonly isNews: boolean }>
  | Message<'terms/unchanged', { readonly signature: string | null }>
  | Message<'terms/confirming', { readonly signature: string | null }>
  | Message<'terms/confirmed', Nothing>
  | Message<'terms/notConfirmed', { readonly isRefused: boolean }>
  | Message<'terms/forgotten', Nothing>;

export type TermsRejection = { readonly code: 'terms/same' | 'terms/busy' | 'terms/notIn' | 'terms/nothing' };

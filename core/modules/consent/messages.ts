import type { Message } from '../../kernel/message.ts';
import type { ConsentType, CookieName } from './options.ts';

/** A choice as stored and broadcast. `at`: ms since the epoch. */
export interface Choice {
  readonly type: ConsentType;
  readonly at: number;
  /** The operator has the time of this choice for the signed-in player. */
  readonly isSent: boolean;
}

export type ConsentCommand =
  /** From the visitor: the checked options, by name. */
  | Message<'consent/acceptSelected', { readonly checked: readonly CookieName[] }>
  | Message<'consent/acceptAll', Record<string, never>>
  /**
   * From the module's processes: a choice from storage or another tab; a site that doesn't ask; a confirmation by the
   * operator.
   */
  | Message<'consent/adopt', Choice>
  | Message<'consent/assumeAll', Record<string, never>>
  | Message<'consent/confirmSent', { readonly at: number }>
  | Message<'consent/forgetSent', Record<string, never>>;

export type ConsentEvent =
  | Message<'consent/given', { readonly type: ConsentType; readonly at: number }>
  | Message<'consent/adopted', Choice>
  | Message<'consent/assumed', Record<string, never>>
  | Message<'consent/sent', { readonly at: number }>
  | Message<'consent/sentForgotten', Record<string, never>>;

export type ConsentRejection = { readonly code: 'consent/unchanged' };

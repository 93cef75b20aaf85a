import type { Message } from '../../kernel/message.ts';
import type { ConsentType, CookieName } from './options.ts';

/** A choice as it is kept and told. `at`: ms since the epoch. */
export interface Choice {
  readonly type: ConsentType;
  readonly at: number;
  /** The operator has the time of this choice for the player who is signed in. */
  readonly isTold: boolean;
}

export type ConsentCommand =
  /** From the visitor: the options she has checked, by name. */
  | Message<'consent/acceptSelected', { readonly checked: readonly CookieName[] }>
  | Message<'consent/acceptAll', Record<string, never>>
  /** From the module's processes: what storage held or another tab said; a site that doesn't ask; what the operator has heard. */
  | Message<'consent/adopt', Choice>
  | Message<'consent/assumeAll', Record<string, never>>
  | Message<'consent/confirmTold', { readonly at: number }>
  | Message<'consent/forgetTold', Record<string, never>>;

export type ConsentEvent =
  | Message<'consent/given', { readonly type: ConsentType; readonly at: number }>
  | Message<'consent/adopted', Choice>
  | Message<'consent/assumed', Record<string, never>>
  | Message<'consent/told', { readonly at: number }>
  | Message<'consent/toldForgotten', Record<string, never>>;

export type ConsentRejection = { readonly code: 'consent/unchanged' };

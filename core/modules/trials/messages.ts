import type { Message } from '../../kernel/message.ts';
import type { Arms } from './types.ts';

/** From the module's process; a shell reads the arms and sends nothing. */
export type TrialsCommand =
  | Message<'trials/assign', { readonly arms: Arms }>
  /** Consent is withdrawn. */
  | Message<'trials/forget', Record<string, never>>;

export type TrialsEvent =
  | Message<'trials/assigned', { readonly arms: Arms }>
  | Message<'trials/forgotten', Record<string, never>>;

export type TrialsRejection = { readonly code: 'trials/unchanged' };

/** Validates a form before it is sent. The operator decides; this is for convenience only. */
import type { AppealForm, FormFault } from './types.ts';

/** The most characters of the visitor's text. */
export const MAX_MESSAGE_LENGTH = 2_000;
const MIN_MESSAGE_LENGTH = 10;
const MAX_EMAIL_LENGTH = 254;
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** All faults of the form [APL-2]. */
export function faultsOf({ email, words }: AppealForm): readonly FormFault[] {
  const address = email.trim();
  const message = words.trim();
  return [
    ...(EMAIL.test(address) && address.length <= MAX_EMAIL_LENGTH ? [] : ['email' as const]),
    ...(message.length >= MIN_MESSAGE_LENGTH && message.length <= MAX_MESSAGE_LENGTH ? [] : ['words' as const]),
  ];
}

/** Validates a form before it is sent. The operator decides; this is for convenience only. */
import type { AppealForm, FormFault } from './types.ts';

/** The most characters of the visitor's text. */
export const WORDS_MOST = 2_000;
const WORDS_LEAST = 10;
const EMAIL_MOST = 254;
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** All faults of the form [APL-2]. */
export function faultsOf({ email, words }: AppealForm): readonly FormFault[] {
  const address = email.trim();
  const said = words.trim();
  return [
    ...(EMAIL.test(address) && address.length <= EMAIL_MOST ? [] : ['email' as const]),
    ...(said.length >= WORDS_LEAST && said.length <= WORDS_MOST ? [] : ['words' as const]),
  ];
}

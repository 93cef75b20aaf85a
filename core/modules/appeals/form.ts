/** What can be said of a form before it is sent. A courtesy: the operator decides. */
import type { AppealForm, FormFault } from './types.ts';

/** Characters of the visitor's own words. */
export const WORDS_MOST = 2_000;
export const WORDS_LEAST = 10;
const EMAIL_MOST = 254;
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** All that is wrong with it [APL-2]. */
export function faultsOf({ email, words }: AppealForm): readonly FormFault[] {
  const address = email.trim();
  const said = words.trim();
  return [
    ...(EMAIL.test(address) && address.length <= EMAIL_MOST ? [] : ['email' as const]),
    ...(said.length >= WORDS_LEAST && said.length <= WORDS_MOST ? [] : ['words' as const]),
  ];
}

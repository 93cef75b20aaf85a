import { speakIt } from '../first-look.ts';
import type { Guard } from '../guard.ts';

/**
 * The first part of every path is the language. A missing language is added, an unknown one is replaced by the detected
 * one, and a known one becomes the player's [NAV-2]. Guests get the device's best language that is not hidden from
 * guests [NAV-28]. Open: a page in the wrong language is still a page.
 */
export const urlLanguage: Guard = {
  name: 'url language',
  onFault: 'open',
  judge(target, context) {
    const hidden = context.signedIn === false ? context.languagesHiddenFromGuests : [];
    const languages = context.languages.filter((language) => !hidden.includes(language));
    return speakIt(
      target,
      { ...context, languages },
      context.detectedLanguages.find((language) => languages.includes(language)),
    );
  },
};

import { speakIt } from '../first-look.ts';
import type { Guard } from '../guard.ts';

/**
 * The first part of every path is the language. A missing one is put in; an unknown one is replaced by the detected; a known one is taken over [NAV-2]. Some are not for guests, who get the best of the device's that are [NAV-28].
 * Open: a page in the wrong language is a page.
 */
export const urlLanguage: Guard = {
  name: 'url language',
  onFault: 'open',
  judge(target, world) {
    const hidden = world.signedIn === false ? world.languagesHiddenFromGuests : [];
    const languages = world.languages.filter((language) => !hidden.includes(language));
    return speakIt(
      target,
      { ...world, languages },
      world.detectedLanguages.find((language) => languages.includes(language)),
    );
  },
};

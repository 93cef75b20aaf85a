import type { Guard } from '../guard.ts';
import { PASS } from '../guard.ts';
import type { NavigationContext } from '../navigation-context.ts';

/**
 * Waits for the words of the address's language [NAV-17]. Open: without them the page appears in the last language,
 * reports the failure and offers a reload.
 */
export const dictionaryLoader: Guard = {
  name: 'dictionary loader',
  onFault: 'open',
  judge(target, { dictionary, language, languages }) {
    const wanted = target.language ?? language;
    if (dictionary === null || !languages.includes(wanted)) return PASS;
    const isThere = (has: NavigationContext['dictionary']): boolean =>
      has === null || (has.language === wanted && has.state !== 'loading');
    if (isThere(dictionary)) return PASS;
    return {
      kind: 'wait',
      command: { type: 'dictionary/load', payload: { language: wanted } },
      until: (later) => isThere(later.dictionary),
    };
  },
};

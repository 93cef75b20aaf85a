import type { Guard } from '../guard.ts';
import { PASS } from '../guard.ts';
import type { World } from '../world.ts';

/** The words of the address's language come before its page [NAV-17]. Open: without them the page tells so and offers to load again; it is shown in the last language. */
export const dictionaryLoader: Guard = {
  name: 'dictionary loader',
  onFault: 'open',
  judge(target, { dictionary, language, languages }) {
    const wanted = target.language ?? language;
    if (dictionary === null || !languages.includes(wanted)) return PASS;
    const isThere = (has: World['dictionary']): boolean =>
      has === null || (has.language === wanted && has.state !== 'loading');
    if (isThere(dictionary)) return PASS;
    return {
      kind: 'wait',
      command: { type: 'dictionary/load', payload: { language: wanted } },
      until: (later) => isThere(later.dictionary),
    };
  },
};

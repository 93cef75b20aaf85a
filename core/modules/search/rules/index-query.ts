/** What a typed text asks the index [SRH-2, SRH-11]. */
import type { SearchQuery } from '../../../ports/search-index.ts';
import { foldText, isOtherScript, soundOf } from './fold.ts';

/** Sounds are compared from two consonants on: one is in every other name. */
const MIN_SOUND_LENGTH = 2;
/** Words between two sides, folded: English, German, Spanish, Russian and Arabic. */
const CONNECTORS: ReadonlySet<string> = new Set(['v', 'vs', 'versus', 'against', 'gegen', 'contra', 'protiv', 'dd']);

/** The words that are parts of names: 'real vs barca' asks for 'real barca'. A last 'v' may begin a name. */
function namesIn(folded: string): string {
  const words = folded.split(' ');
  return words
    .filter((word, at) => at === 0 || !CONNECTORS.has(word) || (word === 'v' && at === words.length - 1))
    .join(' ');
}

/** `name` is empty where the text has neither letters nor digits. */
export function indexQueryOf(text: string): SearchQuery {
  const name = namesIn(foldText(text));
  const sound = isOtherScript(text) ? soundOf(name) : '';
  return { name, sound: sound.length < MIN_SOUND_LENGTH ? '' : sound };
}

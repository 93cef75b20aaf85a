/** A query typed with the other keyboard layout: 'дшмукзщщд' is 'liverpool', 'htfk' is 'реал' [SRH-12]. */
import { isOtherScript } from './fold.ts';

const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё';

const swapped = (from: string, to: string): ReadonlyMap<string, string> =>
  new Map(Array.from(from, (letter, at) => [letter, to[at] ?? letter]));

const TO_CYRILLIC = swapped(LATIN, CYRILLIC);
const TO_LATIN = swapped(CYRILLIC, LATIN);

/** The text as the same keys write it in the other layout, English or Russian. */
export function inOtherLayout(text: string): string {
  const letters = isOtherScript(text) ? TO_LATIN : TO_CYRILLIC;
  return Array.from(text.toLowerCase(), (letter) => letters.get(letter) ?? letter).join('');
}

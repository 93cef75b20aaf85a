/** Latin names in Cyrillic and Arabic letters, by the sounds of their language. */
import { soundOf } from './sounds.ts';
import type { Language } from './sounds.ts';

/**
 * A word of capitals, or of consonants with several, is an abbreviation up to this length: Russian writes it letter by
 * letter.
 */
const MAX_ABBREVIATION = 5;

const CAPITALS: Readonly<Record<string, string>> = {
  A: 'А', B: 'Б', C: 'К', D: 'Д', E: 'Е', F: 'Ф', G: 'Г', H: 'Х', I: 'И', J: 'Ж', K: 'К', L: 'Л', M: 'М', N: 'Н',
  O: 'О', P: 'П', Q: 'К', R: 'Р', S: 'С', T: 'Т', U: 'У', V: 'В', W: 'В', X: 'КС', Y: 'Ю', Z: 'З',
}; // prettier-ignore

const isAbbreviation = (word: string): boolean =>
  word.length <= MAX_ABBREVIATION &&
  (/^\p{Lu}{2,}$/u.test(word) || (/\p{Lu}.*\p{Lu}/u.test(word) && !/[aeiouyáéíóúäöüåøæ]/i.test(word)));

/** Words of a text with what is between them: apostrophes and letters' marks belong to a word. */
const WORD = /[\p{L}\p{M}'’`]+/gu;

function lower(word: string): string {
  return word.replace(/İ/g, 'I').normalize('NFC').toLowerCase().replace(/['’`]/g, '');
}

function capitalized(sound: string, like: string): string {
  return /^\p{Lu}/u.test(like) ? sound.charAt(0).toUpperCase() + sound.slice(1) : sound;
}

/** Russian letters of a text that may have the two others of `sounds.ts`. */
export function russianOf(sound: string): string {
  return sound.replace(/һ/g, 'х').replace(/Һ/g, 'Х').replace(/ў/g, 'у').replace(/Ў/g, 'У');
}

/** `Łukasz` of Polish is `Лукаш`. What is not a Latin letter stays. */
export function toCyrillic(text: string, language: Language): string {
  return text.replace(WORD, (word) => {
    if (!/\p{Script=Latin}/u.test(word)) return word;
    if (isAbbreviation(word))
      return word
        .normalize('NFD')
        .toUpperCase()
        .replace(/./gu, (letter) => CAPITALS[letter] ?? '');
    return russianOf(capitalized(soundOf(lower(word), language), word));
  });
}

const ARABIC: Readonly<Record<string, string>> = {
  а: 'ا', б: 'ب', в: 'ف', г: 'غ', д: 'د', е: 'ي', ё: 'و', ж: 'ج', з: 'ز', и: 'ي', й: 'ي', к: 'ك', л: 'ل', м: 'م',
  н: 'ن', о: 'و', п: 'ب', р: 'ر', с: 'س', т: 'ت', у: 'و', ф: 'ف', х: 'خ', ц: 'تس', ч: 'تش', ш: 'ش', щ: 'شتش', ъ: '',
  ы: 'ي', ь: '', э: 'ي', ю: 'يو', я: 'يا', һ: 'ه', ў: 'و',
}; // prettier-ignore

/** Vowels at the beginning of a word rest on a letter. */
const ARABIC_FIRST: Readonly<Record<string, string>> = {
  а: 'أ', и: 'إي', о: 'أو', у: 'أو', э: 'إي', е: 'ي', ё: 'يو',
}; // prettier-ignore

/** Arabic letters of Cyrillic ones, for a text that sounds as written. */
export function arabicOf(sound: string): string {
  return sound.replace(/[\p{Script=Cyrillic}'’]+/gu, (word) => {
    const letters = word
      .toLowerCase()
      .replace(/['’]/g, '')
      .replace(/дж/g, 'ж')
      .replace(/(.)\1+/gu, '$1');
    // After a consonant, ю is the sound of ü.
    const [first = '', ...rest] = letters
      .replace(/[иы]й$/u, 'и')
      .replace(/(?<=[бвгджзклмнпрстфхцчшщһ])ю$/u, 'и')
      .replace(/(?<=[бвгджзклмнпрстфхцчшщһ])ю/gu, 'у');
    const text = (ARABIC_FIRST[first] ?? ARABIC[first] ?? first) + rest.map((each) => ARABIC[each] ?? each).join('');
    return text.replace(/ي{2,}/g, 'ي').replace(/و{2,}/g, 'و').replace(/ا{2,}/g, 'ا');
  });
}

/** `Łukasz` of Polish is `لوكاش`. Abbreviations stay: Arabic has no capitals. */
export function toArabic(text: string, language: Language): string {
  return text.replace(WORD, (word) => {
    if (!/\p{Script=Latin}/u.test(word) || isAbbreviation(word)) return word;
    return arabicOf(soundOf(lower(word), language));
  });
}

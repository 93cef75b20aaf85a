/**
 * The texts of the elements: of each language the files that they need. A bundler loads each of them once for the page.
 */
import type { Language } from 'touchline/core/preferences/types';
import { decodeSentences } from '../web/format/sentences.ts';
import type { Sentences } from '../web/format/sentences.ts';

/** `line` is enough for a board. */
export type Words = 'line' | 'coupon';

type Files = () => readonly Promise<unknown>[];

const FILES: Readonly<Record<Language, Readonly<Record<Words, Files>>>> = {
  en: {
    line: () => [import('../web/locales/en/common.json'), import('../web/locales/en/line.json')],
    coupon: () => [import('../web/locales/en/game.json'), import('../web/locales/en/coupon.json')],
  },
  ru: {
    line: () => [import('../web/locales/ru/common.json'), import('../web/locales/ru/line.json')],
    coupon: () => [import('../web/locales/ru/game.json'), import('../web/locales/ru/coupon.json')],
  },
  de: {
    line: () => [import('../web/locales/de/common.json'), import('../web/locales/de/line.json')],
    coupon: () => [import('../web/locales/de/game.json'), import('../web/locales/de/coupon.json')],
  },
  ar: {
    line: () => [import('../web/locales/ar/common.json'), import('../web/locales/ar/line.json')],
    coupon: () => [import('../web/locales/ar/game.json'), import('../web/locales/ar/coupon.json')],
  },
};

export async function wordsOf(language: Language, words: readonly Words[]): Promise<Sentences> {
  const files = await Promise.all(words.flatMap((name) => FILES[language][name]()));
  return Object.fromEntries(files.flatMap((file) => Object.entries(decodeSentences(file))));
}

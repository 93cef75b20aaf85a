/**
 * Sentences of the locale files. `createTranslate` reads them without a library, for shells in which i18next would be
 * most of the code: parameters, plural forms by `count`, isolated names.
 */
import type { Language } from 'touchline/core/preferences/types';
import type { Translate } from 'touchline/kernel/text';
import { directionOf, localeOf } from './locale.ts';

/** Sentences by key. */
export type Sentences = Readonly<Record<string, string>>;

const FIRST_STRONG = '\u2068';
const END = '\u2069';

/**
 * In a right-to-left sentence a name ('1. FC Union Berlin') keeps its own direction and does not change that of the
 * sentence.
 */
export function isolated(value: unknown, language: Language): string {
  const text = String(value);
  return directionOf(language) === 'ltr' || typeof value !== 'string' || text === '' ? text : FIRST_STRONG + text + END;
}

/** Decodes a locale file to sentences by key; values that are not strings are dropped. */
export function decodeSentences(module: unknown): Sentences {
  const content: unknown =
    typeof module === 'object' && module !== null && 'default' in module ? module.default : module;
  if (typeof content !== 'object' || content === null) return {};
  return Object.fromEntries(
    Object.entries(content).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** A translator over sentences of one language. A missing parameter is left out; a missing sentence is its key. */
export function createTranslate(sentences: Sentences, language: Language): Translate {
  const plural = new Intl.PluralRules(localeOf(language));
  return (key, params = {}) => {
    const { count } = params;
    const counted = typeof count === 'number' ? sentences[`${key}_${plural.select(count)}`] : undefined;
    const sentence = counted ?? sentences[key] ?? key;
    return sentence.replace(/\{\{\s*(\w+)\s*\}\}/g, (_whole, name: string) =>
      Object.hasOwn(params, name) ? isolated(params[name], language) : '',
    );
  };
}

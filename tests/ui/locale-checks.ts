/**
 * The completeness of a locale, and the keys that sources reference: pure functions, so that a planted defect is a
 * small object.
 */
import type { Translate } from '../../ui/web/text.ts';
import { sourceOf } from '../architecture/sources.ts';

export type Texts = Readonly<Record<string, string>>;
/** By namespace. */
export type Locale = Readonly<Record<string, Texts>>;

const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/;
const PARAM = /\{\{(\w+)\}\}/g;
/** The largest number tested for plural categories: every category of the site's languages has occurred by then. */
const PLURAL_REACH = 200;

const baseOf = (key: string): string => PLURAL.exec(key)?.[1] ?? key;

/** Keys as the code requests them, with plural forms merged into one. */
export const askedKeys = (locale: Locale): ReadonlySet<string> =>
  new Set(Object.values(locale).flatMap((texts) => Object.keys(texts).map(baseOf)));

/** A key is a plural if English has its `_other` form; any other key with such a suffix is an ordinary key. */
const countedIn = (english: Texts): ReadonlySet<string> =>
  new Set(
    Object.keys(english)
      .filter((key) => key.endsWith('_other'))
      .map(baseOf),
  );

/**
 * The numbers that select a plural category. The text of a category with a single number may omit the number ('one
 * day').
 */
function exactCategories(language: string): ReadonlySet<string> {
  const rules = new Intl.PluralRules(language);
  const seen = new Map<string, number>();
  for (let count = 0; count <= PLURAL_REACH; count += 1)
    seen.set(rules.select(count), (seen.get(rules.select(count)) ?? 0) + 1);
  return new Set([...seen].filter(([, times]) => times === 1).map(([category]) => category));
}

const expectedKeys = (language: string, english: Texts): ReadonlySet<string> => {
  const counted = countedIn(english);
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return new Set(
    Object.keys(english).flatMap((key) =>
      counted.has(baseOf(key)) ? categories.map((category) => `${baseOf(key)}_${category}`) : [key],
    ),
  );
};

const paramsOf = (sentence: string): ReadonlySet<string> =>
  new Set([...sentence.matchAll(PARAM)].map((match) => match[1] ?? ''));

function paramProblems(language: string, key: string, sentence: string, english: Texts): readonly string[] {
  const source = english[key] ?? english[`${baseOf(key)}_other`] ?? '';
  const [wanted, found] = [paramsOf(source), paramsOf(sentence)];
  const category = PLURAL.exec(key)?.[2] ?? '';
  const missing = [...wanted].filter(
    (name) => !found.has(name) && !(name === 'count' && exactCategories(language).has(category)),
  );
  const unknown = [...found].filter((name) => !wanted.has(name));
  return [
    ...missing.map((name) => `${key}: {{${name}}} is missing`),
    ...unknown.map((name) => `${key}: {{${name}}} is unknown`),
    ...(/[{}]/.test(sentence.replace(PARAM, '')) ? [`${key}: a brace is left over`] : []),
  ];
}

/** The translatable part of a sentence: letters only, without parameters and product names. */
const words = (sentence: string): string =>
  sentence
    .replace(PARAM, '')
    .replaceAll('Touchline', '')
    .replace(/[^\p{L}]/gu, '');

/** Whether a sentence can be shown unchanged. */
const formProblems = (key: string, sentence: string): readonly string[] => [
  ...(sentence.trim() === '' ? [`${key}: empty`] : []),
  ...(sentence === sentence.trim() ? [] : [`${key}: blanks around it`]),
  ...(sentence.includes('!') ? [`${key}: shouts`] : []),
];

/** Problems of one namespace of English itself. */
export const englishProblems = (english: Texts): readonly string[] =>
  Object.entries(english).flatMap(([key, sentence]) => [
    ...formProblems(key, sentence),
    ...(countedIn(english).has(baseOf(key))
      ? paramProblems('en', key, sentence, english)
      : paramProblems('en', key, sentence, { [key]: sentence })),
  ]);

/** Problems of one namespace of a translation. `same` are keys whose word is the English one in this language, too. */
export function translationProblems(
  language: string,
  english: Texts,
  translated: Texts,
  same: readonly string[] = [],
): readonly string[] {
  const expected = expectedKeys(language, english);
  const found = Object.keys(translated);
  const shared = found.filter((key) => expected.has(key));
  return [
    ...[...expected].filter((key) => !(key in translated)).map((key) => `${key}: missing`),
    ...found.filter((key) => !expected.has(key)).map((key) => `${key}: not in English`),
    ...shared.flatMap((key) => {
      const sentence = translated[key] ?? '';
      const source = english[key] ?? english[`${baseOf(key)}_other`] ?? '';
      const untranslated = words(source) !== '' && sentence === source && !same.includes(baseOf(key));
      return [
        ...formProblems(key, sentence),
        ...paramProblems(language, key, sentence, english),
        ...(untranslated ? [`${key}: still English`] : []),
      ];
    }),
  ];
}

/** Duplicate keys: within one file, where the last one silently wins, or across two files, which are merged. */
export function doubledKeys(files: Readonly<Record<string, string>>): readonly string[] {
  const all = Object.values(files).flatMap((text) =>
    [...text.matchAll(/^\s*"([^"]+)":/gm)].map((match) => match[1] ?? ''),
  );
  return all.filter((key, at) => all.indexOf(key) !== at);
}

export interface Asked {
  /** Whole keys. */
  readonly keys: ReadonlySet<string>;
  /** Keys with a placeholder, which is written `*`. */
  readonly shapes: ReadonlySet<string>;
}

/**
 * The keys that a source references: every argument of `t(` or `text(`, and every other string that begins like a key
 * (a choice between two, a field of a table). `prefixes` are the first words of all keys.
 */
export function askedIn(path: string, text: string, prefixes: ReadonlySet<string>): Asked {
  const { code } = sourceOf(path, text);
  const keyed = (key: string): boolean => prefixes.has(key.split('.')[0] ?? '');
  const called = [...code.matchAll(/(?<![\w$.])(?:t|text)\(\s*'([^']+)'/g)].map((match) => match[1] ?? '');
  const written = [...code.matchAll(/'([a-zA-Z]+(?:\.[\w-]+)+)'/g)]
    .map((match) => match[1] ?? '')
    .filter((key) => keyed(key) && !/\.tsx?$/.test(key));
  const shapes = [...code.matchAll(/`([a-zA-Z]+\.(?:[^`\s:]|\$\{[^}]*\})*)`/g)].map((match) =>
    (match[1] ?? '').replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '*'),
  );
  return {
    keys: new Set([...called, ...written]),
    shapes: new Set(shapes.filter((shape) => keyed(shape) && shape.includes('*'))),
  };
}

/** The keys that a name requests. Every request returns a text, so that no fallback hides a missing key. */
export function keysIn(name: (t: Translate) => string): readonly string[] {
  const keys: string[] = [];
  name((key) => {
    keys.push(key);
    return 'text';
  });
  return keys;
}

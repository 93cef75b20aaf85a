/** Translates the site's English sentences to the language of a page, so that one journey can run in any language. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const LOCALES = fileURLToPath(new URL('../../ui/web/locales', import.meta.url));
const read = new Map<string, ReadonlyMap<string, string>>();

/** A language's sentences by namespace and key. */
const wordsOf = (language: string): ReadonlyMap<string, string> => {
  const known = read.get(language);
  if (known !== undefined) return known;
  const files = readdirSync(`${LOCALES}/${language}`);
  const words = new Map(
    files.flatMap((file) =>
      Object.entries(
        JSON.parse(readFileSync(`${LOCALES}/${language}/${file}`, 'utf8')) as Readonly<Record<string, string>>,
      ).map(([key, text]) => [`${file}:${key}`, text] as const),
    ),
  );
  read.set(language, words);
  return words;
};

export const languageOf = (page: Page): string =>
  /^\/([a-z]{2})(?:\/|$)/.exec(new URL(page.url()).pathname)?.[1] ?? 'en';

/**
 * All translations of the sentence, because one English word may have several. Throws when the site has no such
 * sentence.
 */
const saidIn = (language: string, english: string): readonly string[] => {
  const keys = [...wordsOf('en')].filter(([, text]) => text === english).map(([key]) => key);
  if (keys.length === 0) throw new Error(`the site does not say "${english}"`);
  return [...new Set(keys.map((key) => wordsOf(language).get(key) ?? english))];
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches the whole sentence in the page's language; with `isStart`, only its beginning. */
export const localized = (page: Page, english: string, isStart = false): RegExp =>
  new RegExp(`^(?:${saidIn(languageOf(page), english).map(escaped).join('|')})${isStart ? '' : '$'}`);

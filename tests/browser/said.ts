/** What the site says in the language of a page, for an English sentence of its: so that what is done and read in English is done and read in any language. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const LOCALES = fileURLToPath(new URL('../../ui/web/locales', import.meta.url));
const read = new Map<string, ReadonlyMap<string, string>>();

/** Of a language: its sentences by namespace and key. */
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

/** All that the sentence is in that language: one English word may be several. Throws where the site says nothing like it. */
export const saidIn = (language: string, english: string): readonly string[] => {
  const keys = [...wordsOf('en')].filter(([, text]) => text === english).map(([key]) => key);
  if (keys.length === 0) throw new Error(`the site does not say "${english}"`);
  return [...new Set(keys.map((key) => wordsOf(language).get(key) ?? english))];
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches the whole of it, in the language that the page is in; `isStart`: whatever comes after it. */
export const said = (page: Page, english: string, isStart = false): RegExp =>
  new RegExp(`^(?:${saidIn(languageOf(page), english).map(escaped).join('|')})${isStart ? '' : '$'}`);

/**
 * Country names by code, in the player's language. The parts of the United Kingdom have teams of their own and are
 * named by our texts.
 */
import type { Language } from 'touchline/core/preferences/types';
import type { Translate } from '../text.ts';
import { localeOf } from './locale.ts';

const REGION = /^[A-Z]{2}$/;
const formats = new Map<Language, Intl.DisplayNames>();
/** Names that a server's page has brought, by language and code. */
const brought = new Map<string, string>();

const formatOf = (language: Language): Intl.DisplayNames => {
  const format =
    formats.get(language) ?? new Intl.DisplayNames(localeOf(language), { type: 'region', fallback: 'code' });
  formats.set(language, format);
  return format;
};

/** 'GB-ENG' -> 'England', 'DE' -> 'Germany', 'INT' -> 'International'. */
export function countryName(code: string, language: Language, t: Translate): string {
  if (code === 'INT' || code.includes('-')) return t(`country.${code}`);
  if (!REGION.test(code)) return code;
  return brought.get(language + code) ?? formatOf(language).of(code) ?? code;
}

/**
 * Takes over the names in a server's page, from elements whose `data-country` is the code: the first render neither waits
 * for `Intl` nor differs where the browser names a country in another way [RND-15].
 */
export function takeCountryNames(page: ParentNode, language: Language): void {
  for (const { dataset, textContent } of page.querySelectorAll<HTMLElement>('[data-country]')) {
    const code = dataset['country'] ?? '';
    if (REGION.test(code)) brought.set(language + code, textContent);
  }
}

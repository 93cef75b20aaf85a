/**
 * Country names by code, in the player's language. The parts of the United Kingdom have teams of their own and are
 * named by our texts.
 */
import type { Language } from 'touchline/core/preferences/types';
import type { Translate } from '../text.ts';
import { localeOf } from './locale.ts';

const REGION = /^[A-Z]{2}$/;
const names = new Map<Language, Pick<Intl.DisplayNames, 'of'>>();

const namesIn = (language: Language): Intl.DisplayNames =>
  new Intl.DisplayNames(localeOf(language), { type: 'region', fallback: 'code' });

/** 'GB-ENG' -> 'England', 'DE' -> 'Germany', 'INT' -> 'International'. */
export function countryName(code: string, language: Language, t: Translate): string {
  if (code === 'INT' || code.includes('-')) return t(`country.${code}`);
  const found = names.get(language) ?? namesIn(language);
  names.set(language, found);
  return REGION.test(code) ? (found.of(code) ?? code) : code;
}

/**
 * Takes over the names in a server's page, each beside a flag whose file has the code: the first render neither waits
 * for `Intl` nor differs where the browser names a country in another way [RND-15].
 */
export function takeCountryNames(page: ParentNode, language: Language): void {
  const shown = [...page.querySelectorAll('.flag + .champ-country')];
  const codeOf = (flag: Element | null): string | undefined =>
    /flag-(\w\w)-\w+\.svg$/.exec(flag?.getAttribute('src') ?? '')?.[1];
  const brought = new Map(shown.map((name) => [codeOf(name.previousElementSibling), name.textContent]));
  let others: Intl.DisplayNames | undefined;
  names.set(language, { of: (code) => brought.get(code) ?? (others ??= namesIn(language)).of(code) });
}

/**
 * Country names by code, in the player's language. The parts of the United Kingdom have teams of their own and are
 * named by our texts.
 */
import type { Language } from 'touchline/core/preferences/types';
import type { Translate } from '../text.ts';
import { localeOf } from './locale.ts';

const names = new Map<Language, Intl.DisplayNames>();

/** 'GB-ENG' -> 'England', 'DE' -> 'Germany', 'INT' -> 'International'. */
export function countryName(code: string, language: Language, t: Translate): string {
  if (code === 'INT' || code.includes('-')) return t(`country.${code}`);
  let found = names.get(language);
  if (found === undefined) {
    found = new Intl.DisplayNames(localeOf(language), { type: 'region', fallback: 'code' });
    names.set(language, found);
  }
  return /^[A-Z]{2}$/.test(code) ? (found.of(code) ?? code) : code;
}

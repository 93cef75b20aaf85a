/**
 * How each language writes numbers and dates. Arabic keeps Latin digits, so that odds, amounts and scores read alike.
 */
import type { Language } from 'touchline/core/preferences/types';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', ru: 'ru', de: 'de', ar: 'ar-u-nu-latn' };

export function localeOf(language: Language): string {
  return LOCALES[language];
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

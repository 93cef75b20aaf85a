/** Types of the operator's texts in the site's languages. */
export type SiteLanguage = 'en' | 'ru' | 'de' | 'ar';
export type Localized = Readonly<Record<SiteLanguage, string>>;

const LANGUAGES: readonly SiteLanguage[] = ['en', 'ru', 'de', 'ar'];

export const localized = (en: string, ru: string, de: string, ar: string): Localized => ({ en, ru, de, ar });

/** English for unsupported languages. */
export function siteLanguage(text: string | null): SiteLanguage {
  return LANGUAGES.find((language) => language === text) ?? 'en';
}

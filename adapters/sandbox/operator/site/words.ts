/** Types of the operator's texts in the site's languages. */
export type SiteLanguage = 'en' | 'ru' | 'de' | 'ar';
export type Said = Readonly<Record<SiteLanguage, string>>;

const LANGUAGES: readonly SiteLanguage[] = ['en', 'ru', 'de', 'ar'];

export const said = (en: string, ru: string, de: string, ar: string): Said => ({ en, ru, de, ar });

/** English for unsupported languages. */
export function siteLanguage(text: string | null): SiteLanguage {
  return LANGUAGES.find((language) => language === text) ?? 'en';
}

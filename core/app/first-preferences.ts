import { INITIAL_PREFERENCES, LANGUAGES } from '../modules/preferences/public.ts';
import type { Language, Preferences } from '../modules/preferences/public.ts';
import { readPreferences } from '../modules/preferences/keep-preferences.process.ts';
import type { Ports } from '../ports/ports.ts';

/** What the player chose before, else what her device says, else the defaults [PRF-4]. */
export function firstPreferences({ storage, page, report }: Ports): Preferences {
  const kept = readPreferences(storage, report);
  if (kept !== null) return kept;
  const language = deviceLanguage(page);
  return language === null ? INITIAL_PREFERENCES : { ...INITIAL_PREFERENCES, language };
}

/** The first of the device's languages that the site speaks; null when it speaks none of them. */
export function deviceLanguage({ languages }: Ports['page']): Language | null {
  const spoken = languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.flatMap((tag) => LANGUAGES.filter((each) => each === tag))[0] ?? null;
}

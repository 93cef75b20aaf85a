import { INITIAL_PREFERENCES, LANGUAGES } from '../modules/preferences/public.ts';
import type { Language, Preferences } from '../modules/preferences/public.ts';
import { readPreferences } from '../modules/preferences/keep-preferences.process.ts';
import type { Ports } from '../ports/ports.ts';

/** What the player chose before, else what her device says, else the defaults [PRF-4]. */
export function firstPreferences({ storage, page, report }: Ports): Preferences {
  const kept = readPreferences(storage, report);
  if (kept !== null) return kept;
  const [language] = deviceLanguages(page);
  return language === undefined ? INITIAL_PREFERENCES : { ...INITIAL_PREFERENCES, language };
}

/** Those of the device's languages that the site speaks, best first. */
export function deviceLanguages({ languages }: Ports['page']): readonly Language[] {
  return languages.flatMap((tag) => LANGUAGES.filter((each) => each === tag.toLowerCase().split('-')[0]));
}

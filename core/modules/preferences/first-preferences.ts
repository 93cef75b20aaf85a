import { INITIAL as INITIAL_PREFERENCES } from './decider.ts';
import { LANGUAGES } from './types.ts';
import type { Language, Preferences } from './types.ts';
import { storedPreferences } from './keep-preferences.process.ts';
import type { Ports } from '../../ports/ports.ts';

/** The player's stored choice, else the device's settings, else the defaults [PRF-4]. */
export function firstPreferences({ storage, page, report }: Ports): Preferences {
  const stored = storedPreferences({ storage, report }).read();
  if (stored !== null) return stored;
  const [language] = deviceLanguages(page);
  return language === undefined ? INITIAL_PREFERENCES : { ...INITIAL_PREFERENCES, language };
}

/** The device's languages that the site has, best first. */
export function deviceLanguages({ languages }: Ports['page']): readonly Language[] {
  return languages.flatMap((tag) => LANGUAGES.filter((each) => each === tag.toLowerCase().split('-')[0]));
}

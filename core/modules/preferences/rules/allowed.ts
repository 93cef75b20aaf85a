/** The allowed values of the preferences [PRF-2]. */
import { APP_VIEWS, ODDS_VIEWS } from '../../line/public.ts';
import type { Preferences } from '../types.ts';
import { LANGUAGES, THEMES } from '../types.ts';

/** Hours from UTC that exist somewhere. */
const ZONE_MIN_H = -12;
const ZONE_MAX_H = 14;

/** The first field with a value that is not allowed, or null. */
export function firstForbidden(preferences: Preferences): keyof Preferences | null {
  if (!LANGUAGES.includes(preferences.language)) return 'language';
  if (!APP_VIEWS.includes(preferences.appView)) return 'appView';
  if (!THEMES.includes(preferences.theme)) return 'theme';
  if (typeof preferences.is12h !== 'boolean') return 'is12h';
  if (!ODDS_VIEWS.includes(preferences.oddsView)) return 'oddsView';
  if (preferences.timeZone !== 'auto' && !isZone(preferences.timeZone)) return 'timeZone';
  return null;
}

export function sameAs(left: Preferences, right: Preferences): boolean {
  return (
    left.language === right.language &&
    left.oddsView === right.oddsView &&
    left.theme === right.theme &&
    left.is12h === right.is12h &&
    left.timeZone === right.timeZone &&
    left.appView === right.appView
  );
}

export function isZone(hours: number): boolean {
  return Number.isInteger(hours * 4) && hours >= ZONE_MIN_H && hours <= ZONE_MAX_H;
}

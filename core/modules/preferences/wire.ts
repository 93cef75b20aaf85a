/**
 * The form of preferences that the device stores and tabs send each other: the odds view, the theme and the app view
 * are the operator's numbers, so that tabs and inline scripts of every version of the site read them. Untrusted when read.
 */
import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith } from '../../http/wire-tools.ts';
import { APP_VIEWS, oddsViewId, storedOddsView } from '../line/public.ts';
import { isZone } from './rules/allowed.ts';
import { themeCode, themeOf } from './theme-wire.ts';
import type { Preferences } from './types.ts';
import { LANGUAGES, THEMES } from './types.ts';

const schema = v.object({
  language: v.picklist(LANGUAGES),
  oddsView: storedOddsView,
  theme: v.pipe(v.unknown(), v.transform(themeOf), v.picklist(THEMES)),
  is12h: v.boolean(),
  isClockChosen: v.optional(v.boolean()),
  timeZone: v.union([v.literal('auto'), v.pipe(v.number(), v.check(isZone))]),
  appView: v.pipe(
    v.picklist([0, 1]),
    v.transform((code) => APP_VIEWS[code]),
  ),
});

export const decodePreferences: Decode<Preferences> = decodeWith(schema);

export function encodePreferences(preferences: Preferences): unknown {
  return {
    ...preferences,
    oddsView: oddsViewId(preferences.oddsView, preferences.appView),
    theme: themeCode(preferences.theme),
    appView: APP_VIEWS.indexOf(preferences.appView),
  };
}

export { preferences } from './contract.ts';
export type { Language, Preferences, Theme } from './types.ts';
export { themeCode, themeOf } from './theme-wire.ts';
export { LANGUAGES, THEMES } from './types.ts';
export { isZone } from './rules/allowed.ts';
export type { PreferencesCommand, PreferencesEvent } from './messages.ts';
export { groupMarkOf } from './group-mark.ts';
export { followCountry } from './follow-country.process.ts';

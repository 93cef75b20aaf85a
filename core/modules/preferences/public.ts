export { preferences } from './contract.ts';
export type { Language, Preferences, Theme } from './types.ts';
export { LANGUAGES } from './types.ts';
export { groupMarkOf } from './group-mark.ts';
export { followCountry } from './follow-country.process.ts';

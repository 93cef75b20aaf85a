export { INITIAL as INITIAL_PREFERENCES } from './decider.ts';
export type { Language, Preferences, Theme } from './types.ts';
export { LANGUAGES } from './types.ts';

import type { AppView, OddsView } from '../line/public.ts';

export const LANGUAGES = ['en', 'ru', 'de', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
/** 'auto' follows the device until the player chooses. */
export const THEMES = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof THEMES)[number];

export interface Preferences {
  readonly language: Language;
  readonly oddsView: OddsView;
  readonly theme: Theme;
  readonly is12h: boolean;
  /** The player has chosen the clock's hours; until then the player's country decides [PRF-6]. */
  readonly isClockChosen?: boolean | undefined;
  /** Hours from UTC, or 'auto' for the device's zone. */
  readonly timeZone: number | 'auto';
  readonly appView: AppView;
}

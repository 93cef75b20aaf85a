/** The operator's numbers of themes [D3.14]: 0 light, 1 dark; 'auto', which follows the device, has no number. */
import type { Theme } from './types.ts';
import { THEMES } from './types.ts';

export type ThemeCode = number | 'auto';

export function themeCode(theme: Theme): ThemeCode {
  return theme === 'auto' ? theme : THEMES.indexOf(theme);
}

/** The theme of a code; undefined for anything else. */
export function themeOf(code: unknown): Theme | undefined {
  return THEMES.find((theme) => themeCode(theme) === code);
}

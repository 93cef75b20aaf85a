/** The allowed values of each option [DSP-2]. */
import { APP_VIEWS, ODDS_VIEWS } from '../../line/public.ts';
import { isZone, THEMES } from '../../preferences/public.ts';
import type { OptionName } from '../types.ts';
import { CHOICES } from '../types.ts';

/** The lists of allowed values; any other option but the time zone is on or off. */
const LISTS: Readonly<Partial<Record<OptionName, readonly unknown[]>>> = {
  ...CHOICES,
  oddsView: ODDS_VIEWS,
  theme: THEMES,
  appView: APP_VIEWS,
};

const includes = (list: readonly unknown[], value: unknown): boolean => list.includes(value);

export function isAllowed(name: OptionName, value: unknown): boolean {
  if (Object.hasOwn(LISTS, name)) return includes(LISTS[name] ?? [], value);
  if (name === 'timeZone') return value === 'auto' || (typeof value === 'number' && isZone(value));
  return typeof value === 'boolean';
}

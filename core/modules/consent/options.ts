/** The options of a visitor, and the type of a choice [CNS-2]. */

/** `none`: every optional cookie is declined [S4.5.9]. */
export type ConsentType = 'all' | 'functional' | 'marketing' | 'none';
export const CONSENT_TYPES = ['all', 'functional', 'marketing', 'none'] as const satisfies readonly ConsentType[];

export type CookieName = 'necessary' | 'functionality' | 'marketing';

export interface CookieOption {
  readonly name: CookieName;
  readonly checked: boolean;
  /** The option can't be toggled [CNS-3]. */
  readonly disabled: boolean;
  readonly cookiesType: ConsentType;
}

const OPTIONS = [
  { name: 'necessary', disabled: true, cookiesType: 'none' },
  { name: 'functionality', disabled: false, cookiesType: 'functional' },
  { name: 'marketing', disabled: false, cookiesType: 'marketing' },
] as const satisfies readonly Omit<CookieOption, 'checked'>[];

/** The options after a choice; nothing is ticked before one. */
export function optionsOf(type: ConsentType | null): readonly CookieOption[] {
  return OPTIONS.map((option) => ({
    ...option,
    checked: option.disabled || type === 'all' || type === option.cookiesType,
  }));
}

/** The options with these names checked; a disabled option stays as it is. */
export function withChecked(names: readonly CookieName[]): readonly CookieOption[] {
  return OPTIONS.map((option) => ({ ...option, checked: option.disabled || names.includes(option.name) }));
}

/** All if every option is checked, else the type of the first checked option that is not disabled, else none. */
export function typeOf(options: readonly CookieOption[]): ConsentType {
  if (options.every(({ checked }) => checked)) return 'all';
  return options.find(({ checked, disabled }) => checked && !disabled)?.cookiesType ?? 'none';
}

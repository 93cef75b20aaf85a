/** Validates telephone numbers for support [SCH-5], and classifies window widths [SCH-8]. */

/** The fewest and the most digits of an international number. */
const MIN_PHONE_DIGITS = 6;
const MAX_PHONE_DIGITS = 15;
export const MAX_NAME = 60;
export const MAX_MESSAGE = 500;
/** The screen widths of S9.25, px [SCH-8]. */
const WIDTHS: readonly number[] = [1920, 1366, 1100, 1024];

/** `+` and digits; null for an invalid telephone number. */
export function phoneOf(text: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(text.trim())) return null;
  const digits = text.replace(/\D/g, '');
  return digits.length < MIN_PHONE_DIGITS || digits.length > MAX_PHONE_DIGITS ? null : `+${digits}`;
}

/** The largest of these widths that fits the window; 0 below the smallest. */
export function widthClass(width: number): number {
  return WIDTHS.find((each) => width >= each) ?? 0;
}

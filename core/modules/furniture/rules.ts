/** What may be sent to support [FUR-5], and how wide a window counts as [FUR-8]. */

/** Digits of an international number: the shortest and the longest. */
const SHORTEST_PHONE = 6;
const LONGEST_PHONE = 15;
export const LONGEST_NAME = 60;
export const LONGEST_MESSAGE = 500;
/** The screen widths of the specification, px. */
export const WIDTHS: readonly number[] = [1920, 1366, 1100, 1024];

/** `+` and digits; null where it is no telephone number. */
export function phoneOf(text: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(text.trim())) return null;
  const digits = text.replace(/\D/g, '');
  return digits.length < SHORTEST_PHONE || digits.length > LONGEST_PHONE ? null : `+${digits}`;
}

/** The largest of the specification's widths that the window has; 0 below the smallest. */
export function widthClass(width: number): number {
  return WIDTHS.find((each) => width >= each) ?? 0;
}

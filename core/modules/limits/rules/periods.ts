/**
 * Lengths of self-exclusion and time-out. Operators write the same year as 360 or as 365 days [LIM-3].
 */

/** Days, shortest first. A pair is one choice in two spellings. */
export const EXCLUSION_DAYS: readonly number[] = [1, 7, 30, 90, 180, 360, 365, 720, 730, 1_080, 1_095, 1_800, 1_825];
export const TIME_OUT_DAYS: readonly number[] = [1, 7, 30];

/** The longest valid length: ten years. */
const MAX_DAYS = 3_653;

export interface PeriodName {
  readonly unit: 'hours' | 'days' | 'months' | 'years';
  readonly count: number;
}

/** A valid length in days; null for every other number. */
export function daysOf(value: number): number | null {
  return Number.isSafeInteger(value) && value >= 1 && value <= MAX_DAYS ? value : null;
}

/** The name of a length; both spellings of a year have one name. */
export function periodName(days: number): PeriodName {
  if (days === 1) return { unit: 'hours', count: 24 };
  for (const year of [360, 365]) if (days % year === 0) return { unit: 'years', count: days / year };
  if (days % 30 === 0 && days > 30) return { unit: 'months', count: days / 30 };
  return { unit: 'days', count: days };
}

/**
 * The lengths to choose from, shortest first, each name once: of two spellings the longer, because protection must not
 * end early.
 */
export function periodOptions(options: readonly number[]): readonly number[] {
  const byName = new Map<string, number>();
  for (const option of options) {
    const days = daysOf(option);
    if (days === null) continue;
    const { unit, count } = periodName(days);
    const name = `${count} ${unit}`;
    byName.set(name, Math.max(days, byName.get(name) ?? 0));
  }
  return [...byName.values()].sort((left, right) => left - right);
}

/** Lengths of self-exclusion and time-out. Operators write the same year as 360 or as 365 days; the service also names three lengths by ids [LIM-3]. */

/** Days, shortest first. A pair is one choice in two spellings. */
export const EXCLUSION_DAYS: readonly number[] = [1, 7, 30, 90, 180, 360, 365, 720, 730, 1_080, 1_095, 1_800, 1_825];
export const TIME_OUT_DAYS: readonly number[] = [1, 7, 30];

/** The longest that is understood: ten years. */
const MOST_DAYS = 3_653;

/** Option ids of the service: 10, 11, 12 and 1, 2, 3 are 24 hours, 7 days and 30 days. 1 is a day in both readings. */
const DAYS_BY_ID: ReadonlyMap<number, number> = new Map([
  [10, 1],
  [11, 7],
  [12, 30],
  [2, 7],
  [3, 30],
]);

export interface PeriodName {
  readonly unit: 'hours' | 'days' | 'months' | 'years';
  readonly count: number;
}

/** An option as days, or null when it names no length. */
export function daysOf(option: number): number | null {
  const named = DAYS_BY_ID.get(option);
  if (named !== undefined) return named;
  return Number.isSafeInteger(option) && option >= 1 && option <= MOST_DAYS ? option : null;
}

/** How a length is called; both spellings of a year have one name. */
export function periodName(days: number): PeriodName {
  if (days === 1) return { unit: 'hours', count: 24 };
  for (const year of [360, 365]) if (days % year === 0) return { unit: 'years', count: days / year };
  if (days % 30 === 0 && days > 30) return { unit: 'months', count: days / 30 };
  return { unit: 'days', count: days };
}

/** The lengths to choose from, shortest first, each name once: of two spellings the longer, for protection is not to end early. */
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

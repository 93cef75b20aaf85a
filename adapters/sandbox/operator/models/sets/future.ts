/** The rest of a match: exact distributions of a total and a difference. */

/** Chances that an integer is at most `low + i`: 0 below, 1 from the last entry on. */
export interface Cumulative {
  readonly low: number;
  readonly atMost: Float64Array;
}

export interface Future {
  readonly total: Cumulative;
  /** Home minus away. */
  readonly difference: Cumulative;
  /** Chance that the total is odd. */
  readonly odd: number;
}

const NOTHING: Cumulative = { low: 0, atMost: new Float64Array([1]) };
/** The future after the end of the match. */
export const NO_FUTURE: Future = { total: NOTHING, difference: NOTHING, odd: 0 };

export function chanceAtMost(law: Cumulative, value: number): number {
  const index = value - law.low;
  if (index < 0) return 0;
  return index >= law.atMost.length ? 1 : (law.atMost[index] ?? 1);
}

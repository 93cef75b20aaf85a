/** Metrics of one round, ratios between implementations, and the report rows derived from both. */

/** Measurements of one implementation in one round, by metric name. */
export type Metrics = Readonly<Record<string, number>>;
/** Metrics of each implementation, one entry per round. */
export type Samples = ReadonlyMap<string, readonly Metrics[]>;

export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
  readonly rounds: number;
}

export interface Goal {
  readonly kind: 'atMost' | 'atLeast';
  readonly value: number;
}

export interface Row {
  readonly label: string;
  readonly goal: Goal | null;
  readonly unit: string;
  readonly spread: Spread;
}

export const atMost = (value: number): Goal => ({ kind: 'atMost', value });
export const atLeast = (value: number): Goal => ({ kind: 'atLeast', value });

function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((left, right) => left - right);
  const half = Math.floor(sorted.length / 2);
  const median =
    sorted.length % 2 === 1 ? sorted[half] : ((sorted[half - 1] ?? Number.NaN) + (sorted[half] ?? Number.NaN)) / 2;
  return {
    median: median ?? Number.NaN,
    low: sorted[0] ?? Number.NaN,
    high: sorted.at(-1) ?? Number.NaN,
    rounds: sorted.length,
  };
}

export function valuesOf(samples: Samples, implementation: string, metric: string): readonly number[] {
  return (samples.get(implementation) ?? []).map((metrics) => metrics[metric] ?? Number.NaN);
}

/** Divides a metric of one implementation by a metric of another, round by round. */
export function ratios(
  samples: Samples,
  [implementation, metric]: readonly [string, string],
  [baseline, baselineMetric]: readonly [string, string],
): readonly number[] {
  const baselineValues = valuesOf(samples, baseline, baselineMetric);
  return valuesOf(samples, implementation, metric).map((value, round) => value / (baselineValues[round] ?? Number.NaN));
}

export function row(label: string, values: readonly number[], unit: string, goal: Goal | null): Row {
  return { label, goal, unit, spread: spreadOf(values) };
}

/** Compares the median with the goal. Returns null for a row without a goal. */
export function meetsGoal({ goal, spread }: Row): boolean | null {
  if (goal === null) return null;
  return goal.kind === 'atMost' ? spread.median <= goal.value : spread.median >= goal.value;
}

/** About three significant digits; values of 100 and above are rounded to integers. */
export function formatValue(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const size = Math.abs(value);
  return size >= 100
    ? Math.round(value).toLocaleString('en')
    : size >= 10
      ? value.toFixed(1)
      : size >= 0.1 || size === 0
        ? value.toFixed(2)
        : value.toPrecision(2);
}

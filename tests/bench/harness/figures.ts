/** Numbers of the benchmarks: what a contestant measured, what a round's ratio was, and the line that is told of it. */

/** What one contestant measured in one round, by name. */
export type Figures = Readonly<Record<string, number>>;
/** Each contestant's figures, one entry a round. */
export type Samples = ReadonlyMap<string, readonly Figures[]>;

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
  readonly what: string;
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

export function valuesOf(samples: Samples, contestant: string, figure: string): readonly number[] {
  return (samples.get(contestant) ?? []).map((figures) => figures[figure] ?? Number.NaN);
}

/** Round by round: a figure of one contestant over a figure of another. */
export function ratios(
  samples: Samples,
  [above, aboveFigure]: readonly [string, string],
  [below, belowFigure]: readonly [string, string],
): readonly number[] {
  const under = valuesOf(samples, below, belowFigure);
  return valuesOf(samples, above, aboveFigure).map((value, round) => value / (under[round] ?? Number.NaN));
}

export function row(what: string, values: readonly number[], unit: string, goal: Goal | null): Row {
  return { what, goal, unit, spread: spreadOf(values) };
}

/** Judged by the median: true when the goal is met, null when there is none. */
export function isHit({ goal, spread }: Row): boolean | null {
  if (goal === null) return null;
  return goal.kind === 'atMost' ? spread.median <= goal.value : spread.median >= goal.value;
}

/** Three significant digits, whole from a hundred on. */
export function formatFigure(value: number): string {
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

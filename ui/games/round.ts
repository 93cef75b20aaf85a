/** Rounds as the provider sends them, and readers of its messages. */
export type Json = Readonly<Record<string, unknown>>;
export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A list of numbers in what a round shows; empty for anything else. */
export function numbersIn(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'number') : [];
}

export interface Round {
  readonly id: string;
  readonly status: string;
  /** '' in a replay, whose round has that of the replay. */
  readonly currency: string;
  readonly stake: number;
  readonly bet: unknown;
  readonly moves: readonly number[];
  readonly pays: number | null;
  readonly shown: Readonly<Record<string, unknown>>;
}

export function roundOf(value: unknown): Round | null {
  if (!isRecord(value)) return null;
  return {
    id: textOf(value['id']),
    status: textOf(value['status']),
    currency: textOf(value['currency']),
    stake: numberOf(value['stake']),
    bet: value['bet'],
    moves: numbersIn(value['moves']),
    pays: typeof value['pays'] === 'number' ? value['pays'] : null,
    shown: isRecord(value['shown']) ? value['shown'] : {},
  };
}

/** Whether a round may look like a win: a return at or below the stake is none. */
export function isWon({ pays, stake }: Pick<Round, 'pays' | 'stake'>): boolean {
  return (pays ?? 0) > stake;
}

import type { Rational } from '../../kernel/rational.ts';

export interface Runner {
  /** From 1. */
  readonly number: number;
  readonly name: string;
  /** To win. */
  readonly chance: Rational;
}

export interface RunnerRun {
  /** When the runner finishes, per mille of the time from the start to the end of the race. */
  readonly finish: number;
  /** Per mille of the course at even steps of the runner's own time, from the start to the finish. */
  readonly marks: readonly number[];
}

export interface RaceResult {
  /** The numbers of the runners in the order of the finish. */
  readonly order: readonly number[];
  /** By number, the first runner first. */
  readonly runs: readonly RunnerRun[];
}

export interface Race {
  readonly gameId: number;
  readonly champId: number;
  readonly name: string;
  /** Milliseconds on the operator's clock. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** How many of the first are placed. */
  readonly places: number;
  readonly runners: readonly Runner[];
  /** Null before the start. */
  readonly result: RaceResult | null;
  /** The operator's hash of the seed and the runners' strengths, as first published; 64 hexadecimal digits. */
  readonly commitment: string;
  /** Decides the order; null before the start. */
  readonly serverSeed: string | null;
}

export interface MarginOf {
  readonly kind: number;
  /** A price is 1 / (chance · (1 + margin)). */
  readonly margin: Rational;
}

export interface Races {
  /** The operator's time of the answer. */
  readonly at: number;
  readonly margins: readonly MarginOf[];
  /** In the order of their starts; at least one. */
  readonly races: readonly Race[];
}

export interface RacesState {
  /** Null while no page follows. */
  readonly sportId: number | null;
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The last answer for the sport. */
  readonly answer: Races | null;
}

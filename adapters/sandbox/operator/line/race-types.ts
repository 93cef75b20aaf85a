/** The races of a course, as the page of races needs them. */
import type { RaceResult } from '../models/race/rules.ts';

/** An exact share: n of d. */
export type Share = readonly [n: number, d: number];

export interface RaceInfo {
  readonly gameId: number;
  readonly champId: number;
  readonly name: string;
  readonly startsAt: number;
  readonly endsAt: number;
  /** How many of the first are placed. */
  readonly places: number;
  /** The first has number 1. `chance`: to win. */
  readonly runners: readonly { readonly name: string; readonly chance: Share }[];
  /** From the off on; null before. */
  readonly result: RaceResult | null;
  /** The hash of the seed and the runners' strengths, 64 hexadecimal digits. */
  readonly commitment: string;
  /** Published with the result; null before. */
  readonly serverSeed: string | null;
}

export interface Races {
  readonly at: number;
  /** The divisor of a market's price beside the chance, less 1, by kind. */
  readonly margins: readonly { readonly kind: number; readonly margin: Share }[];
  /** In the order of their starts. */
  readonly races: readonly RaceInfo[];
}

/** The kinds of markets that a wide row of a list shows beside its main ones [LIN-118]. */
import { KIND } from './market-kinds.ts';

type Kinds = readonly [number, number];

const BOTH_SIDES: Kinds = [KIND.homeTotal, KIND.awayTotal];
const SETS: Kinds = [KIND.setHandicap, KIND.setTotal];

/** By the operator's sport id. The rows of other sports have their main markets only. */
const KINDS: ReadonlyMap<number, Kinds> = new Map([
  [1, [KIND.doubleChance, KIND.bothScore]],
  ...[2, 3, 5, 7, 8, 13, 14, 66].map((sport) => [sport, BOTH_SIDES] as const),
  ...[4, 6, 10, 16].map((sport) => [sport, SETS] as const),
]);

/** The two kinds of a sport, in the order of a row; empty for a sport without any. */
export function wideKinds(sportId: number): readonly number[] {
  return KINDS.get(sportId) ?? [];
}

/** The kinds of markets that a wide row of a list shows beside its main ones [LIN-118]. */
import { KIND } from './market-kinds.ts';
import {
  AMERICAN_FOOTBALL,
  BADMINTON,
  BASEBALL,
  BASKETBALL,
  CRICKET,
  FOOTBALL,
  FUTSAL,
  HANDBALL,
  ICE_HOCKEY,
  RUGBY,
  TABLE_TENNIS,
  TENNIS,
  VOLLEYBALL,
} from './sport-ids.ts';

type Kinds = readonly [number, number];

const BOTH_SIDES: Kinds = [KIND.homeTotal, KIND.awayTotal];
const SETS: Kinds = [KIND.setHandicap, KIND.setTotal];

const WITH_SIDE_TOTALS = [ICE_HOCKEY, BASKETBALL, BASEBALL, RUGBY, HANDBALL, AMERICAN_FOOTBALL, FUTSAL, CRICKET];
const IN_SETS = [TENNIS, VOLLEYBALL, TABLE_TENNIS, BADMINTON];

/** By sport. The rows of other sports have their main markets only. */
const KINDS: ReadonlyMap<number, Kinds> = new Map([
  [FOOTBALL, [KIND.doubleChance, KIND.bothScore]],
  ...WITH_SIDE_TOTALS.map((sport) => [sport, BOTH_SIDES] as const),
  ...IN_SETS.map((sport) => [sport, SETS] as const),
]);

/** The two kinds of a sport, in the order of a row; empty for a sport without any. */
export function wideKinds(sportId: number): readonly number[] {
  return KINDS.get(sportId) ?? [];
}

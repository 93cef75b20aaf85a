/** The sports and market kinds that have selections for same-game combos [SGC-7]. */
import { BASKETBALL, FOOTBALL, KIND, playedAs } from '../../line/public.ts';

/** As in `line/rules/stat-kinds.ts`, which the first page does not load. */
const CORNER_RESULT = 32;
const CORNER_TOTAL = 33;

const EITHER = [
  ...[KIND.total, KIND.homeTotal, KIND.awayTotal, KIND.oddEven],
  ...[KIND.halfTimeResult, KIND.halfTimeTotal],
] as const;

/** By sport; a virtual sport is combined as the real one that it is played as. */
const KINDS: ReadonlyMap<number, ReadonlySet<number>> = new Map<number, ReadonlySet<number>>([
  [
    FOOTBALL,
    new Set<number>([
      ...[...EITHER, KIND.result, KIND.doubleChance, KIND.bothScore, KIND.europeanHandicap],
      ...[CORNER_RESULT, CORNER_TOTAL],
    ]),
  ],
  [BASKETBALL, new Set<number>([...EITHER, KIND.winner, KIND.asianHandicap])],
]);

/** Whether matches of the sport are priced as a whole. */
export const hasCombos = (sportId: number): boolean => KINDS.has(playedAs(sportId));

/**
 * Whether selections of this kind can be in a combo with others of their match. A single line of the kind may still be
 * too far from the expected one [SGC-1].
 */
export const canCombine = (sportId: number, kind: number): boolean => KINDS.get(playedAs(sportId))?.has(kind) === true;

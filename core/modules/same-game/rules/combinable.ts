/** Which kinds of markets have selections for same-game combos [SGC-7]. */
import { KIND } from '../../line/public.ts';

/** As in `line/rules/stat-kinds.ts`, which the first page does not load. */
const MAX_CORNERS = 32;
const CORNER_TOTAL = 33;

const EITHER = [
  ...[KIND.total, KIND.homeTotal, KIND.awayTotal, KIND.oddEven],
  ...[KIND.halfTimeResult, KIND.halfTimeTotal],
] as const;

/** By the operator's sport id. */
const KINDS: ReadonlyMap<number, ReadonlySet<number>> = new Map<number, ReadonlySet<number>>([
  [
    1,
    new Set<number>([
      ...[...EITHER, KIND.result, KIND.doubleChance, KIND.bothScore, KIND.europeanHandicap],
      ...[MAX_CORNERS, CORNER_TOTAL],
    ]),
  ],
  [3, new Set<number>([...EITHER, KIND.winner, KIND.asianHandicap])],
]);

/**
 * Whether selections of this kind can be in a combo with others of their match. A single line of the kind may still be
 * too far from the expected one [SGC-1]. `sportId`: the real sport that a virtual one is played as.
 */
export const canCombine = (sportId: number, kind: number): boolean => KINDS.get(sportId)?.has(kind) === true;

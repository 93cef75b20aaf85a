/**
 * The market kinds of what is counted in a football match beside goals [LIN-229]. Types and params as those of
 * `market-kinds.ts`: 1 home, 2 equal, 3 away; over 1 and under 2 at `param`.
 */
export const STAT_KIND = {
  /** The side with more corners, types 1 2 3. */
  cornerResult: 32,
  cornerTotal: 33,
  /** The side with more cards, types 1 2 3. A yellow and a red card count one each. */
  cardResult: 34,
  cardTotal: 35,
} as const;

const CORNERS = ['corners'];
const CARDS = ['yellowCards', 'redCards'];
const NAMES: ReadonlyMap<number, readonly string[]> = new Map([
  [STAT_KIND.cornerResult, CORNERS],
  [STAT_KIND.cornerTotal, CORNERS],
  [STAT_KIND.cardResult, CARDS],
  [STAT_KIND.cardTotal, CARDS],
]);

/** The statistics that a kind adds up; null for a kind that counts the score. */
export const countedBy = (kind: number): readonly string[] | null => NAMES.get(kind) ?? null;
/** Over and under. */
export const isTallyTotal = (kind: number): boolean => kind === STAT_KIND.cornerTotal || kind === STAT_KIND.cardTotal;

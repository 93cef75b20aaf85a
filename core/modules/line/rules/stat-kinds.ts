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

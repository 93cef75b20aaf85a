/**
 * The market kinds of the players who score in a football match [LIN-238]: type 1 is a player of the home side and 3 one
 * of the away side, `param` is the player's shirt number times 4, and the label the player's name.
 */
export const SCORER_KIND = {
  /** The player scores, whenever. */
  toScore: 36,
  /** The player scores the first goal; type 2 is no goal at all, type 0 a player of either side who did not start. */
  firstScorer: 37,
} as const;

const KINDS: ReadonlySet<number> = new Set<number>(Object.values(SCORER_KIND));

export const isScorerKind = (kind: number): boolean => KINDS.has(kind);

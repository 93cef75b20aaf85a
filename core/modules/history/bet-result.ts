/** The result of a bet or of one of its legs. The operator numbers the results; everything inside has the word. */

/**
 * In the order of the operator's numbers, from -2 to 6 [D3.6.7]: not calculated, game not started, lose, win, return,
 * forced return, half win half return, half lose half return, half lose half win.
 */
export const betResultNames = [
  'unsettled',
  'notStarted',
  'lost',
  'won',
  'returned',
  'forcedReturn',
  'halfWon',
  'halfLost',
  'halfLostHalfWon',
] as const;

export type BetResult = (typeof betResultNames)[number];

const FIRST = -2;

/** The result with this number; undefined for any other number. */
export function betResultOf(statusId: number): BetResult | undefined {
  return betResultNames[statusId - FIRST];
}

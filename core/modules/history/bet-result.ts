/** The result of a bet or of one of its legs, in words. `bet-result-wire.ts` numbers them in this order. */
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

/** The types of a bet in words. `bet-type-wire.ts` numbers them in this order. */
export const betTypeNames = [
  'single',
  'express',
  'system',
  'chain',
  'multibet',
  'conditional',
  'antiExpress',
  'lucky',
  'patent',
  'singles',
] as const;

export type BetTypeName = (typeof betTypeNames)[number];

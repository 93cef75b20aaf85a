/** The types of a bet in words, in the order of menus; `bet-type-wire.ts` has the operator's numbers. */
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

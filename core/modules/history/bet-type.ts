/** The types of a bet. The operator numbers the types; everything inside has the word. */

/** In the order of the operator's numbers, from 0 to 9. */
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

/** The type with this number; 'unknown' for any other number. */
export function betTypeOf(typeId: number): BetTypeName | 'unknown' {
  return betTypeNames[typeId] ?? 'unknown';
}

export function betTypeIdOf(name: BetTypeName): number {
  return betTypeNames.indexOf(name);
}

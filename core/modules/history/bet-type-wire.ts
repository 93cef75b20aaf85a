/** The operator's numbers of the types of a bet: the places in the list of names, from 0 to 9. */
import { betTypeNames } from './bet-type.ts';
import type { BetTypeName } from './bet-type.ts';

/** The type with this number; 'unknown' for any other number. */
export function betTypeOf(typeId: number): BetTypeName | 'unknown' {
  return betTypeNames[typeId] ?? 'unknown';
}

export function betTypeIdOf(name: BetTypeName): number {
  return betTypeNames.indexOf(name);
}

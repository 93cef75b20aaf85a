/** The operator's numbers of the types of a bet. */
import { betTypeNames } from './bet-type.ts';
import type { BetTypeName } from './bet-type.ts';

const NUMBERS: Readonly<Record<BetTypeName, number>> = {
  single: 0,
  express: 1,
  system: 2,
  chain: 3,
  multibet: 4,
  conditional: 5,
  antiExpress: 6,
  lucky: 7,
  patent: 8,
  singles: 9,
};

/** The type with this number; 'unknown' for any other number. */
export function betTypeOf(typeId: number): BetTypeName | 'unknown' {
  return betTypeNames.find((name) => NUMBERS[name] === typeId) ?? 'unknown';
}

export function betTypeIdOf(name: BetTypeName): number {
  return NUMBERS[name];
}

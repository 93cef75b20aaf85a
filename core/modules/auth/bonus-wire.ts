/** The operator's numbers of the registration's bonus [AUT-20]. */
import type { Account, Bonus } from './types.ts';
import { BONUSES } from './types.ts';

const CODES: Readonly<Record<Bonus, number>> = { none: 0, sports: 1, casino: 2 };

/** The bonus of a number; undefined for an unknown one. */
export function bonusOf(code: number): Bonus | undefined {
  return BONUSES.find((bonus) => CODES[bonus] === code);
}

/** The account of a registration as the operator reads it. */
export function encodeAccount({ bonus, ...account }: Account): Omit<Account, 'bonus'> & { readonly bonus: number } {
  return { ...account, bonus: CODES[bonus] };
}

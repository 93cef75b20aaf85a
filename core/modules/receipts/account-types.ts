import type { Bet } from '../history/public.ts';

/** The numbers of the types of accounts in the format of receipts; -1 for a type that the writing version does not know. */
export const ACCOUNT_TYPE_NUMBERS: Readonly<Record<Bet['accountType'], number>> = {
  main: 0,
  bonus: 4,
  currency: 9,
  unknown: -1,
};

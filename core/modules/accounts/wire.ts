import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { AccountsAnswer } from './messages.ts';
import type { Account, AccountType } from './types.ts';

const TYPES: Readonly<Record<number, AccountType>> = { 0: 'main', 4: 'bonus', 9: 'currency' };

/** The type of the operator's number, or of its own name as a journal has it. */
export function accountTypeOf(read: unknown): AccountType | undefined {
  return typeof read === 'number' ? TYPES[read] : Object.values(TYPES).find((type) => type === read);
}

const account = v.object({
  id: integer,
  type: integer,
  currencyId: v.optional(integer, 0),
  iso: v.string(),
  symbol: v.string(),
  money: integer,
  isActive: v.boolean(),
  label: v.string(),
});

/** Accounts of an unknown type are omitted [ACC-3]. */
const accounts = v.pipe(
  v.array(account),
  v.transform((list): readonly Account[] =>
    list.flatMap((each) => {
      const type = accountTypeOf(each.type);
      return type === undefined ? [] : [{ ...each, type }];
    }),
  ),
);

export const accountsEntries = {
  accounts,
  session: v.object({ loginAt: integer, previousLoginAt: v.nullable(integer), netPosition: integer }),
};

export const decodeAccounts: Decode<AccountsAnswer> = decodeWith(v.object(accountsEntries));

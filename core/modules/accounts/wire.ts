import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { AccountsAnswer } from './messages.ts';
import type { Account } from './views.ts';

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
const known = v.object({ ...account.entries, type: v.picklist([0, 4, 9]) });

/** Accounts of an unknown type are omitted [ACC-3]. */
const accounts = v.pipe(
  v.array(account),
  v.transform((list): readonly Account[] => list.flatMap((each) => (v.is(known, each) ? [each] : []))),
);

export const accountsEntries = {
  accounts,
  session: v.object({ loginAt: integer, previousLoginAt: v.nullable(integer), netPosition: integer }),
};

export const decodeAccounts: Decode<AccountsAnswer> = decodeWith(v.object(accountsEntries));

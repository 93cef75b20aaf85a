import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { AccountsAnswer } from './messages.ts';

/** A type of account that this site does not know is left out, not guessed. */
const account = v.object({ id: integer, type: integer, iso: v.string(), symbol: v.string(), money: integer, isActive: v.boolean(), label: v.string() });

export const accountsEntries = {
  accounts: v.pipe(
    v.array(account),
    v.transform((accounts) => accounts.flatMap((each) => (each.type === 0 || each.type === 4 || each.type === 9 ? [{ ...each, type: each.type as 0 | 4 | 9 }] : []))),
  ),
  session: v.object({ loginAt: integer, previousLoginAt: v.nullable(integer), netPosition: integer }),
};

export const decodeAccounts: Decode<AccountsAnswer> = decodeWith(v.object(accountsEntries));

import type { Account } from '../accounts/public.ts';
import type { AccountConversion } from '../user/public.ts';
import { mayConvertFrom } from './decider.ts';
import type { AccountChangesState, CurrencyChoice } from './types.ts';

export type { AskedConversion, Conversion, CurrencyChoice, Quote } from './types.ts';

export interface AccountChangesView extends Omit<AccountChangesState, 'currencies' | 'currenciesStatus'> {
  /** Currencies without an account of the player. */
  readonly addable: readonly CurrencyChoice[];
  readonly hasFailed: boolean;
  /** Accounts from which money may be converted, and to which. */
  readonly sources: readonly Account[];
  readonly targets: readonly Account[];
}

export function viewAccountChanges(
  { currencies, currenciesStatus, ...state }: AccountChangesState,
  accounts: readonly Account[],
  permission: AccountConversion,
): AccountChangesView {
  const own = accounts.filter(({ type }) => type !== 'bonus');
  const sources = own.length < 2 ? [] : own.filter((account) => mayConvertFrom(account, permission));
  return {
    ...state,
    addable: currencies.filter(({ iso }) => !accounts.some((account) => account.iso === iso)),
    hasFailed: currenciesStatus === 'failed',
    sources,
    targets: sources.length === 0 ? [] : own,
  };
}

export { accounts } from './contract.ts';
export type { AccountsState } from './decider.ts';
export type { AccountsCommand } from './messages.ts';
export type { Account, AccountsView } from './views.ts';
export { accountsEntries, accountTypeOf } from './wire.ts';
export type { AccountType } from './types.ts';

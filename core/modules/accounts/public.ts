export { accounts } from './contract.ts';
export type { AccountsState } from './decider.ts';
export type { AccountsCommand } from './messages.ts';
export type { Account, AccountsView } from './views.ts';
export { BONUS_ACCOUNT, CURRENCY_ACCOUNT, MAIN_ACCOUNT } from './views.ts';
export { accountsEntries } from './wire.ts';

export type { AccountsState } from './decider.ts';
export type { AccountsCommand } from './messages.ts';
export type { Account, AccountsView } from './views.ts';
export { accountsEntries } from './wire.ts';

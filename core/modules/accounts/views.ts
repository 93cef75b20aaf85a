import type { AccountsState } from './decider.ts';

export interface Account {
  readonly id: number;
  /** Specification: 0 main, 4 bonus, 9 currency. */
  readonly type: 0 | 4 | 9;
  readonly iso: string;
  readonly symbol: string;
  /** Minor units. */
  readonly money: number;
  readonly isActive: boolean;
  readonly label: string;
}

export interface AccountsView {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly accounts: readonly Account[];
  readonly active: Account | null;
  readonly loginAt: number | null;
  readonly previousLoginAt: number | null;
  /** Returns minus settled stakes since login, minor units of the active account's currency. */
  readonly netPosition: number;
}

/** The accounts as shells see them. */
export function viewAccounts({ status, answer }: AccountsState): AccountsView {
  const accounts = answer?.accounts ?? [];
  return {
    status,
    accounts,
    active: accounts.find((each) => each.isActive) ?? null,
    loginAt: answer?.session.loginAt ?? null,
    previousLoginAt: answer?.session.previousLoginAt ?? null,
    netPosition: answer?.session.netPosition ?? 0,
  };
}

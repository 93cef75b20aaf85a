import type { AccountsState } from './decider.ts';
import type { Account } from './types.ts';

export type { Account } from './types.ts';

export interface AccountsView {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly accounts: readonly Account[];
  readonly active: Account | null;
  /**
   * The number of the active account, '' without one [D4.6.7]. The session names the player.
   */
  readonly globalUserId: string;
  readonly loginAt: number | null;
  readonly previousLoginAt: number | null;
  /** Returns minus settled stakes since login, minor units of `netCurrency`. */
  readonly netPosition: number;
  /** The main account's currency; '' while unknown. */
  readonly netCurrency: string;
}

/** The accounts as shells see them. */
export function viewAccounts({ status, answer }: AccountsState): AccountsView {
  const accounts = answer?.accounts ?? [];
  const active = accounts.find((each) => each.isActive) ?? null;
  return {
    status,
    accounts,
    active,
    globalUserId: active === null ? '' : String(active.id),
    loginAt: answer?.session.loginAt ?? null,
    previousLoginAt: answer?.session.previousLoginAt ?? null,
    netPosition: answer?.session.netPosition ?? 0,
    netCurrency: accounts.find(({ type }) => type === 'main')?.iso ?? '',
  };
}

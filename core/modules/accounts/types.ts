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

export const MAIN_ACCOUNT = 0;
/**
 * Types of account that can pay a stake. An account in another currency is empty until the operator funds it [ACC-7].
 */
const STAKING_TYPES: readonly Account['type'][] = [MAIN_ACCOUNT, 4];

export function canStakeFrom({ type }: Pick<Account, 'type'>): boolean {
  return STAKING_TYPES.includes(type);
}

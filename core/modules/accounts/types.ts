export type AccountType = 'main' | 'bonus' | 'currency';

export interface Account {
  readonly id: number;
  readonly type: AccountType;
  /** The operator's number of the currency. */
  readonly currencyId: number;
  readonly iso: string;
  readonly symbol: string;
  /** Minor units. */
  readonly money: number;
  readonly isActive: boolean;
  readonly label: string;
}

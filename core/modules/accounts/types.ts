export interface Account {
  readonly id: number;
  /** 0 main, 4 bonus, 9 currency. */
  readonly type: 0 | 4 | 9;
  /** The operator's number of the currency. */
  readonly currencyId: number;
  readonly iso: string;
  readonly symbol: string;
  /** Minor units. */
  readonly money: number;
  readonly isActive: boolean;
  readonly label: string;
}

export const MAIN_ACCOUNT = 0;
export const BONUS_ACCOUNT = 4;
export const CURRENCY_ACCOUNT = 9;

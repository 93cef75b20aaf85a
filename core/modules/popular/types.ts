export interface PopularBet {
  readonly marketId: number;
  readonly gameId: number;
  /** How many bets of the last 24 hours contain the selection; at least 1. */
  readonly bets: number;
}

export interface PopularState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The last list, the most bets first. */
  readonly bets: readonly PopularBet[];
}

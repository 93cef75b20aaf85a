/** A boosted price that the operator offers. */
export interface Boost {
  readonly marketId: number;
  /** The market of the same selection at its ordinary price. */
  readonly ordinaryId: number;
  readonly gameId: number;
  /** Thousandths. */
  readonly price: number;
  /** The largest stake, minor units of the list's currency. */
  readonly maxStake: number;
  /** Milliseconds on the operator's clock. */
  readonly endsAt: number;
}

export interface BoostsState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The currency of the last question; '' before it. */
  readonly currency: string;
  readonly boosts: readonly Boost[];
}

/** A view in Svelte: an observable is a store already, so a component reads `$stake`. */
import type { Core } from 'touchline/core';
import type { CouponSlices } from 'touchline/core/coupon';

type Stake = ReturnType<CouponSlices['stake']['get']>;
/** Svelte's store contract, as its documentation states it for observables. */
interface Store<T> {
  subscribe(run: (value: T) => void): { unsubscribe(): void } | (() => void);
}

export const stakeOf = (core: Core): Store<Stake> => core.coupon.stake.value$;

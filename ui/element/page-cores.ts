/** The cores of this page, which `main.ts` provides: elements are created by the browser and take no arguments. */
import type { Borrow, Cores } from './cores.ts';
import type { BoardCore } from 'touchline/app/facade';
import type { CouponCore } from 'touchline/board/create-coupon-core';

let provided: Cores | null = null;

/** Sets the cores unless another call has. */
export function provideCores(create: () => Cores): void {
  provided ??= create();
}

const cores = (): Cores => {
  if (provided === null) throw new Error('the elements are defined by defineElements()');
  return provided;
};

export const boardOf: Borrow<BoardCore> = (...how) => cores().board(...how);
export const couponOf: Borrow<CouponCore> = (...how) => cores().coupon(...how);

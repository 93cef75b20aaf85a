/** A page of the user: names of the elements and their events have types, without a cast. */
import { defineElements } from 'touchline/element';
import type { PlacingDetail, SelectDetail, TouchlineCoupon, TouchlineOdds } from 'touchline/element';

defineElements();

/** Both types are the same, neither is `any`. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(is: Same<A, B>): boolean => is;

const odds = document.querySelector('touchline-odds');
const coupon = document.createElement('touchline-coupon');
same<typeof odds, TouchlineOdds | null>(true);
same<typeof coupon, TouchlineCoupon>(true);
if (odds?.core !== null && odds?.core !== undefined) odds.core.line.watch(['live']);
coupon.core = null;

odds?.addEventListener('touchline-select', (event) => {
  same<typeof event, CustomEvent<SelectDetail>>(true);
  if (event.detail.price < 1_100) event.preventDefault();
});
document.addEventListener('touchline-placing', ({ detail }) => {
  same<typeof detail, PlacingDetail>(true);
  console.log(detail.state, detail.betId);
});
window.addEventListener('touchline-select', ({ detail: { marketId, isSelected } }) =>
  console.log(marketId, isSelected),
);
// @ts-expect-error The detail has no such field.
coupon.addEventListener('touchline-placing', ({ detail }) => console.log(detail.stake));

/** A view in React. */
import { useProjection } from 'touchline/react';
import type { Core } from 'touchline/core';

export function StakeText({ core }: { readonly core: Core }) {
  return <output>{useProjection(core.coupon.stake, ({ stakeText }) => stakeText)}</output>;
}

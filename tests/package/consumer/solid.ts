/** A view in Solid: one line. */
import { from } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { Core } from 'touchline/core';

export function useStakeText(core: Core): Accessor<string> {
  const stake = from(core.coupon.stake.value$, core.coupon.stake.get());
  return () => stake().stakeText;
}

/** A view in Vue: three lines in a component's `setup`. */
import { onScopeDispose, shallowRef } from '@vue/reactivity';
import type { ShallowRef } from '@vue/reactivity';
import type { Core } from 'touchline/core';

export function useStake(core: Core): ShallowRef<string> {
  const text = shallowRef('');
  const subscription = core.coupon.stake.value$.subscribe((stake) => (text.value = stake.stakeText));
  onScopeDispose(() => subscription.unsubscribe());
  return text;
}

/** Whether one-click betting is on, and the mark of that on the page. */
import { useEffect } from 'react';
import type { StakeSlice } from 'touchline/core/coupon/slices';
import { useCore } from '../../core-context.ts';
import { useProjection } from '../../use-projection.ts';

export const isOneClickOn = ({ oneClick }: StakeSlice): boolean => oneClick.isOn;

/** Lets the style sheet mark every price while one-click is on. The cells themselves do not know the mode. */
export function useOneClickMark(): void {
  const isOn = useProjection(useCore().coupon.stake, isOneClickOn);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-one-click', isOn);
    return () => document.documentElement.removeAttribute('data-one-click');
  }, [isOn]);
}

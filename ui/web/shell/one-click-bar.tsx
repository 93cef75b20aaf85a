/**
 * Bar above the bottom navigation while one-click betting is on: the mode, the result of the last tap, and the off
 * switch.
 */
import type { ReactNode } from 'react';
import type { PlacingSlice } from 'touchline/core/coupon/slices';
import { useCore } from '../core-context.ts';
import { OneClickBanner } from '../screens/coupon/one-click.tsx';
import { useSeveralText } from '../screens/coupon/several.tsx';
import { useText } from '../text.ts';
import { useProjection, identity } from '../use-projection.ts';

/** The result of the last tap, in words. */
function useLast({ placing }: PlacingSlice): string {
  const t = useText();
  const several = useSeveralText();
  switch (placing.state) {
    case 'idle':
      return '';
    case 'several': {
      const last = placing.items.at(-1);
      if (last === undefined) return several(placing);
      if (last.state === 'accepted') return t('coupon.accepted');
      return last.state === 'rejected' ? t('coupon.rejected') : t(`coupon.${last.state}`);
    }
    case 'saving':
    case 'sending':
    case 'pending':
    case 'unknown':
    case 'accepted':
    case 'rejected':
    case 'ordered':
      return t(`coupon.${placing.state}`);
  }
}

export function OneClickBar(): ReactNode {
  const last = useLast(useProjection(useCore().coupon.placing, identity));
  return (
    <div className="one-click-bar">
      <OneClickBanner />
      <p className="one-click-last" aria-live="polite">
        {last}
      </p>
    </div>
  );
}

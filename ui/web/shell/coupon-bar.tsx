/** The coupon above a phone's navigation: the quick coupon, or the bar of one-click betting. */
import { Suspense, type ReactNode } from 'react';
import { useCore } from '../core-context.ts';
import { isOneClickOn } from '../screens/coupon/one-click-mark.ts';
import { lazyAgain } from '../try-again.tsx';
import { useProjection } from '../use-projection.ts';
import { OneClickBar } from './one-click-bar.tsx';

const QuickCoupon = lazyAgain(async () => (await import('../screens/coupon/quick-coupon.tsx')).QuickCoupon);

export function CouponBar({ onOpen }: { readonly onOpen: () => void }): ReactNode {
  return useProjection(useCore().coupon.stake, isOneClickOn) ? (
    <OneClickBar />
  ) : (
    <Suspense fallback={null}>
      <QuickCoupon onOpen={onOpen} />
    </Suspense>
  );
}

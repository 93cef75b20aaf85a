/**
 * `<touchline-coupon origin lang>`: the coupon of the same core as the boards on the page. Its contents load with it.
 */
import type { CouponCore } from 'touchline/board/create-coupon-core';
import type { Running } from './base.ts';
import { TouchlineElement } from './base.ts';
import type { Borrow } from './cores.ts';
import { couponOf } from './page-cores.ts';

export class TouchlineCoupon extends TouchlineElement<CouponCore> {
  static readonly observedAttributes = ['origin', 'lang'];

  protected override readonly words = ['line', 'coupon'] as const;
  protected override readonly borrow: Borrow<CouponCore> = (...how) => couponOf(...how);

  protected override start(running: Running<CouponCore>): void {
    let isOver = false;
    running.onStop(() => (isOver = true));
    void import('./coupon-parts.ts').then(
      ({ drawCoupon }) => {
        if (!isOver) drawCoupon(running, this, this.getAttribute('origin') ?? '');
      },
      (fault: unknown) => console.error(`<${this.localName}>`, fault),
    );
  }
}

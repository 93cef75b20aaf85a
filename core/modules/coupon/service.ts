/** The coupon's service for siblings, beyond its state. */
import type { Readable } from '../../kernel/readable.ts';
import type { CouponSlices } from './slices.ts';
import type { SentCoupon } from './types.ts';

export interface CouponService {
  /** The parts of the view, each observed on its own. */
  readonly slices: CouponSlices;
  /** Market ids of the legs, for price cells. */
  readonly markets: Readable<ReadonlySet<number>>;
  /** The coupon as it would be sent now; null while it can't be sent. */
  readonly draft: () => SentCoupon | null;
}

import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { CouponCommand, CouponEvent, CouponRejection } from './messages.ts';
import type { CouponService } from './service.ts';
import type { CouponView } from './slices.ts';
import type { CouponState } from './state.ts';

export interface CouponContract extends FeatureTypes {
  readonly name: 'coupon';
  readonly state: CouponState;
  readonly command: CouponCommand;
  readonly event: CouponEvent;
  readonly rejection: CouponRejection;
  readonly view: CouponView;
  readonly service: CouponService;
  readonly actions: null;
}

export const coupon = contract<CouponContract>('coupon');

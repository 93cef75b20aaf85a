import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { QuickCouponState } from './decider.ts';
import type { QuickCouponCommand, QuickCouponEvent } from './messages.ts';
import type { QuickCouponView } from './views.ts';

export interface QuickCouponContract extends FeatureTypes {
  readonly name: 'quick-coupon';
  readonly state: QuickCouponState;
  readonly command: QuickCouponCommand;
  readonly event: QuickCouponEvent;
  readonly rejection: never;
  readonly view: QuickCouponView;
  readonly service: null;
  readonly actions: null;
}

export const quickCoupon = contract<QuickCouponContract>('quick-coupon');

import type { Message, Nothing } from '../../kernel/message.ts';

export type QuickCouponCommand = Message<'quick-coupon/show', Nothing> | Message<'quick-coupon/hide', Nothing>;
export type QuickCouponEvent = Message<'quick-coupon/shown', Nothing> | Message<'quick-coupon/hidden', Nothing>;

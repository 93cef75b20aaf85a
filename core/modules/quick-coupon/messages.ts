import type { Message } from '../../kernel/message.ts';

type Nothing = Record<string, never>;

export type QuickCouponCommand = Message<'quick-coupon/show', Nothing> | Message<'quick-coupon/hide', Nothing>;
export type QuickCouponEvent = Message<'quick-coupon/shown', Nothing> | Message<'quick-coupon/hidden', Nothing>;

import type { SettleInput } from 'touchline/core/coupon/rules/settlement/coupon-input';

export function settle(coupon: SettleInput): number;

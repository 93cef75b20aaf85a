/** The rules of betting for a shell that has them at hand from the start: `createCore(ports, { couponRules })`. */
export { couponRules } from '../modules/coupon/rules/rulebook.ts';

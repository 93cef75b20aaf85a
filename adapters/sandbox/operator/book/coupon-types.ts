/** Which coupon types the operator takes. A type comes in by its row here and the core's settlement; the rest of the book does not ask for types. */

export interface CouponType {
  readonly minLegs: number;
  readonly maxLegs: number;
  /** Whether several legs of one game may meet. */
  readonly sameGame: boolean;
}

export const MAX_LEGS = 30;

export const COUPON_TYPES: ReadonlyMap<number, CouponType> = new Map([
  [0, { minLegs: 1, maxLegs: 1, sameGame: true }], // single
  [1, { minLegs: 2, maxLegs: MAX_LEGS, sameGame: false }], // express
]);

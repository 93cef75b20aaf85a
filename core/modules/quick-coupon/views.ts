/** The feature's view for shells. */
export interface QuickCouponView {
  readonly isShown: boolean;
}

/** What shells see. */
export interface QuickCouponView {
  readonly isShown: boolean;
}

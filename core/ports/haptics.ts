/** `choice`: a selection entered the coupon; `success`: a bet was accepted; `failure`: a bet was refused. */
export type Haptic = 'choice' | 'success' | 'failure';

/** Feedback that a hand feels. On a device without any, nothing happens. */
export interface HapticsPort {
  play(what: Haptic): void;
}

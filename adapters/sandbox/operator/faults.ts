/** Faults on demand, for tests and trials: only the stand-in has them. They live in memory and end with the process. */

export interface FaultSettings {
  /** So many answers to placed coupons are lost after the deed. */
  readonly loseAnswer: number;
  /** So many coupons are refused as suspended. */
  readonly refuse: number;
  /** Answers to placed coupons come so much later, ms. */
  readonly delayMs: number;
}

export interface Faults {
  set(settings: FaultSettings): void;
  settings(): FaultSettings;
  /** True when this answer is to be lost; counts it. */
  takeLoss(): boolean;
  /** True when this coupon is to be refused; counts it. */
  takeRefusal(): boolean;
}

export const NO_FAULTS: FaultSettings = { loseAnswer: 0, refuse: 0, delayMs: 0 };
/** The most of each. */
export const MOST_FAULTS: FaultSettings = { loseAnswer: 1_000, refuse: 1_000, delayMs: 60_000 };

export function createFaults(initial: FaultSettings = NO_FAULTS): Faults {
  let now = initial;
  const take = (name: 'loseAnswer' | 'refuse'): boolean => {
    if (now[name] === 0) return false;
    now = { ...now, [name]: now[name] - 1 };
    return true;
  };
  return {
    set: (settings) => {
      now = settings;
    },
    settings: () => now,
    takeLoss: () => take('loseAnswer'),
    takeRefusal: () => take('refuse'),
  };
}

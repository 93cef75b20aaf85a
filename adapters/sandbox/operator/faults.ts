/** Injectable faults for tests and trials. Faults are kept in memory and end with the process. */

export interface FaultSettings {
  /** How many answers to placed coupons are lost after the bet was taken. */
  readonly loseAnswer: number;
  /** How many coupons are refused as suspended. */
  readonly refuse: number;
  /** The delay of answers to placed coupons, ms. */
  readonly delayMs: number;
}

export interface Faults {
  set(settings: FaultSettings): void;
  settings(): FaultSettings;
  /** Whether to lose this answer. Counts the loss. */
  takeLoss(): boolean;
  /** Whether to refuse this coupon. Counts the refusal. */
  takeRefusal(): boolean;
}

export const NO_FAULTS: FaultSettings = { loseAnswer: 0, refuse: 0, delayMs: 0 };
/** The maximum of each setting. */
export const MAX_FAULTS: FaultSettings = { loseAnswer: 1_000, refuse: 1_000, delayMs: 60_000 };

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

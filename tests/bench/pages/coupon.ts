/** Coupon calculations on a page: a series of keystrokes, each in its own task as when a player types. */
import { allFigures, BET_TYPES, fullCoupon } from '../workload/coupons.ts';
import { fullView } from '../workload/full-view.ts';

declare global {
  // oxlint-disable-next-line no-var -- the only way to declare a global
  var touchlineCoupon:
    | {
        readonly first: () => number;
        readonly type: (keystrokes: number, output: 'figures' | 'view') => Promise<number>;
      }
    | undefined;
}

const SYSTEM = 'system';
let shown: unknown;

/** Calculates the coupon after the given keystroke. The bet type rotates, so that every type has the same weight. */
function calculateAfter(at: number, output: 'figures' | 'view'): void {
  const betType = BET_TYPES[at % BET_TYPES.length] ?? SYSTEM;
  shown = output === 'figures' ? allFigures(fullCoupon(betType, 100 + at)) : fullView(betType, 100 + at);
}

function timed(run: () => void): number {
  const startedAt = performance.now();
  run();
  return performance.now() - startedAt;
}

globalThis.touchlineCoupon = {
  first: () =>
    timed(() => {
      shown = allFigures(fullCoupon(SYSTEM, 100));
    }),
  /** Returns wall-clock ms per keystroke. */
  type: async (keystrokes, output) => {
    let total = 0;
    for (let at = 0; at < keystrokes; at += 1) {
      await new Promise((resolve) => void setTimeout(resolve, 0));
      total += timed(() => calculateAfter(at, output));
    }
    if (shown === undefined) throw new Error('nothing was calculated');
    return total / keystrokes;
  },
};

/** The coupon's mathematics on a page: keystrokes one after another, each a task of its own, as a player's are. */
import { everyFigure, EVERY_TYPE, fullCoupon } from '../workload/coupons.ts';
import { everythingShown } from '../workload/full-view.ts';

declare global {
  // oxlint-disable-next-line no-var -- the only way to declare a global
  var touchlineCoupon:
    | { readonly first: () => number; readonly type: (keystrokes: number, what: 'figures' | 'view') => Promise<number> }
    | undefined;
}

const SYSTEM = 2;
let shown: unknown;

/** The stake that stands after so many keystrokes; the coupon is of another type each time, so that all count alike. */
function keystroke(at: number, what: 'figures' | 'view'): void {
  const typeId = EVERY_TYPE[at % EVERY_TYPE.length] ?? SYSTEM;
  shown = what === 'figures' ? everyFigure(fullCoupon(typeId, 100 + at)) : everythingShown(typeId, 100 + at);
}

function timed(run: () => void): number {
  const began = performance.now();
  run();
  return performance.now() - began;
}

globalThis.touchlineCoupon = {
  first: () =>
    timed(() => {
      shown = everyFigure(fullCoupon(SYSTEM, 100));
    }),
  /** Answers ms a keystroke, by the clock. */
  type: async (keystrokes, what) => {
    let total = 0;
    for (let at = 0; at < keystrokes; at += 1) {
      await new Promise((resolve) => void setTimeout(resolve, 0));
      total += timed(() => keystroke(at, what));
    }
    if (shown === undefined) throw new Error('nothing was worked out');
    return total / keystrokes;
  },
};

/**
 * Notices that nobody is there any more: after a while without a sign, a warning; a moment later, the end of the visit.
 */
export interface IdleParts {
  /** Milliseconds without a sign until the warning, and from there to the end. */
  readonly warnAfterMs: number;
  readonly endAfterMs: number;
  /** Shows how many seconds are left; null hides it. */
  readonly warn: (seconds: number | null) => void;
  readonly end: () => void;
}

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;
const SECOND_MS = 1000;

/**
 * Starts watching; the returned function continues a visit that has been warned. Signs alone do not: the warning would
 * leave under a finger, whose tap would then reach the page below.
 */
export function watchIdle({ warnAfterMs, endAfterMs, warn, end }: IdleParts, page: EventTarget = window): () => void {
  let last = Date.now();
  let isWarned = false;
  const timer = setInterval(() => {
    const left = last + warnAfterMs + endAfterMs - Date.now();
    isWarned = left <= endAfterMs;
    if (left <= 0) {
      clearInterval(timer);
      end();
    } else if (isWarned) warn(Math.ceil(left / SECOND_MS));
  }, SECOND_MS);
  const note = (): void => {
    if (!isWarned) last = Date.now();
  };
  for (const sign of SIGNS) page.addEventListener(sign, note, { passive: true, capture: true });
  return () => {
    isWarned = false;
    last = Date.now();
    warn(null);
  };
}

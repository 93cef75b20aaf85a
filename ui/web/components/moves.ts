/**
 * Marks price moves with an arrow that expires, and a roll and a tint that the style sheet ends earlier [LIN-127]. One map
 * ordered by age, and one timer that runs while any mark is set.
 */
const LASTS_MS = 5000;
const SWEEP_MS = 500;
const marked = new Map<HTMLElement, { readonly direction: 'up' | 'down'; readonly until: number }>();
let timer: ReturnType<typeof setInterval> | null = null;

const CLASS = { up: 'is-up', down: 'is-down' } as const;
/** Set at every other move of a marked price, which starts the animations anew. */
const AGAIN = 'is-again';

function sweep(): void {
  const now = performance.now();
  for (const [element, { direction, until }] of marked) {
    if (until > now) break;
    element.classList.remove(CLASS[direction], AGAIN);
    marked.delete(element);
  }
  if (marked.size > 0 || timer === null) return;
  clearInterval(timer);
  timer = null;
}

/** Marks the price in `element` as having just gone up or down. */
export function markMoved(element: HTMLElement, direction: 'up' | 'down'): void {
  const last = marked.get(element)?.direction;
  if (last !== undefined) {
    element.classList.remove(CLASS[last]);
    element.classList.toggle(AGAIN);
  }
  element.classList.add(CLASS[direction]);
  marked.delete(element);
  marked.set(element, { direction, until: performance.now() + LASTS_MS });
  timer ??= setInterval(sweep, SWEEP_MS);
}

export function unmark(element: HTMLElement): void {
  const mark = marked.get(element);
  if (mark === undefined) return;
  element.classList.remove(CLASS[mark.direction], AGAIN);
  marked.delete(element);
}

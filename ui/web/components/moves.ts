/**
 * Marks price moves with an arrow that expires, and a roll and a tint that the style sheet ends earlier [LIN-127]. One map
 * ordered by age, and one timer that runs while any mark is set.
 */
const LASTS_MS = 5000;
const SWEEP_MS = 500;
/** Until when each marked price is, ms of the page. */
const marked = new Map<HTMLElement, number>();
let timer: ReturnType<typeof setInterval> | undefined;

function sweep(): void {
  const now = performance.now();
  for (const [element, until] of marked) {
    if (until > now) break;
    unmark(element);
  }
  if (marked.size > 0) return;
  clearInterval(timer);
  timer = undefined;
}

/** Marks the price in `element` as having just gone up or down. */
export function markMoved(element: HTMLElement, direction: 'up' | 'down'): void {
  const { classList } = element;
  if (marked.delete(element)) {
    classList.remove('is-up', 'is-down');
    // At every other move of a marked price, which starts the animations anew.
    classList.toggle('is-again');
  }
  classList.add(`is-${direction}`);
  marked.set(element, performance.now() + LASTS_MS);
  timer ??= setInterval(sweep, SWEEP_MS);
}

export function unmark(element: HTMLElement): void {
  if (marked.delete(element)) element.classList.remove('is-up', 'is-down', 'is-again');
}

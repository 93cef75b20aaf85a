/**
 * Marks price moves: an arrow that expires, a roll, and a tint that fades [LIN-127]. The tints of all prices fade at the
 * same moments, so that a busy board is painted twice a second for them and not at every frame. One map ordered by age,
 * and one timer that runs while any mark is set.
 */
const LASTS_MS = 5000;
const SWEEP_MS = 500;
/** Steps of a tint that fades, one at each sweep. */
const TINTS = 4;
/** Where more prices than this have an arrow, none rolls. */
const MAX_ROLLING = 20;
/** When each marked price moved, ms of the page. */
const marked = new Map<HTMLElement, number>();
let timer: ReturnType<typeof setInterval> | undefined;

function sweep(): void {
  const now = performance.now();
  for (const [element, since] of marked) {
    const left = TINTS - Math.ceil((now - since) / SWEEP_MS);
    if (now - since >= LASTS_MS) unmark(element);
    else if (left > 0) element.dataset['tint'] = String(left);
    else delete element.dataset['tint'];
  }
  if (marked.size > 0) return;
  clearInterval(timer);
  timer = undefined;
}

/** Marks the price in `element` as having just gone up or down. */
export function markMoved(element: HTMLElement, direction: 'up' | 'down'): void {
  const { classList, dataset } = element;
  if (marked.delete(element)) {
    classList.remove('is-up', 'is-down');
    // At every other move of a marked price, which starts the roll anew.
    classList.toggle('is-again');
  }
  classList.add(`is-${direction}`);
  classList.toggle('is-still', marked.size >= MAX_ROLLING);
  dataset['tint'] = String(TINTS);
  marked.set(element, performance.now());
  timer ??= setInterval(sweep, SWEEP_MS);
}

export function unmark(element: HTMLElement): void {
  if (!marked.delete(element)) return;
  element.classList.remove('is-up', 'is-down', 'is-again', 'is-still');
  delete element.dataset['tint'];
}

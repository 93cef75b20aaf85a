/**
 * Marks price moves: an arrow that expires, a roll, and a tint that fades [LIN-127]. The tints of all prices fade at
 * the same moments, so that a busy board is painted twice a second for them and not at every frame. One map ordered by
 * age, and one timer that runs while any mark is set.
 */
const ARROW_MS = 5000;
const SWEEP_MS = 500;
/** Steps of a tint that fades, one at each sweep. */
const TINTS = 4;
/** Where more prices than this have an arrow, none rolls. */
const MAX_ROLLING = 20;
/** When each marked price moved, ms of the page. */
const marked = new Map<HTMLElement, number>();
let timer: ReturnType<typeof setTimeout> | undefined;

function sweep(): void {
  const now = performance.now();
  for (const [element, since] of marked) {
    const age = now - since;
    const left = TINTS - Math.ceil(age / SWEEP_MS);
    if (age >= ARROW_MS) clearFlash(element);
    else if (left > 0) element.dataset['tint'] = `${left}`;
    else delete element.dataset['tint'];
  }
  timer = marked.size > 0 ? setTimeout(sweep, SWEEP_MS) : undefined;
}

/** Marks the price in `element` as having just gone up, or down. */
export function flashPrice(element: HTMLElement, isUp: boolean): void {
  const { classList } = element;
  // At every other move of a marked price, which starts the roll anew.
  if (marked.delete(element)) classList.toggle('is-again');
  classList.toggle('is-up', isUp);
  classList.toggle('is-down', !isUp);
  classList.toggle('is-still', marked.size >= MAX_ROLLING);
  element.dataset['tint'] = `${TINTS}`;
  marked.set(element, performance.now());
  timer ??= setTimeout(sweep, SWEEP_MS);
}

export function clearFlash(element: HTMLElement): void {
  if (!marked.delete(element)) return;
  element.classList.remove('is-up', 'is-down', 'is-again', 'is-still');
  delete element.dataset['tint'];
}

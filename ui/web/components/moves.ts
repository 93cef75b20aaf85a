/**
 * Marks price moves with an arrow that expires. One map ordered by age, and one timer that runs while any mark is set.
 */
const LASTS_MS = 3000;
const SWEEP_MS = 500;
const marked = new Map<HTMLElement, { readonly direction: 'up' | 'down'; readonly until: number }>();
let timer: ReturnType<typeof setInterval> | null = null;

const CLASS = { up: 'is-up', down: 'is-down' } as const;

function sweep(): void {
  const now = performance.now();
  for (const [element, { direction, until }] of marked) {
    if (until > now) break;
    element.classList.remove(CLASS[direction]);
    marked.delete(element);
  }
  if (marked.size > 0 || timer === null) return;
  clearInterval(timer);
  timer = null;
}

/** Marks the price in `element` as having just gone up or down. */
export function markMoved(element: HTMLElement, direction: 'up' | 'down'): void {
  const last = marked.get(element)?.direction;
  if (last !== direction) {
    if (last !== undefined) element.classList.remove(CLASS[last]);
    element.classList.add(CLASS[direction]);
  }
  marked.delete(element);
  marked.set(element, { direction, until: performance.now() + LASTS_MS });
  timer ??= setInterval(sweep, SWEEP_MS);
}

export function unmark(element: HTMLElement): void {
  const mark = marked.get(element);
  if (mark === undefined) return;
  element.classList.remove(CLASS[mark.direction]);
  marked.delete(element);
}

/**
 * Highlights a change of a game: its place is tinted for a moment, and the number that has changed grows. Only the
 * tint remains, and ends at once, where motion is reduced or the site is shown in its light version [LIN-119].
 */
const TINT_MS = 3000;
const GROW_MS = 700;

/** Whether motion is reduced, by the device or by the light version. */
export function isStill(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    /\blight\b/.test(document.documentElement.dataset['look'] ?? '')
  );
}

function grow(element: Element | null | undefined): void {
  if (!isStill())
    element?.animate([{ scale: 1 }, { scale: 1.6, offset: 0.3 }, { scale: 1 }], {
      id: 'grow',
      duration: GROW_MS,
      easing: 'cubic-bezier(0.2, 0, 0, 1)',
      iterations: 2,
    });
}

/** The parts whose background is tinted; elsewhere a frame is drawn, which stays readable over any picture. */
const TINTED = '.row, .bet-leg, .game-bar';
const FRAMED = '.scoreboard';

/** A goal of a side: 0 home, 1 away. `place` contains the score. */
export function flashGoal(place: HTMLElement, side: 0 | 1): void {
  const tint = getComputedStyle(place).getPropertyValue('--accent-soft').trim();
  const timing = { id: 'goal', duration: TINT_MS, easing: isStill() ? 'steps(1, end)' : 'ease-out' };
  place.closest(TINTED)?.animate([{ backgroundColor: tint }, { backgroundColor: tint, offset: 0.6 }, {}], timing);
  place
    .closest(FRAMED)
    ?.animate([{ boxShadow: 'inset 0 0 0 4px #5fe0a8' }, { boxShadow: 'inset 0 0 0 4px transparent' }], timing);
  grow(place.querySelectorAll('[data-score]')[side] ?? place.querySelector('[data-score]'));
}

/** One more card or corner. */
export function flashMark(mark: HTMLElement): void {
  const timing = { id: 'mark', duration: TINT_MS, easing: isStill() ? 'steps(1, end)' : 'ease-out' };
  mark.animate([{ outline: '2px solid currentcolor' }, { outline: '2px solid transparent' }], timing);
  grow(mark);
}

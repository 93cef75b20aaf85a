import { isFocusLost } from './is-focus-lost.ts';

/** Moves the focus into a place of the page when the focused element has gone. */
export function keepFocusIn(place: string): void {
  if (isFocusLost()) document.querySelector<HTMLElement>(place)?.focus();
}

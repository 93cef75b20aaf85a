/** Enter in an amount (the 'Done' key of a phone) places nothing, but moves the focus to the button that does. */
import type { KeyboardEvent } from 'react';

/**
 * The field in which Enter was pressed. When Enter elsewhere moved the focus here, its keyup also fires in this field
 * and is ignored.
 */
let pressedIn: EventTarget | null = null;

/** Handlers to spread over an amount field. The focus moves on keyup: on keydown, key repeat would press the button. */
export const toPlaceOnEnter = {
  onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Enter') pressedIn = event.currentTarget;
  },
  onKeyUp(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== 'Enter' || pressedIn !== event.currentTarget) return;
    pressedIn = null;
    event.currentTarget.closest('.coupon')?.querySelector<HTMLElement>('.coupon-foot > .is-main')?.focus();
  },
};

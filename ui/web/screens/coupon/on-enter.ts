/** Enter in an amount is what a phone's keyboard calls 'Done': it places nothing. It leads to the button that does. */
import type { KeyboardEvent } from 'react';

/** For `onKeyUp`: while the key is still down, the button would take its repetition for a tap. */
export function toPlaceOnEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Enter')
    event.currentTarget.closest('.coupon')?.querySelector<HTMLElement>('.coupon-foot > .is-main')?.focus();
}

/** Keyboard shortcut to the coupon from anywhere on the page [CPN-28]. */
import { useEffect, useEffectEvent } from 'react';

/** The shortcut as `aria-keyshortcuts` and the skip link name it. */
export const COUPON_KEYS = 'Alt+C';

/** In text fields Alt with a letter types a character on some keyboards. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/**
 * Calls `toCoupon` on Alt+C, by physical key, because letters differ between layouts. Inactive while a modal is open.
 */
export function useCouponKeys(toCoupon: () => void): void {
  const call = useEffectEvent(toCoupon);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.code !== 'KeyC' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (isTyping(event.target) || document.documentElement.classList.contains('has-modal')) return;
      event.preventDefault();
      call();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

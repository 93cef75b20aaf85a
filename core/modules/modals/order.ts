import type { Modal, ModalsState } from './state.ts';
import { NEWEST_FIRST, ruleOf } from './kinds.ts';

/**
 * The drawn modal: the most urgent, and among equals the newest that the player opened, otherwise the oldest [MDL-1,
 * MDL-2]. Null when none is open.
 */
export function shownOf(open: ModalsState): Modal | null {
  let shown: Modal | null = null;
  let level = -1;
  for (const modal of open) {
    const { level: own } = ruleOf(modal.kind);
    if (own > level || (own === level && NEWEST_FIRST.has(own))) {
      shown = modal;
      level = own;
    }
  }
  return shown;
}

/**
 * The modals that a navigation dismisses [MDL-5]: the drawn one, and those that the player opened on the page. The
 * others have not been seen yet.
 */
export function leftBehind(open: ModalsState): readonly Modal[] {
  const shown = shownOf(open);
  return open.filter((modal) => {
    const { level, staysOnNavigation } = ruleOf(modal.kind);
    return (
      modal.canClose &&
      !modal.isHeld &&
      !staysOnNavigation &&
      modal.comesAlong !== true &&
      (modal === shown || NEWEST_FIRST.has(level))
    );
  });
}

import type { Modal, ModalsState } from './state.ts';
import { NEWEST_FIRST, ruleOf } from './kinds.ts';

/** The one that is drawn: the most urgent, and among equals the newest of what the player opened herself, otherwise the oldest [MDL-1, MDL-2]. Null when none is open. */
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

/** What going elsewhere takes away [MDL-5]: the one that is drawn, and what the player has opened where she is. Nobody has seen the others yet. */
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

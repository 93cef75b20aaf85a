import { shownOf } from './order.ts';
import type { Modal, ModalsState } from './state.ts';

/** The modal to draw, if any; the others wait. */
export interface ModalsView {
  readonly shown: Modal | null;
  /** All that are open, oldest first. */
  readonly open: readonly Modal[];
}

export function viewModals(open: ModalsState): ModalsView {
  return { shown: shownOf(open), open };
}

/** The history view until its code has loaded. */
import { EVERY_BET, OPEN_BETS } from './filter.ts';
import type { HistoryView } from './views.ts';

const list = { status: 'idle', bets: [], hasMore: false } as const;

export const NO_BETS: HistoryView = {
  ...list,
  filter: EVERY_BET,
  rail: { ...list, filter: OPEN_BETS },
  openCount: 0,
  known: [],
  opened: null,
  exported: null,
};

/** The concerns of the steps of a history, and their words. */
import { moneyText } from './failure-text.ts';
import type { ChangeClass, Refusal } from './limit-model.ts';

/** The concern of a step; each is a law. */
export type Concern =
  | 'stricter'
  | 'looser'
  | 'removal'
  | 'cool-down'
  | 'confirm'
  | 'silence'
  | 'lapse'
  | 'reject'
  | 'one-pending'
  | 'two-tabs'
  | 'values'
  | 'ceiling'
  | 'repeat'
  | 'stakes'
  | 'losses'
  | 'deposits'
  | 'failed-deposit'
  | 'withdrawal'
  | 'self-exclusion'
  | 'time-out'
  | 'exclusion-end'
  | 'lengths'
  | 'must-set'
  | 'orders'
  | 'cancelled-orders'
  | 'currencies';

export interface Divergence {
  /** null: the step is about none of the concerns. */
  readonly concern: Concern | null;
  readonly explanation: string;
}

/** The start of every history: a Monday at noon UTC. */
export const START = Date.UTC(2026, 0, 5, 12);

export const OF_CHANGE: Readonly<Record<ChangeClass, Concern | null>> = {
  stricter: 'stricter',
  looser: 'looser',
  removal: 'removal',
  same: 'repeat',
  repeatedChange: 'repeat',
  outdatedPage: 'two-tabs',
  conflictingChange: 'one-pending',
  ceiling: 'ceiling',
  badValue: 'values',
};
export const OF_REFUSAL: Readonly<Record<Refusal, Concern>> = {
  'self-exclusion': 'self-exclusion',
  'time-out': 'time-out',
  mustSet: 'must-set',
  stakes: 'stakes',
  losses: 'losses',
  deposits: 'deposits',
};
export const BECAUSE: Readonly<Record<Refusal, string>> = {
  'self-exclusion': 'the player is excluded',
  'time-out': 'a time-out runs',
  mustSet: 'a limit must be set before',
  stakes: 'it is over a limit on stakes',
  losses: 'it is over a limit on net losses',
  deposits: 'it is over a limit on deposits',
};

export const limitText = (value: number | null): string => (value === null ? 'no limit' : moneyText(value));

export const CHANGE_TEXT: Readonly<Record<ChangeClass, string>> = {
  stricter: 'a stricter limit',
  looser: 'a looser limit',
  removal: 'the removal of a limit',
  same: 'the limit in force asked for again',
  repeatedChange: 'the pending change asked for again',
  outdatedPage: 'a stricter limit from a page that did not know of a still stricter one',
  conflictingChange: 'a second change while one is pending',
  ceiling: 'a limit above the ceiling',
  badValue: 'a value that is no limit',
};

export function momentText(now: number): string {
  const seconds = Math.round((now - START) / 1_000);
  const two = (count: number): string => String(count).padStart(2, '0');
  const clock = `${two(Math.floor(seconds / 3_600) % 24)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return `day ${Math.floor(seconds / 86_400)} ${clock}`;
}

/** Totals over the steps of a period, and the format of time played. */
import type { ControlStep } from 'touchline/core/limits/types';
import { useLimitWords } from './use-limit-words.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Minor units; `net` is returns less the stakes of the same bets: an open bet is neither won nor lost. */
export interface Sums extends Omit<ControlStep, 'at'> {
  readonly net: number;
}

export function sumOf(steps: readonly ControlStep[]): Sums {
  const sum = (of: (step: ControlStep) => number): number => steps.reduce((all, step) => all + of(step), 0);
  const [settled, returned] = [sum((step) => step.settled), sum((step) => step.returned)];
  return {
    staked: sum((step) => step.staked),
    settled,
    returned,
    net: returned - settled,
    deposited: sum((step) => step.deposited),
    withdrawn: sum((step) => step.withdrawn),
    withdrawing: sum((step) => step.withdrawing),
    playedMs: sum((step) => step.playedMs),
  };
}

export function usePlayed(): (ms: number) => string {
  const { t } = useLimitWords();
  return (ms) =>
    t('limits.played', { hours: Math.floor(ms / HOUR_MS), minutes: Math.floor((ms % HOUR_MS) / MINUTE_MS) });
}

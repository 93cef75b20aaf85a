/**
 * A player's activity in the hours of the last day, or in the last 7 or 30 days of their own calendar: money and active
 * time, from the ledger behind their limits.
 */
import type { ControlPeriod, ControlStep } from 'touchline/core/limits/types';
import type { PlayerLedger } from './ledger.ts';
import { QUARTER_MS } from './player-limits.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const STEPS: Readonly<Record<ControlPeriod, { readonly count: number; readonly lengthMs: number }>> = {
  day: { count: 24, lengthMs: HOUR_MS },
  week: { count: 7, lengthMs: DAY_MS },
  month: { count: 30, lengthMs: DAY_MS },
};

/** Steps oldest first; the last one is still running. `played` is active ms by quarter of an hour since the epoch. */
export function controlSteps(
  { stakes, deposits, withdrawals, withdrawing }: PlayerLedger,
  played: ReadonlyMap<number, number>,
  period: ControlPeriod,
  offsetMs: number,
  now: number,
): readonly ControlStep[] {
  const { count, lengthMs } = STEPS[period];
  const first = Math.floor((now + offsetMs) / lengthMs) * lengthMs - offsetMs - (count - 1) * lengthMs;
  const steps = Array.from({ length: count }, (_, at) => ({
    at: first + at * lengthMs,
    staked: 0,
    settled: 0,
    returned: 0,
    deposited: 0,
    withdrawn: 0,
    withdrawing: 0,
    playedMs: 0,
  }));
  const add = (
    at: number,
    what: 'staked' | 'settled' | 'returned' | 'deposited' | 'withdrawn' | 'withdrawing' | 'playedMs',
    amount: number,
  ): void => {
    const step = steps[Math.floor((at - first) / lengthMs)];
    if (step !== undefined) step[what] += amount;
  };
  for (const { at, amount, returned } of stakes) {
    add(at, 'staked', amount);
    if (returned === null) continue;
    add(returned.at, 'settled', amount);
    add(returned.at, 'returned', returned.amount);
  }
  for (const { at, amount } of deposits) add(at, 'deposited', amount);
  for (const { at, amount } of withdrawals) add(at, 'withdrawn', amount);
  for (const { at, amount } of withdrawing) add(at, 'withdrawing', amount);
  for (const [quarter, ms] of played) add(quarter * QUARTER_MS, 'playedMs', ms);
  return steps;
}

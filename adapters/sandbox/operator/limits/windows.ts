/**
 * How much of a limit is used in the rolling window that ends now. An entry counts for exactly the window's length and
 * frees up at its time plus the window.
 *
 * Net loss is stakes less returns, with an open stake counted as lost. Winnings offset earlier losses, never later
 * ones. The loss in every window, wherever it begins, therefore stays within the limit, and winnings never raise the
 * limit.
 */
import { activityOf, windowMs } from 'touchline/core/limits/rules/kinds';
import type { MoneyKind } from 'touchline/core/limits/types';
import type { PlayerLedger } from './ledger.ts';

interface Flow {
  readonly at: number;
  /** Above zero uses the limit; below zero gives back. */
  readonly amount: number;
}

/** The flows that a kind counts, ordered by time; at the same time, returns come first. */
function flowsOf({ stakes, deposits }: PlayerLedger, kind: MoneyKind): readonly Flow[] {
  const activity = activityOf(kind);
  if (activity === 'deposit') return deposits;
  if (activity === 'stake') return stakes;
  return stakes
    .flatMap(({ amount, at, cashOuts, returned }): readonly Flow[] => [
      { at, amount },
      ...[...cashOuts, ...(returned === null ? [] : [returned])].map((back) => ({ at: back.at, amount: -back.amount })),
    ])
    .sort((a, b) => a.at - b.at || a.amount - b.amount);
}

function usedAt(flows: readonly Flow[], kind: MoneyKind, now: number): number {
  const since = now - windowMs(kind);
  return flows.reduce((sum, { at, amount }) => (at > since && at <= now ? Math.max(0, sum + amount) : sum), 0);
}

/**
 * Pending deposits under a deposit limit, minor units. They use the limit already. Their window starts at the credit,
 * so nothing frees up before that.
 */
export function onTheWay({ depositing }: PlayerLedger, kind: MoneyKind): number {
  return activityOf(kind) === 'deposit' ? depositing.reduce((sum, { amount }) => sum + amount, 0) : 0;
}

/** The amount used at `now`, minor units, never below zero, without pending deposits. */
export function used(ledger: PlayerLedger, kind: MoneyKind, now: number): number {
  return usedAt(flowsOf(ledger, kind), kind, now);
}

const STEPS = 200;

/**
 * When more frees up if nothing else happens: the remainder after each time at which an entry leaves the window,
 * soonest first. `at` in ms.
 */
export function freeSteps(
  ledger: PlayerLedger,
  kind: MoneyKind,
  limit: number,
  now: number,
): readonly { readonly at: number; readonly left: number }[] {
  const flows = flowsOf(ledger, kind);
  const length = windowMs(kind);
  const most = limit - onTheWay(ledger, kind);
  const moments = [...new Set(flows.filter(({ at }) => at > now - length && at <= now).map(({ at }) => at + length))];
  let before = Math.max(0, most - usedAt(flows, kind, now));
  const steps: { readonly at: number; readonly left: number }[] = [];
  for (const at of moments.slice(0, STEPS)) {
    const left = Math.max(0, most - usedAt(flows, kind, at));
    if (left !== before) steps.push({ at, left });
    before = left;
  }
  return steps;
}

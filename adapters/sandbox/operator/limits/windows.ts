/**
 * How much of a limit is used in a rolling window that ends now. An entry counts for exactly the window's length: at its time plus the window it is free again.
 *
 * Net loss: stakes less returns, an open stake at its worst. What was won makes up for what was lost before it, never for what is lost after it: so the loss in every
 * window, wherever it begins, stays within the limit, and winnings never raise the limit.
 */
import { windowMs } from '../../../../core/modules/limits/rules/kinds.ts';
import type { MoneyKind } from '../../../../core/modules/limits/types.ts';
import type { PlayerLedger } from './ledger.ts';

interface Flow {
  readonly at: number;
  /** Above zero uses the limit, below gives back. */
  readonly amount: number;
}

/** The flows that a kind counts, in the order of their times; at the same moment what comes back is first. */
function flowsOf({ stakes, deposits }: PlayerLedger, kind: MoneyKind): readonly Flow[] {
  if (kind >= 20) return deposits;
  if (kind < 10) return stakes;
  return stakes
    .flatMap(({ amount, at, returned }): readonly Flow[] =>
      returned === null
        ? [{ at, amount }]
        : [
            { at, amount },
            { at: returned.at, amount: -returned.amount },
          ],
    )
    .sort((a, b) => a.at - b.at || a.amount - b.amount);
}

function usedAt(flows: readonly Flow[], kind: MoneyKind, now: number): number {
  const since = now - windowMs(kind);
  return flows.reduce((sum, { at, amount }) => (at > since && at <= now ? Math.max(0, sum + amount) : sum), 0);
}

/** Of a deposit limit: what is on its way, minor units. It is used, and counts in the window from its credit on: until then nothing of it comes free. */
export function onTheWay({ depositing }: PlayerLedger, kind: MoneyKind): number {
  return kind >= 20 ? depositing.reduce((sum, { amount }) => sum + amount, 0) : 0;
}

/** Used at `now`, minor units, never below zero; without what is on its way. */
export function used(ledger: PlayerLedger, kind: MoneyKind, now: number): number {
  return usedAt(flowsOf(ledger, kind), kind, now);
}

const STEPS = 200;

/** When more comes free if nothing else happens: what is left after each moment at which something leaves the window, soonest first. `at` in ms. */
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

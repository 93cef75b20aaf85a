/** Runs histories; returns the first broken law, or null. */
import fc from 'fast-check';
import type { Cashier } from './commands.ts';
import { allSteps, replays } from './commands.ts';
import { History } from './history.ts';
import type { Tally } from './laws.ts';
import { LawBroken } from './laws.ts';
import type { Parts } from './limits-world.ts';
import { createLimitsWorld } from './limits-world.ts';

export interface Found {
  readonly law: string;
  readonly report: string;
}

export const SOUND_CASHIER: Cashier = { withdraw: () => undefined, failDeposit: () => undefined };

export async function runHistories(
  parts: Parts,
  cashier: Cashier,
  numRuns: number,
  tally: Tally,
  seed = 1,
): Promise<Found | null> {
  let broken: LawBroken | null = null;
  const outcome = await fc.check(
    fc.asyncProperty(allSteps(cashier), async (steps) => {
      const world = createLimitsWorld(parts);
      const history = new History(world, tally, parts);
      try {
        world.open();
        world.open();
        world.logIn();
        await fc.asyncModelRun(() => ({ model: history, real: world }), steps);
        replays(history, world);
      } catch (fault) {
        if (fault instanceof LawBroken) broken = fault;
        throw fault;
      } finally {
        for (const tab of world.tabs) tab.close();
      }
    }),
    { seed, numRuns, endOnFailure: true },
  );
  if (!outcome.failed) return null;
  const fault: unknown = outcome.errorInstance;
  const law: LawBroken | null = fault instanceof LawBroken ? fault : broken;
  return {
    law: law?.law ?? 'fault',
    report: `${law?.message ?? String(fault instanceof Error ? fault.stack : fault)}\n${fc.stringify(outcome.counterexample)}`,
  };
}

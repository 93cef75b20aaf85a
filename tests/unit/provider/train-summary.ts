/**
 * The exact figures of Night Train: every stop of one spin is counted, and sets of free spins are added from the last
 * one back. A round that ends early has the weight of the spins that could have followed, so that all ends have one
 * denominator.
 */
import { hasTickets, payTrain, TRAIN } from '../../../adapters/sandbox/provider/games/night-train/night-train.ts';
import type { Summary } from './reel-figures.ts';
import { both, certain, eachGrid, either, summaryOf, windowsOf } from './reel-figures.ts';

const { spins, sets, times } = TRAIN.free;

/** All stops of one spin: those without and those with three tickets. */
function countSpin(by: number): readonly [plain: Summary, tickets: Summary] {
  const counts = [new Map<number, bigint>(), new Map<number, bigint>()] as const;
  eachGrid(windowsOf(TRAIN.strips, TRAIN.rows), (grid) => {
    const weights = counts[hasTickets(grid) ? 1 : 0];
    const units = payTrain(grid).units * by;
    weights.set(units, (weights.get(units) ?? 0n) + 1n);
  });
  return [summaryOf(counts[0]), summaryOf(counts[1])];
}

export function trainSummary(): Summary {
  const [plain, tickets] = countSpin(times);
  const spin = either(plain, tickets);
  const others = Array.from({ length: spins - 1 }, () => spin).reduce(both);
  /** Sets that do not come, with the weight of their spins. */
  const none = (count: number): Summary => certain(0, spin.all ** BigInt(spins * count));
  const setAfter = (given: number): Summary =>
    given === sets - 1
      ? both(others, spin)
      : both(others, either(both(plain, none(sets - given - 1)), both(tickets, setAfter(given + 1))));
  const [paid, entered] = countSpin(1);
  return either(both(paid, none(sets)), both(entered, setAfter(0)));
}

import type { Below, Outcome, Verification } from './replay.ts';
import { numberIn, textIn } from './replay.ts';

/** Tenths by segment. */
const STEADY = [12, 0, 15, 12, 0, 12, 0, 17, 12, 0, 12, 0, 15, 12, 0, 12, 0, 19, 30, 14];
const BOLD: ReadonlyMap<number, number> = new Map([
  [2, 20],
  [6, 30],
  [11, 20],
  [19, 124],
]);

async function replay(below: Below, bet: unknown): Promise<Outcome> {
  const segment = await below(20);
  const tenths = textIn(bet, 'wheel') === 'steady' ? (STEADY[segment] ?? 0) : (BOLD.get(segment) ?? 0);
  return { shown: { segment }, pays: (BigInt(numberIn(bet, 'stake')) * BigInt(tenths)) / 10n };
}

export const wheel: Verification = {
  tables: { 1: 'cd630b39678c7357f316db0007e0874ab0a28cf62ba7fb8ca68c9364b8aed3b6' },
  replay,
};

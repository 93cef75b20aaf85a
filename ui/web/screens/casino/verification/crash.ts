import type { Below, Outcome, Verification } from './replay.ts';
import { numberIn } from './replay.ts';

const SPACE = 1n << 52n;

/** Where the flight ended, in hundredths. */
async function endOf(below: Below): Promise<number> {
  let u = 0n;
  for (const bits of [20n, 16n, 16n])
    // Parts of the number follow each other.
    // oxlint-disable-next-line no-await-in-loop
    u = u * (1n << bits) + BigInt(await below(Number(1n << bits)));
  return Math.min(100_000, Math.max(100, Number((99n * SPACE) / (SPACE - u))));
}

async function replay(below: Below, bet: unknown, moves: readonly number[]): Promise<Outcome> {
  const crashedAt = await endOf(below);
  const chosen = moves[0] ?? (numberIn(bet, 'target') || 100_000);
  if (chosen > crashedAt) return { shown: { crashedAt }, pays: 0n };
  return { shown: { cashedOut: chosen }, pays: (BigInt(numberIn(bet, 'stake')) * BigInt(chosen)) / 100n };
}

export const crash: Verification = {
  tables: { 1: 'a8bdfd03e8b1e0e0cc0ecdf52ef292f67432f04a3a9cf02e47fd30bc25aee8d6' },
  isShared: true,
  replay,
};

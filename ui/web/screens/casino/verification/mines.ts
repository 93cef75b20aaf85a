import type { Below, Outcome, Verification } from './replay.ts';
import { drawSome, numberIn } from './replay.ts';

/** 0.99 times the product of 25/(25 - m), 24/(24 - m), … */
function minesPays(stake: bigint, hidden: number, opened: number): bigint {
  let [up, down] = [99n, 100n];
  for (let at = 0; at < opened; at += 1) {
    up *= BigInt(25 - at);
    down *= BigInt(25 - hidden - at);
  }
  return (stake * up) / down;
}

async function replay(below: Below, bet: unknown, moves: readonly number[]): Promise<Outcome> {
  const [stake, count] = [BigInt(numberIn(bet, 'stake')), numberIn(bet, 'mines')];
  const board = (await drawSome(below, 25, count)).toSorted((a, b) => a - b);
  const picks = moves.filter((move) => move >= 0);
  const hasHit = picks.some((cell) => board.includes(cell));
  return { shown: { picks, mines: board }, pays: hasHit ? 0n : minesPays(stake, count, picks.length) };
}

export const mines: Verification = {
  tables: { 1: '3eb851a0de339d7d1f3791f4eee16c591b8cff61df08d9e72011f56569ba173d' },
  replay,
};

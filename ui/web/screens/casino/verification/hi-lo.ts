import type { Below, Outcome, Verification } from './replay.ts';
import { numberIn } from './replay.ts';

const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
const rankOf = (card: number): number => (card % 13) + 1;

/** The ranks that win after a card; an ace is 1, a king is 13. */
function winners(rank: number, isHigher: boolean): readonly number[] {
  const [least, most] = isHigher ? [rank, 13] : [1, rank];
  const all = RANKS.filter((each) => each >= least && each <= most);
  return all.length === 13 ? all.filter((each) => each !== rank) : all;
}

async function replay(below: Below, bet: unknown, moves: readonly number[]): Promise<Outcome> {
  let [up, down] = [BigInt(numberIn(bet, 'stake')) * 99n, 100n];
  let card = await below(52);
  const [cards, ways]: readonly [number[], number[]] = [[card], []];
  for (const move of moves) {
    if (move < 0) break;
    const won = winners(rankOf(card), move === 1);
    // Cards follow each other.
    // oxlint-disable-next-line no-await-in-loop
    card = await below(52);
    cards.push(card);
    if (move === 2) continue;
    if (!won.includes(rankOf(card))) return { shown: { cards, ways }, pays: 0n };
    ways.push(won.length);
    up *= 13n;
    down *= BigInt(won.length);
  }
  return { shown: { cards, ways }, pays: up / down };
}

export const hiLo: Verification = {
  tables: { 1: '6fc1cdb4c475afb08db0eec2f46484008d3c9bacbaadb3297688ea76f415f3b0' },
  replay,
};

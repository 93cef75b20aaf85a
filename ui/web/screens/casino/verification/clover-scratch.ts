import type { Below, Outcome, Verification } from './replay.ts';
import { numberIn } from './replay.ts';

const MULTIPLES = [1_000, 100, 50, 20, 10, 5, 2, 1];
/** The first card of the next lower prize. */
const ENDS = [1, 10, 30, 85, 205, 505, 1_505, 2_205];

/** The printed fields of a card, from left to right. */
function printed(card: number, won: number): readonly number[] {
  const prizes = [0, 3, 6, 1, 4, 7, 2, 5].map((turn) => MULTIPLES[(card + turn) % 8] ?? 0);
  const list =
    won === 0 ? [...prizes, prizes[0] ?? 0] : [won, won, won, ...prizes.filter((prize) => prize !== won)].slice(0, 9);
  const step = [1, 2, 4, 5, 7, 8][card % 6] ?? 1;
  // The field that is reached after `index` steps.
  const fields = new Map(list.map((prize, index) => [(card + index * step) % 9, prize]));
  return Array.from({ length: 9 }, (_, field) => fields.get(field) ?? 0);
}

async function replay(below: Below, bet: unknown): Promise<Outcome> {
  const card = await below(10_000);
  const won = MULTIPLES[ENDS.filter((end) => card >= end).length] ?? 0;
  return { shown: { card, fields: printed(card, won) }, pays: BigInt(numberIn(bet, 'stake')) * BigInt(won) };
}

export const cloverScratch: Verification = {
  tables: {
    1: '1866d237c9e371ed693984b48c4535bb4e3bb324419394dd7e76d5eabcbccc4d',
    2: '030c0d8c7da92a6f58e27c2a4f20aaac120c754e5521434a40d924e77a326ff2',
  },
  deck: { since: 2, whole: [1, 9, 20, 55, 120, 300, 1_000, 700, 7_795] },
  replay,
};

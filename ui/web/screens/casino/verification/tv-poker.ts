/** Poker every minute: hands as texts, compared from the left. */
import type { Verification } from './replay.ts';
import { drawSome, numberIn, textIn } from './replay.ts';

/** A two to an ace as letters that sort like their ranks; cards begin with the ace. */
const LETTERS = 'nbcdefghijklm';
/** Every straight, the highest letter first; the last one is from five to ace. */
const STRAIGHTS = [...['nmlkj', 'mlkji', 'lkjih', 'kjihg', 'jihgf', 'ihgfe', 'hgfed', 'gfedc', 'fedcb', 'nedcb']];

/**
 * The place of a hand's kind from 0 for a high card to 8 for a straight flush, and a text that sorts as hands of a kind
 * do.
 */
function read(hand: readonly number[]): { readonly kind: number; readonly order: string } {
  const letters = hand.map((card) => LETTERS[card % 13] ?? '');
  const times = (letter: string): number => letters.filter((each) => each === letter).length;
  const order = [...letters].sort((x, y) => times(y) - times(x) || (x < y ? 1 : -1)).join('');
  const shape = [...new Set(order)].map(times).join('');
  const suits = new Set(hand.map((card) => Math.trunc(card / 13)));
  const isStraight = STRAIGHTS.includes(order);
  // In the lowest straight the ace comes last.
  const sorted = order === 'nedcb' ? 'edcba' : order;
  if (suits.size === 1) return { kind: isStraight ? 8 : 5, order: sorted };
  if (isStraight) return { kind: 4, order: sorted };
  return { kind: { '41': 7, '32': 6, '311': 3, '221': 2, '2111': 1 }[shape] ?? 0, order };
}

/** Hundredths for the kinds of the red hand, from a high card on. */
const KINDS = [
  ['high-card', 186],
  ['pair', 220],
  ['two-pairs', 1_960],
  ['three', 4_400],
] as const;

export const tvPoker: Verification = {
  tables: { 1: 'e60712b6fcf51565e3bfbdb81aec3e3dc2fd2c6872f95023e807d85ce374e141' },
  isShared: true,
  replay: async (below, bet) => {
    const cards = await drawSome(below, 52, 10);
    const [red, blue] = [cards.slice(0, 5), cards.slice(5)];
    const [ofRed, ofBlue] = [read(red), read(blue)];
    const [a, b] = [ofRed, ofBlue].map(({ kind, order }) => `${kind}${order}`);
    const [name, kindPays] = KINDS[ofRed.kind] ?? ['straight-up', 12_300];
    const won = new Map<string, number>([[name, kindPays]]);
    if (a === b) won.set('red', 100).set('blue', 100);
    else won.set((a ?? '') > (b ?? '') ? 'red' : 'blue', 190);
    const pays = (BigInt(numberIn(bet, 'stake')) * BigInt(won.get(textIn(bet, 'on')) ?? 0)) / 100n;
    return { shown: { red, blue, kinds: [ofRed.kind, ofBlue.kind] }, pays };
  },
};

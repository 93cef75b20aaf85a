/** Hands of hold'em for the verification: every five of seven cards as texts, compared from the left. */

/** A two to an ace as letters that sort like their ranks; cards begin with the ace. */
const LETTERS = 'nbcdefghijklm';
const STRAIGHTS = ['nmlkj', 'mlkji', 'lkjih', 'kjihg', 'jihgf', 'ihgfe', 'hgfed', 'gfedc', 'fedcb', 'nedcb'];
const SHAPES: Readonly<Record<string, number>> = {
  '41': 7,
  '4': 7,
  '32': 6,
  '311': 3,
  '31': 3,
  '3': 3,
  '221': 2,
  '22': 2,
};

export const letterOf = (card: number): string => LETTERS[card % 13] ?? '';
export const suitFrom = (card: number): number => Math.trunc(card / 13);

/** Up to five cards as a text: the kind's digit, then the ranks in the order in which they count. */
function textOf(hand: readonly number[]): string {
  const letters = hand.map(letterOf);
  const times = (letter: string): number => letters.filter((each) => each === letter).length;
  const order = [...letters].sort((x, y) => times(y) - times(x) || (x < y ? 1 : -1)).join('');
  const shape = [...new Set(order)].map(times).join('');
  const isFlush = hand.length === 5 && new Set(hand.map(suitFrom)).size === 1;
  const isStraight = STRAIGHTS.includes(order);
  // In the lowest straight the ace comes last.
  const sorted = order === 'nedcb' ? 'edcba' : order;
  if (isFlush) return `${isStraight ? 8 : 5}${sorted}`;
  return isStraight ? `4${sorted}` : `${SHAPES[shape] ?? (shape.startsWith('2') ? 1 : 0)}${order}`;
}

/** All ways to leave out cards until five are left. */
function fives(cards: readonly number[], from = 0): readonly (readonly number[])[] {
  if (cards.length <= 5) return [cards];
  return cards.flatMap((_, at) => (at < from ? [] : fives(cards.toSpliced(at, 1), at)));
}

/** The best five of the cards. */
export function bestText(cards: readonly number[]): string {
  return fives(cards).reduce((best, hand) => {
    const text = textOf(hand);
    return text > best ? text : best;
  }, '');
}

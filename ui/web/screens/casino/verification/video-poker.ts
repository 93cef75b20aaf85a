import type { Below, Outcome, Verification } from './replay.ts';
import { drawSome, numberIn, textIn } from './replay.ts';

/** From nothing, a pair of tens, a pair of jacks or better, up to a royal flush: what each hand pays. */
const PAYS: Readonly<Record<string, readonly number[]>> = {
  jacks: [0, 0, 1, 2, 3, 4, 6, 9, 25, 25, 25, 50, 800],
  bonus: [0, 0, 1, 2, 3, 4, 5, 8, 25, 40, 80, 50, 800],
  tens: [0, 1, 1, 2, 3, 4, 5, 6, 25, 25, 25, 50, 800],
};

/** The place of a hand in the list above. Ranks are 2 to 14 here, an ace is 14. */
function worthOf(hand: readonly number[]): number {
  const ranks = hand.map((card) => (card % 13 === 0 ? 14 : (card % 13) + 1)).toSorted((a, b) => a - b);
  const isFlush = new Set(hand.map((card) => Math.floor(card / 13))).size === 1;
  const groups = [...new Set(ranks)]
    .map((rank) => ({ rank, many: ranks.filter((each) => each === rank).length }))
    .toSorted((a, b) => b.many - a.many);
  const text = ranks.join(' ');
  const isWheel = text === '2 3 4 5 14';
  const isStraight = isWheel || ranks.every((rank, at) => rank === (ranks[0] ?? 0) + at);
  const { rank = 0 } = groups[0] ?? {};
  switch (groups.map(({ many }) => many).join('')) {
    case '41':
      return rank === 14 ? 10 : rank < 5 ? 9 : 8;
    case '32':
      return 7;
    case '311':
      return 4;
    case '221':
      return 3;
    case '2111':
      return rank > 10 ? 2 : rank === 10 ? 1 : 0;
    default:
      if (isFlush && isStraight) return text === '10 11 12 13 14' ? 12 : 11;
      return isFlush ? 6 : isStraight ? 5 : 0;
  }
}

async function replay(below: Below, bet: unknown, moves: readonly number[]): Promise<Outcome> {
  const cards = await drawSome(below, 52, 10);
  const dealt = cards.slice(0, 5);
  const held = (moves[0] ?? 0).toString(2).padStart(5, '0');
  const hand = [...dealt];
  let next = 5;
  for (let at = 0; at < 5; at += 1)
    if (held[4 - at] === '0') {
      hand[at] = cards[next] ?? 0;
      next += 1;
    }
  const worth = worthOf(hand);
  const times = PAYS[textIn(bet, 'table')]?.[worth] ?? 0;
  return { shown: { dealt, hand, worth }, pays: BigInt(numberIn(bet, 'stake')) * BigInt(times) };
}

export const videoPoker: Verification = {
  tables: { 1: 'eef367218694eada3581fb8c20bf6177b38fd6431ad889e2b3bbaa505bd3d166' },
  replay,
};

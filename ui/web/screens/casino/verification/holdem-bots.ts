/** The published strategy of the bots, for the verification. */
import { bestText, letterOf, suitFrom } from './holdem-hands.ts';

export interface Asked {
  readonly cards: readonly number[];
  readonly open: readonly number[];
  readonly mood: number;
  /** The cost of a call, the pot before it, and the lowest and the highest raise, or none. */
  readonly call: number;
  readonly pot: number;
  readonly raises: readonly number[];
  readonly chips: number;
  readonly bet: number;
  readonly level: number;
  readonly bigBlind: number;
  /** Bets and raises of this round so far. */
  readonly raised: number;
}

const worth = (card: number): number => (card % 13 === 0 ? 14 : (card % 13) + 1);

function count(cards: readonly number[], open: readonly number[]): number {
  if (open.length === 0) {
    const [high = 0, low = 0] = cards.map(worth).sort((a, b) => b - a);
    const sum = high + low;
    if (high === low) return sum + 15;
    const isSuited = new Set(cards.map(suitFrom)).size === 1;
    return sum + (isSuited ? 2 : 0) + (high === low + 1 ? 2 : 0);
  }
  const all = [...cards, ...open];
  const drawn = cards.some((card) => all.filter((other) => suitFrom(other) === suitFrom(card)).length === 4);
  const extra = drawn && open.length < 5 ? 8 : 0;
  const [mine, theirs] = [bestText(all), bestText(open)];
  if (mine[0] === theirs[0]) return 11 + extra;
  const tops = open.map(letterOf).sort();
  if (mine[0] === '1') return ((mine[1] ?? '') >= (tops.at(-1) ?? '') ? 28 : 20) + extra;
  return { '2': 32, '3': 36, '4': 40, '5': 42 }[mine[0] ?? ''] ?? 46;
}

/** The move of a bot: 0 folds, 1 checks or calls, more is a bet or a raise to that many chips. */
export function botMove(asked: Asked): number {
  const { cards, open, mood, call, pot, raises, chips, bet, level, bigBlind, raised } = asked;
  const points = count(cards, open) + Math.trunc(mood / 10) - 5;
  const [lowest = 0, highest = 1] = raises;
  if (open.length === 0 && bet + chips <= 8 * bigBlind) {
    if (points >= (bet + chips <= 3 * bigBlind ? 16 : 22)) return highest;
    return call > 0 ? 0 : 1;
  }
  if (call > 0) {
    const price = Math.ceil((call * 100) / (pot + call));
    if (points < (call * 2 >= chips ? 26 : 4 + Math.trunc((price * 60) / 100))) return 0;
  }
  if (raises.length === 0 || raised > 2 || points < (call > 0 ? 32 : 26)) return 1;
  const to = Math.max(lowest, level + Math.trunc(((pot + call) * 2) / 3));
  return to * 2 >= bet + chips ? highest : to;
}

/** Hi-lo: the player guesses whether the next card is higher or lower, as often as they like [HILO-1…HILO-8]. */
import * as v from 'valibot';
import type { Rational } from 'touchline/kernel/rational';
import type { Game } from '../game.ts';
import { paysOf } from '../game.ts';
import type { HighestWin } from '../highest-win.ts';
import { stake } from '../stake.ts';
import { DECK, rankOf, RANKS } from '../cards.ts';

const RETURNED = { n: 99n, d: 100n };
/** The round ends by itself at this multiplier, or after so many right guesses. */
const ENDS_AT = 1_000;
const MAX_GUESSES = 30;
const MAX_SKIPS = 20;
/** The move that takes the win. */
export const TAKE = -1;
export const LOWER = 0;
export const HIGHER = 1;
/** The move that replaces the card. */
export const SKIP = 2;

const schema = v.object({ stake });

/** How many ranks win. A choice that would be certain wins without the tie [HILO-3]. */
export function winningRanks(rank: number, isHigher: boolean): number {
  return Math.min(RANKS - 1, isHigher ? RANKS - rank : rank + 1);
}

function isRight(from: number, to: number, isHigher: boolean): boolean {
  if (from === to) return (isHigher ? RANKS - from : from + 1) < RANKS;
  return isHigher ? to > from : to < from;
}

/** The multiplier after right guesses, each with its number of winning ranks. */
function multiplierOf(ways: readonly number[]): Rational {
  return ways.reduce(({ n, d }, each) => ({ n: n * BigInt(RANKS), d: d * BigInt(each) }), RETURNED);
}

function isAtEnd(ways: readonly number[]): boolean {
  const { n, d } = multiplierOf(ways);
  return ways.length === MAX_GUESSES || n >= d * BigInt(ENDS_AT);
}

/**
 * How many guesses with how many winning ranks bring the multiplier nearest to the end and not to it, the safest first.
 * The tests search all others. One more guess then wins with one rank.
 */
const NEAREST_GUESSES = [
  [5, 12],
  [3, 11],
  [7, 10],
  [8, 9],
  [2, 7],
] as const;
export const HIGHEST_WAYS: readonly number[] = [
  ...NEAREST_GUESSES.flatMap(([guesses, ways]) => Array.from({ length: guesses }, () => ways)),
  1,
];

export const hiLo: Game<v.InferOutput<typeof schema>> = {
  id: 'hi-lo',
  version: 1,
  table: { ranks: RANKS, returned: [99, 100], endsAt: ENDS_AT, maxGuesses: MAX_GUESSES, maxSkips: MAX_SKIPS },
  schema,
  stakeOf: (bet) => bet.stake,
  play: (draws, { stake: amount }, moves) => {
    const cards = [draws.below(DECK)];
    const ways: number[] = [];
    let skips = MAX_SKIPS;
    const takes = (more: readonly number[] = []): number => paysOf(amount, multiplierOf([...ways, ...more]));
    const over = (pays: number) => ({ shown: { cards, ways }, pays });
    for (const [at, move] of moves.entries()) {
      const isLast = at === moves.length - 1;
      const rank = rankOf(cards.at(-1) ?? 0);
      switch (move) {
        case TAKE:
          return isLast && ways.length > 0 ? over(takes()) : null;
        case SKIP:
          if (skips === 0) return null;
          skips -= 1;
          cards.push(draws.below(DECK));
          break;
        case LOWER:
        case HIGHER: {
          const next = draws.below(DECK);
          cards.push(next);
          if (!isRight(rank, rankOf(next), move === HIGHER)) return isLast ? over(0) : null;
          ways.push(winningRanks(rank, move === HIGHER));
          if (isAtEnd(ways)) return isLast ? over(takes()) : null;
          break;
        }
        default:
          return null;
      }
    }
    const rank = rankOf(cards.at(-1) ?? 0);
    return {
      shown: {
        cards,
        ways,
        skips,
        takes: ways.length === 0 ? 0 : takes(),
        lower: takes([winningRanks(rank, false)]),
        higher: takes([winningRanks(rank, true)]),
      },
      pays: null,
    };
  },
  returns: [{ bet: '', value: RETURNED }],
  highestWin: (): HighestWin => ({
    bet: '',
    times: multiplierOf(HIGHEST_WAYS),
    chance: { kind: 'play' },
    isCapped: false,
  }),
  stakes: { min: 0.1, max: 20 },
};

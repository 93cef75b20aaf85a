/**
 * The bonus games are as their published chances say: a chi-square test of 10,000 turns, of 1,000,000 in the deep run.
 * The expected chances are those of the specification, counted here and not by the games.
 */
import { describe, expect, it } from 'vitest';
import type { BonusGameId, BonusOutcome } from '../../adapters/sandbox/operator/bonus-games/games/game.ts';
import { BONUS_GAME_IDS } from '../../adapters/sandbox/operator/bonus-games/games/game.ts';
import { BONUS_GAMES } from '../../adapters/sandbox/operator/bonus-games/games/games.ts';
import { hashOf } from '../../adapters/sandbox/provider/fairness/stream.ts';
import { TEST_TIMEOUT_MS } from '../arbitraries/runs.ts';
import { biasedDraws, deviationOf, MAX_DEVIATION, ROUNDS } from './chi-square.ts';
import { quickDraws } from './quick-stream.ts';
import { listOf } from './reel-fits.ts';
import { even } from './tv-fits.ts';

interface BonusFit {
  /** The choices, made one after another until the turn is over. */
  readonly moves: readonly number[];
  readonly cells: readonly {
    readonly of: string;
    readonly cell: (outcome: BonusOutcome) => number;
    readonly chances: readonly number[];
  }[];
}

const numberOf = ({ shown }: BonusOutcome, name: string): number => {
  const value = shown[name];
  return typeof value === 'number' ? value : Number.NaN;
};
/** The prizes of a turn, in units of the game's reward, with their chances. */
const pays = (prizes: readonly (readonly [wins: number, chance: number])[]): BonusFit['cells'][number] => ({
  of: 'payment',
  cell: ({ wins }) => prizes.findIndex(([each]) => each === wins),
  chances: prizes.map(([, chance]) => chance),
});
/** The place of the only prize of the highest value. */
const placeOf = (best: number, places: number): BonusFit['cells'][number] => ({
  of: 'place of the best prize',
  cell: ({ shown }) => listOf(shown, 'places').indexOf(best),
  chances: even(places),
});

const FITS: Readonly<Record<BonusGameId, BonusFit>> = {
  fortuna: {
    moves: [],
    cells: [
      { of: 'field', cell: (outcome) => numberOf(outcome, 'field'), chances: even(12) },
      pays([
        [120, 1 / 12],
        [40, 1 / 12],
        [20, 1 / 12],
        [10, 3 / 12],
        [5, 6 / 12],
      ]),
    ],
  },
  chest: {
    moves: [1],
    cells: [
      placeOf(4, 3),
      pays([
        [4, 1 / 3],
        [1, 2 / 3],
      ]),
    ],
  },
  'dragon-bonus': {
    moves: [2],
    cells: [
      placeOf(5, 5),
      pays([
        [5, 1 / 5],
        [2, 1 / 5],
        [1, 3 / 5],
      ]),
    ],
  },
  memory: {
    moves: [5, 0, 3, 7, 2],
    cells: [
      // The places of the pair of the highest value: both of its cards among the eight.
      {
        of: 'places of a pair',
        cell: ({ shown }) => {
          const cards = listOf(shown, 'cards');
          return cards.indexOf(40) * 8 + cards.lastIndexOf(40);
        },
        chances: Array.from({ length: 64 }, (_, at) => (at % 8 > Math.floor(at / 8) ? 1 / 28 : 0)),
      },
      // The second card is the partner of the first with chance 1/7, and pays twice.
      pays([
        [80, 1 / 28],
        [40, 6 / 28],
        [30, 1 / 28],
        [15, 6 / 28],
        [20, 1 / 28],
        [10, 12 / 56 + 1 / 28],
        [5, 6 / 28],
      ]),
    ],
  },
  safe: {
    moves: [0, 5, 9],
    cells: [
      {
        of: 'code',
        cell: ({ shown }) => listOf(shown, 'code').reduce((code, digit) => code * 10 + digit, 0),
        chances: even(1_000),
      },
      pays([
        [1_100, 0.001],
        [160, 0.027],
        [30, 0.243],
        [10, 0.729],
      ]),
    ],
  },
  lottery: {
    moves: [],
    cells: [
      { of: 'ticket', cell: (outcome) => Math.floor(numberOf(outcome, 'ticket') / 10), chances: even(100) },
      { of: 'drawn number', cell: (outcome) => Math.floor(numberOf(outcome, 'drawn') / 10), chances: even(100) },
      pays([
        [2_000, 0.001],
        [400, 0.009],
        [60, 0.09],
        [10, 0.9],
      ]),
    ],
  },
};

/** The deviation of each count from its chances. */
function deviations(id: BonusGameId, drawsOf: typeof quickDraws): readonly (readonly [of: string, by: number])[] {
  const { moves, cells } = FITS[id];
  const game = BONUS_GAMES[id];
  const serverSeed = hashOf(`chi-square ${id}`);
  // A cell that can't happen has no place in the statistic: an outcome in one is a fault.
  const counts = cells.map(({ chances }) => chances.map(() => 0));
  for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
    let outcome: BonusOutcome | null = null;
    for (let made = 0; made <= moves.length && (outcome?.wins ?? null) === null; made += 1)
      outcome = game.play(drawsOf({ serverSeed, clientSeed: 'fit', nonce }), moves.slice(0, made));
    for (const [at, { cell }] of cells.entries()) {
      const counted = counts[at];
      const found = outcome === null ? Number.NaN : cell(outcome);
      if (counted !== undefined) counted[found] = (counted[found] ?? 0) + 1;
    }
  }
  return cells.map(({ of, chances }, at) => {
    const counted = counts[at] ?? [];
    expect(Object.keys(counted), of).toEqual(Object.keys(chances));
    const possible = chances.flatMap((chance, cell) => (chance > 0 ? [cell] : []));
    const inPossible = possible.map((cell) => counted[cell] ?? 0);
    expect(
      inPossible.reduce((sum, count) => sum + count, 0),
      of,
    ).toBe(ROUNDS);
    return [
      of,
      deviationOf(
        inPossible,
        possible.map((cell) => chances[cell] ?? 0),
      ),
    ] as const;
  });
}

describe.each(BONUS_GAME_IDS)('turns of %s', (id) => {
  it(
    '[BGO-10…BGO-15] are as frequent as their chances say',
    () => {
      for (const [of, by] of deviations(id, quickDraws)) expect(by, of).toBeLessThan(MAX_DEVIATION);
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[BGO-10…BGO-15] with a planted bias are found',
    () => {
      expect(Math.max(...deviations(id, biasedDraws(ROUNDS)).map(([, by]) => by))).toBeGreaterThan(MAX_DEVIATION);
    },
    TEST_TIMEOUT_MS,
  );
});

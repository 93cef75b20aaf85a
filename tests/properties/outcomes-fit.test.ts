/**
 * Outcomes are as frequent as the games state: a chi-square test of 10,000 rounds, of 1,000,000 in the deep run; of
 * bingo a tenth of the 10,000.
 */
import { expect, it } from 'vitest';
import { createDraws, hashOf } from '../../adapters/sandbox/provider/fairness/stream.ts';
import { CATALOGUE } from '../../adapters/sandbox/provider/catalogue.ts';
import type { RoundResult } from '../../adapters/sandbox/provider/games/game.ts';
import { gameOf } from '../../adapters/sandbox/provider/games/games.ts';
import { choose } from '../../adapters/sandbox/provider/games/choose.ts';
import { IS_DEEP, TEST_TIMEOUT_MS } from '../arbitraries/runs.ts';
import { biasedDraws, deviationOf, MAX_DEVIATION, ROUNDS } from './chi-square.ts';
import { DRAW_FITS } from './draw-fits.ts';
import { quickDraws } from './quick-stream.ts';
import type { Fit } from './reel-fits.ts';
import { listOf, REEL_FITS } from './reel-fits.ts';
import { even, TV_FITS } from './tv-fits.ts';

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const numberOf = (shown: RoundResult['shown'], name: string): number => {
  const value = shown[name];
  return typeof value === 'number' ? value : Number.NaN;
};
const firstOf = (shown: RoundResult['shown'], name: string): number => {
  const value = shown[name];
  return typeof value === 'object' ? (value[0] ?? Number.NaN) : Number.NaN;
};

const lastOf = (shown: RoundResult['shown'], name: string): number => {
  const value = shown[name];
  return typeof value === 'object' ? (value.at(-1) ?? Number.NaN) : Number.NaN;
};

/** The result of limbo under a target of 10,000× is at least x times with the probability 0.99/x. */
const LIMBO_STEPS = [1.01, 1.1, 1.25, 1.5, 2, 3, 5, 10, 20, 50, 100];
const limboChances = [1, ...LIMBO_STEPS.map((step) => Math.floor(99_000_000 / (step * 100)) / 1_000_000), 0];

/** Slots of plinko with 16 rows: binomial. */
const sixteenRows: readonly number[] = Array.from({ length: 17 }, (_, slot) => Number(choose(16, slot)) / 2 ** 16);

/** Hits of six numbers at keno: hypergeometric. */
const sixPicks: readonly number[] = Array.from(
  { length: 7 },
  (_, hits) => Number(choose(20, hits) * choose(60, 6 - hits)) / Number(choose(80, 6)),
);

/** The dealer's last total at blackjack from each total so far: 17 to 21, over 21. */
function dealerEnds(points: number, isSoft: boolean): readonly number[] {
  if (points > 16) return Array.from({ length: 6 }, (_, at) => (at === Math.min(5, points - 17) ? 1 : 0));
  const ends = Array.from({ length: 6 }, () => 0);
  for (let value = 1; value <= 10; value += 1) {
    const isEleven = value === 1 && points + 11 <= 21;
    const sum = points + value + (isEleven ? 10 : 0);
    const isOver = sum > 21 && (isSoft || isEleven);
    const after = dealerEnds(isOver ? sum - 10 : sum, (isSoft || isEleven) && !isOver);
    after.forEach((chance, at) => {
      ends[at] = (ends[at] ?? 0) + (chance * (value === 10 ? 4 : 1)) / 13;
    });
  }
  return ends;
}

/** A blackjack of one side. */
const NATURAL = 8 / 169;
/** Against a player who stands: the dealer's total, the dealer's blackjack, the player's blackjack. */
const dealerChances: readonly number[] = [
  ...dealerEnds(0, false).map((chance, at) => (chance - (at === 4 ? NATURAL : 0)) * (1 - NATURAL)),
  NATURAL,
  NATURAL * (1 - NATURAL),
];
const totalOf = (cards: readonly number[]): number => {
  const low = cards.reduce((sum, card) => sum + Math.min(10, (card % 13) + 1), 0);
  return cards.some((card) => card % 13 === 0) && low < 12 ? low + 10 : low;
};

const FITS: Readonly<Record<string, Fit>> = {
  dice: {
    bet: { stake: 1, chance: 100, side: 'under' },
    moves: [],
    cell: (shown) => Math.floor(numberOf(shown, 'roll') / 100),
    chances: even(100),
  },
  roulette: {
    bet: { chips: [{ on: 'red', stake: 1 }] },
    moves: [],
    cell: (shown) => numberOf(shown, 'number'),
    chances: even(37),
  },
  'live-roulette': {
    bet: { chips: [{ on: 'n0', stake: 1 }] },
    moves: [],
    cell: (shown) => numberOf(shown, 'number'),
    chances: even(37),
  },
  fishing: {
    bet: { stake: 1, on: ['pike'] },
    moves: [],
    // Six fish, then none.
    cell: (shown) => numberOf(shown, 'animal'),
    chances: [250, 100, 50, 20, 5, 1, 74].map((count) => count / 500),
  },
  'camera-hunt': {
    bet: { stake: 1, on: ['lynx'] },
    moves: [],
    cell: (shown) => numberOf(shown, 'animal'),
    chances: [50, 40, 25, 20, 10, 2, 53].map((count) => count / 200),
  },
  'american-roulette': {
    bet: { chips: [{ on: 'n00', stake: 1 }] },
    moves: [],
    cell: (shown) => numberOf(shown, 'number'),
    chances: even(38),
  },
  'hi-lo': {
    // The card after a skipped one.
    bet: { stake: 1 },
    moves: [2],
    cell: (shown) => lastOf(shown, 'cards'),
    chances: even(52),
  },
  craps: {
    // The field is decided by one throw.
    bet: { stake: 1, on: 'field' },
    moves: [],
    cell: (shown) => (firstOf(shown, 'dice') - 1) * 6 + lastOf(shown, 'dice') - 1,
    chances: even(36),
  },
  'sic-bo': {
    bet: { chips: [{ on: 'small', stake: 1 }] },
    moves: [],
    cell: ({ dice }) => (typeof dice === 'object' ? dice.reduce((cell, die) => cell * 6 + die - 1, 0) : Number.NaN),
    chances: even(216),
  },
  'clover-scratch': {
    bet: { stake: 1 },
    moves: [-1],
    cell: (shown) => Math.floor(numberOf(shown, 'card') / 100),
    chances: even(100),
  },
  wheel: {
    bet: { stake: 1, wheel: 'bold' },
    moves: [],
    cell: (shown) => numberOf(shown, 'segment'),
    chances: even(20),
  },
  blackjack: {
    // Half of the stake is nothing, so insurance is never offered.
    bet: { stake: 1 },
    moves: [0],
    cell: (shown) => {
      const [dealer, player] = [listOf(shown, 'dealer'), listOf(shown, 'hand1')];
      if (dealer.length === 2 && totalOf(dealer) === 21) return 6;
      return totalOf(player) === 21 ? 7 : Math.min(5, totalOf(dealer) - 17);
    },
    chances: dealerChances,
  },
  'casino-war': {
    bet: { stake: 1, hasTieBet: false },
    moves: [0],
    cell: (shown) => (firstOf(shown, 'player') % 13) * 13 + (firstOf(shown, 'dealer') % 13),
    chances: even(169),
  },
  mines: {
    // The fifth cell shows the board either way: a mine ends the round, and otherwise the win is taken.
    bet: { stake: 1, mines: 1 },
    moves: [4, -1],
    cell: (shown) => firstOf(shown, 'mines'),
    chances: even(25),
  },
  plinko: {
    bet: { stake: 1, rows: 16, risk: 'low' },
    moves: [],
    // The three outer slots on each side are one cell, as they are rare.
    cell: (shown) => Math.min(12, Math.max(0, numberOf(shown, 'slot') - 2)),
    chances: [total(sixteenRows.slice(0, 3)), ...sixteenRows.slice(3, 14), total(sixteenRows.slice(14))],
  },
  keno: {
    bet: { stake: 1, numbers: [4, 8, 15, 16, 23, 42] },
    moves: [],
    // Five and six hits are one cell, as they are rare.
    cell: (shown) => Math.min(5, numberOf(shown, 'hits')),
    chances: [...sixPicks.slice(0, 5), total(sixPicks.slice(5))],
  },
  ...REEL_FITS,
  ...TV_FITS,
  ...DRAW_FITS,
  crash: {
    bet: { stake: 1, target: 100_000 },
    moves: [],
    // A flight reaches x with the probability 0.99/x, to fifteen digits.
    cell: (shown) => {
      const end = shown['cashedOut'] === undefined ? numberOf(shown, 'crashedAt') : numberOf(shown, 'cashedOut');
      return LIMBO_STEPS.filter((step) => end >= Math.round(step * 100)).length;
    },
    chances: limboChances.slice(0, -1).map((chance, at) => chance - (limboChances[at + 1] ?? 0)),
  },
  'five-of-36': {
    bet: { stake: 1, on: 'odd' },
    moves: [],
    cell: (shown) => firstOf(shown, 'drawn') - 1,
    chances: even(36),
  },
  'tv-wheel': {
    bet: { stake: 1, on: 'red' },
    moves: [],
    cell: (shown) => numberOf(shown, 'number'),
    chances: even(19),
  },
  limbo: {
    bet: { stake: 1, target: 1_000_000 },
    moves: [],
    cell: (shown) => LIMBO_STEPS.filter((step) => numberOf(shown, 'result') >= Math.round(step * 100)).length,
    chances: limboChances.slice(0, -1).map((chance, at) => chance - (limboChances[at + 1] ?? 0)),
  },
};

/** Games without a chi-square test. */
const withoutFit = (games: readonly string[]): readonly string[] => games.filter((id) => !Object.hasOwn(FITS, id));

it('[FAIR-2] every game of the catalogue has a chi-square test, and a game without one is named', () => {
  const games = CATALOGUE.map(({ id }) => id);
  expect(withoutFit(games)).toEqual([]);
  expect(withoutFit([...games, 'planted'])).toEqual(['planted']);
});

it('[FAIR-3] the quick stream of these tests is the stream of the games', () => {
  for (let round = 0; round < 300; round += 1) {
    // Messages of many lengths.
    const seed = { serverSeed: hashOf(`quick ${round}`), clientSeed: 'fit'.repeat(1 + (round % 9)), nonce: round ** 3 };
    const [quick, own] = [quickDraws(seed), createDraws(seed)];
    const sizes = Array.from({ length: 90 }, (_, at) => 2 + ((round * 7_919 + at * 104_729) % 1_000_000));
    expect(sizes.map((size) => quick.below(size))).toEqual(sizes.map((size) => own.below(size)));
  }
});

type Of = Pick<Fit, 'cell' | 'chances'>;

/** The deviation of each fit from its chances after these rounds. */
function deviations(id: string, fit: Fit, rounds: number, drawsOf: typeof quickDraws): readonly number[] {
  const { bet, moves, cell, chances, also } = fit;
  const game = gameOf(id);
  const serverSeed = hashOf(`chi-square ${id}`);
  const all: readonly (Of & { readonly counts: number[] })[] = [{ cell, chances }, ...(also ?? [])].map((each) => ({
    ...each,
    counts: each.chances.map(() => 0),
  }));
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const seed = { serverSeed, clientSeed: 'fit', nonce };
    let result: RoundResult | null = null;
    for (let made = 0; made <= moves.length && (result?.pays ?? null) === null; made += 1)
      result = game?.play(drawsOf(seed), bet, moves.slice(0, made)) ?? null;
    for (const { cell: cellOf, counts } of all) {
      const at = cellOf(result?.shown ?? {});
      if (at !== null) counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  return all.map(({ counts, chances: of }) => {
    expect(counts).toHaveLength(of.length);
    expect(total(counts)).toBeGreaterThan(rounds / 2);
    return deviationOf(counts, of);
  });
}

it.each(Object.entries(FITS))(
  '[FAIR-2, FAIR-3] %s: outcomes are as frequent as their probabilities say',
  (id, fit) => {
    const rounds = fit.isSlow === true && !IS_DEEP ? ROUNDS / 10 : ROUNDS;
    for (const deviation of deviations(id, fit, rounds, quickDraws)) expect(deviation).toBeLessThan(MAX_DEVIATION);
  },
  TEST_TIMEOUT_MS,
);

it.each(['dice', 'roulette', 'mines', 'bingo-75', 'bingo-90'])(
  '[FAIR-2] a planted bias of %s is found',
  (id) => {
    const fit = FITS[id];
    if (fit === undefined) throw new Error(`${id} has no fit`);
    // A thousand rounds of bingo are enough for a bias that is as much larger.
    const rounds = fit.isSlow === true ? 1_000 : ROUNDS;
    expect(Math.max(...deviations(id, fit, rounds, biasedDraws(rounds)))).toBeGreaterThan(MAX_DEVIATION);
  },
  TEST_TIMEOUT_MS,
);

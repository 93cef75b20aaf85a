/**
 * Rounds as drawn equal rounds as proven: rounds of each game, 10,000 in the deep run, recomputed by the second
 * implementation.
 */
import { expect, it } from 'vitest';
import type { RoundProof } from 'touchline/core/casino/types';
import { commitmentOf, tableHashOf } from '../../adapters/sandbox/provider/fairness/commitment.ts';
import { cardAt } from '../../adapters/sandbox/provider/fairness/deck.ts';
import type { PlayableGame } from '../../adapters/sandbox/provider/games/game.ts';
import type { Draws } from '../../adapters/sandbox/provider/fairness/stream.ts';
import { createDraws, hashOf } from '../../adapters/sandbox/provider/fairness/stream.ts';
import { GAMES } from '../../adapters/sandbox/provider/games/games.ts';
import { movesAt, playTable } from '../../adapters/sandbox/provider/games/holdem/holdem.ts';
import { drawing } from '../unit/provider/exact.ts';
import { IS_DEEP, TEST_TIMEOUT_MS } from '../arbitraries/runs.ts';
import { hashedTimes } from './hashed-times.ts';
import { useQuickHashes } from './quick-hashes.ts';
import { verifyRound } from '../../ui/web/screens/casino/verify-round.ts';

const ROUNDS = IS_DEEP ? 10_000 : 1_500;
/** Each round of these games takes hundreds of draws: so many in an ordinary run. */
const LONG: ReadonlyMap<string, number> = new Map(
  IS_DEEP
    ? []
    : [
        ['bingo-75', 200],
        ['bingo-90', 200],
        ['holdem', 200],
        // A place of a deck takes as many draws as there are places before it.
        ['clover-scratch', 300],
      ],
);
/** The first rounds of a game take their hashes from the Web Crypto, as the page does. */
const BY_WEB_CRYPTO = 200;
/** Rounds that are verified at once: each waits for its hashes. */
const AT_ONCE = 50;
const AMERICAN_PLACES = ['n00', 'topLine', 'red', 'dozen1', 'column1', 'high', 'n0', 'n36'];
const CRAPS_BETS = ['pass', 'dont-pass', 'field', ...[4, 5, 6, 8, 9, 10].map((sum) => `place-${sum}`)];
const SIC_BO_PLACES = ['small', 'big', 'total4', 'total10', 'triple', 'triple5', 'double2', 'single1', 'single6'];
const TV_21_PLACES = ['red', 'blue', 'tie', 'red-21', 'blue-21', 'red-over', 'blue-over', 'golden'];
const RACE_PLACES = ['white', 'black', 'opener', 'other', 'short', 'six', 'long', 'close', 'far'];
const POKER_PLACES = ['red', 'blue', 'high-card', 'pair', 'two-pairs', 'three', 'straight-up'];
const WHEELS_PLACES = ['left', 'right', 'equal', 'odd', 'even', 'low', 'high', 'middle', 'reds', 'blacks'];
const BATTLE_PLACES = ['red', 'blue', 'draw', 'rounds-3', 'rounds-4', 'rounds-5', 'whole'];
const FISH = ['roach', 'perch', 'bream', 'carp', 'pike', 'catfish'];
const ANIMALS = ['hare', 'deer', 'fox', 'boar', 'owl', 'lynx'];
const CARD_PLACES = ['red', 'black', 'low', 'high', 'faces', 'spades', 'hearts', 'diamonds', 'clubs'];
/** A place of any kind, among them every rank and every card. */
const cardPlace = (at: number): string =>
  at % 4 === 0 ? `r${at % 13}` : at % 4 === 1 ? `c${at % 52}` : (CARD_PLACES[at % CARD_PLACES.length] ?? '');
/** Different numbers from 1 to `size`. */
const someNumbers = (at: number, count: number, size: number): readonly number[] =>
  Array.from({ length: count }, (_, place) => ((at + place * 5) % size) + 1);
const side = (at: number) => ({ stake: 1 + (at % 997), on: ['odd', 'even', 'under', 'over'][Math.floor(at / 2) % 4] });
const PLACES = ['red', 'black', 'odd', 'even', 'low', 'high', 'dozen2', 'column3', 'n0', 'n17'];

interface Plan {
  readonly bet: unknown;
  /** The moves to try, until the round is over. */
  readonly moves: readonly number[];
  /** Chooses among the moves that a game offers, in place of `moves`. */
  readonly choose?: (choices: readonly number[], step: number) => number;
  /** The moves of a round that would take too long to play anew after each of them. */
  readonly movesBy?: (draws: Draws) => readonly number[];
}

/** Every third player makes any move; the others fold, check or call at first. In the end all chips go in. */
function holdemMoves(draws: Draws, at: number, seats: number): readonly number[] {
  const made: number[] = [];
  playTable(draws, { seats }, (table) => {
    const choices = movesAt(table);
    const step = made.length;
    const pick = (at * 5 + step * 7 + (step >> 2)) % (at % 3 === 0 ? choices.length : 2);
    const move = (step > 20 ? choices.at(-1) : choices[pick]) ?? 1;
    made.push(move);
    return move;
  });
  return made;
}

const PLANS: Readonly<Record<string, (at: number) => Plan>> = {
  dice: (at) => ({
    bet: { stake: 1 + (at % 997), chance: 100 + (at % 9_401), side: at % 2 === 0 ? 'under' : 'over' },
    moves: [],
  }),
  wheel: (at) => ({ bet: { stake: 1 + (at % 997), wheel: at % 2 === 0 ? 'steady' : 'bold' }, moves: [] }),
  roulette: (at) => ({
    bet: {
      chips: PLACES.slice(at % 5, (at % 5) + 1 + (at % 6)).map((on, place) => ({ on, stake: 1 + ((at + place) % 97) })),
    },
    moves: [],
  }),
  'live-roulette': (at) => ({
    bet: {
      chips: PLACES.slice(at % 4, (at % 4) + 1 + (at % 7)).map((on, place) => ({ on, stake: 1 + ((at + place) % 89) })),
    },
    moves: [],
  }),
  'live-baccarat': (at) => ({ bet: { stake: 1 + (at % 997), on: ['player', 'banker', 'tie'][at % 3] }, moves: [] }),
  fishing: (at) => ({ bet: { stake: 1 + (at % 997), on: [FISH[at % FISH.length]] }, moves: [] }),
  'camera-hunt': (at) => ({
    bet: { stake: 1 + (at % 997), on: ANIMALS.filter((_, place) => ((1 + (at % 63)) >> place) % 2 === 1) },
    moves: [],
  }),
  'american-roulette': (at) => ({
    bet: {
      chips: AMERICAN_PLACES.slice(at % 4, (at % 4) + 1 + (at % 5)).map((on, place) => ({
        on,
        stake: 1 + ((at + place) % 97),
      })),
    },
    moves: [],
  }),
  craps: (at) => ({ bet: { stake: 1 + (at % 997), on: CRAPS_BETS[at % CRAPS_BETS.length] }, moves: [] }),
  'sic-bo': (at) => ({
    bet: {
      chips: SIC_BO_PLACES.slice(at % 6, (at % 6) + 1 + (at % 4)).map((on, place) => ({
        on,
        stake: 1 + ((at + place) % 97),
      })),
    },
    moves: [],
  }),
  limbo: (at) => ({ bet: { stake: 1 + (at % 997), target: 101 + ((at * 7) % 900) }, moves: [] }),
  plinko: (at) => ({
    bet: {
      stake: 1 + (at % 997),
      rows: [8, 12, 16][at % 3],
      risk: ['low', 'medium', 'high'][Math.floor(at / 3) % 3],
    },
    moves: [],
  }),
  keno: (at) => ({
    bet: {
      stake: 1 + (at % 997),
      numbers: Array.from({ length: 1 + (at % 10) }, (_, place) => ((at * 13 + place * 7) % 80) + 1),
    },
    moves: [],
  }),
  mines: (at) => ({
    bet: { stake: 1 + (at % 997), mines: 1 + (at % 5) },
    moves: [...Array.from({ length: 1 + (at % 7) }, (_, step) => (at * 3 + step * 7) % 25), -1],
  }),
  'hi-lo': (at) => ({
    bet: { stake: 1 + (at % 997) },
    moves: [...(at % 3 === 0 ? [2] : []), at % 2, ...(at % 5 < 2 ? [Math.floor(at / 2) % 2, 2] : []), -1],
  }),
  'clover-scratch': (at) => ({
    bet: { stake: 1 + (at % 997) },
    moves: at % 2 === 0 ? [-1] : Array.from({ length: 9 }, (_, step) => (at + step * 2) % 9),
  }),
  baccarat: (at) => ({ bet: { stake: 1 + (at % 997), on: ['player', 'banker', 'tie'][at % 3] }, moves: [] }),
  blackjack: (at) => ({
    bet: { stake: 1 + (at % 997) },
    moves: [],
    choose: (choices, step) => choices[(at * 7 + step * 3) % choices.length] ?? 0,
  }),
  'casino-war': (at) => ({ bet: { stake: 1 + (at % 997), hasTieBet: at % 2 === 0 }, moves: [at % 3 === 0 ? 0 : 1] }),
  'video-poker': (at) => ({
    bet: { stake: 1 + (at % 997), table: ['jacks', 'bonus', 'tens'][at % 3] },
    moves: [(at * 11) % 32],
  }),
  holdem: (at) => {
    const bet = { stake: 1 + (at % 997), seats: 3 + (at % 4) };
    return { bet, moves: [], movesBy: (draws) => holdemMoves(draws, at, bet.seats) };
  },
  'harbour-lights': (at) => ({ bet: { stake: 1 + (at % 997) }, moves: [] }),
  'night-train': (at) => ({ bet: { stake: 1 + (at % 997) }, moves: [] }),
  'coin-room': (at) => ({ bet: { stake: 1 + (at % 997) }, moves: [] }),
  'wild-meadow': (at) => ({ bet: { stake: 1 + (at % 997) }, moves: [] }),
  'book-of-tides': (at) => ({ bet: { stake: 1 + (at % 997) }, moves: [] }),
  'star-harvest': (at) => ({ bet: { stake: 1 + (at % 997) }, moves: [] }),
  'crystal-falls': (at) => ({ bet: { stake: 1 + (at % 997) }, moves: [] }),
  'five-of-36': (at) => ({
    bet: at % 2 === 0 ? { stake: 1 + (at % 997), numbers: someNumbers(at, 1 + (at % 5), 36) } : side(at),
    moves: [],
  }),
  'seven-of-42': (at) => ({
    bet: at % 2 === 0 ? { stake: 1 + (at % 997), numbers: someNumbers(at, [1, 2, 3, 7][at % 4] ?? 1, 42) } : side(at),
    moves: [],
  }),
  'mega-6': (at) => ({
    bet: { stake: 1 + (at % 997), numbers: someNumbers(at, [1, 1, 2, 3, 6][at % 5] ?? 1, 45) },
    moves: [],
  }),
  'lotto-6-of-49': (at) => ({ bet: { stake: 1 + (at % 997), numbers: someNumbers(at, 6, 49) }, moves: [] }),
  'lucky-6': (at) => ({
    bet: at % 2 === 0 ? { stake: 1 + (at % 997), numbers: someNumbers(at, 6, 48) } : side(at),
    moves: [],
  }),
  'tv-wheel': (at) => ({
    bet: { stake: 1 + (at % 997), on: ['n0', 'n7', 'red', 'black', 'low', 'high', 'third1', 'third3'][at % 8] },
    moves: [],
  }),
  'bingo-75': (at) => ({ bet: { stake: 1 + (at % 997), tickets: someNumbers(at, 1 + (at % 6), 40) }, moves: [] }),
  'bingo-90': (at) => ({ bet: { stake: 1 + (at % 997), tickets: someNumbers(at, 1 + (at % 6), 36) }, moves: [] }),
  'tv-war': (at) => ({ bet: { stake: 1 + (at % 997), on: ['red', 'blue', 'tie'][at % 3] }, moves: [] }),
  'tv-21': (at) => ({ bet: { stake: 1 + (at % 997), on: TV_21_PLACES[at % TV_21_PLACES.length] }, moves: [] }),
  'guess-card': (at) => ({ bet: { stake: 1 + (at % 997), on: cardPlace(at) }, moves: [] }),
  'backgammon-race': (at) => ({ bet: { stake: 1 + (at % 997), on: RACE_PLACES[at % RACE_PLACES.length] }, moves: [] }),
  'tv-poker': (at) => ({ bet: { stake: 1 + (at % 997), on: POKER_PLACES[at % POKER_PLACES.length] }, moves: [] }),
  'two-wheels': (at) => ({
    bet: { stake: 1 + (at % 997), on: at % 3 === 0 ? `n${1 + (at % 10)}` : WHEELS_PLACES[at % WHEELS_PLACES.length] },
    moves: [],
  }),
  'tv-battle': (at) => ({ bet: { stake: 1 + (at % 997), on: BATTLE_PLACES[at % BATTLE_PLACES.length] }, moves: [] }),
  crash: (at) => ({
    bet: { stake: 1 + (at % 997), target: at % 3 === 0 ? null : 101 + ((at * 7) % 900) },
    moves: at % 6 === 0 ? [100 + (at % 4)] : [],
  }),
  'orchard-row': (at) => ({ bet: { stake: 1 + (at % 997), lines: 1 + (at % 5) }, moves: [] }),
  'andar-bahar': (at) => ({ bet: { stake: 1 + (at % 997), on: at % 2 === 0 ? 'andar' : 'bahar' }, moves: [] }),
};

/** The cards that the seeds shuffle for a game that sells each card once; some cards of each kind are already sold. */
const deckOf = ({ deck }: PlayableGame, at: number): readonly number[] | null =>
  deck === undefined ? null : deck.map((count) => Math.max(0, count - (at % 4) * Math.ceil(count / 8)));

/** Plays a plan to its end. */
function played(game: PlayableGame, at: number): RoundProof {
  const { bet, moves, choose, movesBy }: Plan = PLANS[game.id]?.(at) ?? { bet: null, moves: [] };
  const serverSeed = hashOf(`${game.id} ${game.shared === undefined ? at % 100 : at}`);
  const [clientSeed, tableHash] = [`client-${at % 7}`, tableHashOf(game.table)];
  // The end of a chain takes as many hashes as the draw has a number.
  const nonce = game.shared !== undefined ? at % 12 : game.deck === undefined ? at : (at * 61) % 1_009;
  const end = game.shared === undefined ? serverSeed : hashedTimes(serverSeed, nonce + 1);
  const seed = { serverSeed, clientSeed, nonce };
  const deck = deckOf(game, at % 100);
  const drawsOf = (): Draws =>
    deck === null || game.deck === undefined ? createDraws(seed) : drawing(cardAt(seed, game.deck, deck));
  const made: number[] = [...(movesBy?.(createDraws(seed)) ?? [])];
  let result = game.play(drawsOf(), bet, made);
  for (let step = 0; choose !== undefined || step < moves.length; step += 1) {
    if (result === null || result.pays !== null) break;
    const { choices } = result.shown;
    made.push(choose?.(typeof choices === 'object' ? choices : [], step) ?? moves[step] ?? 0);
    result = game.play(drawsOf(), bet, made);
  }
  if (result === null || result.pays === null) throw new Error(`${game.id} ${at} did not end`);
  return {
    id: String(at),
    gameId: game.id,
    status: 'over',
    currency: 'EUR',
    stake: result.staked ?? game.stakeOf(bet) ?? 0,
    bet,
    moves: made,
    shown: { ...result.shown, ...(deck === null ? {} : { deck, place: nonce }) },
    pays: result.pays,
    nonce,
    seedId: 's',
    at,
    tableHash,
    version: game.version,
    clientSeed,
    serverSeed,
    commitment: commitmentOf({ serverSeed: end, tableHash, gameId: game.id, version: game.version, deck }),
  };
}

it.each(GAMES.map((game) => [game.id, LONG.get(game.id) ?? ROUNDS, game] as const))(
  '[FAIR-2, FAIR-3, FAIR-7, FAIR-8, PRV-11] %s: %i rounds are drawn and paid as the second implementation computes, and none pays more than the highest win',
  async (_, rounds, game) => {
    let paid = 0;
    const { times } = game.highestWin();
    const tryRound = async (at: number): Promise<void> => {
      const round = played(game, at);
      paid += round.pays === 0 ? 0 : 1;
      if (BigInt(round.pays ?? 0) * times.d > BigInt(round.stake) * times.n)
        expect({ round, times }).toBe('a round that pays no more than the highest win');
      const verdict = await verifyRound(round);
      const isRight = verdict.kind === 'checked' && verdict.checks.every((check) => check.isRight);
      if (!isRight) expect({ round, verdict }).toBe('a round that is right');
    };
    const tryRounds = async (first: number, end: number): Promise<void> => {
      for (let from = first; from < end; from += AT_ONCE)
        // oxlint-disable-next-line no-await-in-loop
        await Promise.all(Array.from({ length: AT_ONCE }, (_each, at) => tryRound(from + at)));
    };
    await tryRounds(0, BY_WEB_CRYPTO);
    const restore = useQuickHashes();
    try {
      await tryRounds(BY_WEB_CRYPTO, rounds);
    } finally {
      restore();
    }
    expect(paid).toBeGreaterThan(rounds / 20);
  },
  TEST_TIMEOUT_MS,
);

/** The backgammon race: white and black take their checkers off by dice, every minute [BGR-1…BGR-5]. */
import * as v from 'valibot';
import type { Draws } from '../../fairness/stream.ts';
import type { RoundResult } from '../game.ts';
import { stake } from '../stake.ts';
import { createClockedGame } from '../tv/create-clocked-game.ts';
import { leftOn, START, throwDice } from './race.ts';

const FACES = 6;
/** Hundredths. */
const TABLE = { side: 190, opener: 150, other: 250, short: 350, six: 196, long: 360, close: 350, far: 1_130 };
/** The winner's throws in a usual race. */
const USUAL = 6;
/** The loser's checkers from which on a race is won by far. */
const FAR = 5;

const PLACES = ['white', 'black', 'opener', 'other', 'short', 'six', 'long', 'close', 'far'] as const;
type Place = (typeof PLACES)[number];
const schema = v.object({ stake, on: v.picklist(PLACES) });

/** The facts that decide the bets on a race. */
export interface Finish {
  /** 0 for white, 1 for black. */
  readonly winner: number;
  readonly opener: number;
  /** Throws of the winner. */
  readonly throws: number;
  /** Checkers that the loser still has. */
  readonly left: number;
}

/** Runs a race; the first two dice are the opening, white's first. */
function run(draws: Draws): RoundResult['shown'] {
  const white = draws.below(FACES) + 1;
  // Equal dice do not count: one of the five other faces.
  const other = draws.below(FACES - 1) + 1;
  const black = other < white ? other : other + 1;
  const opener = white > black ? 0 : 1;
  const dice = [white, black];
  const sides = [START, START];
  for (let [turn, at] = [opener, 0]; ; turn = 1 - turn, at += 2) {
    if (at > 0) dice.push(draws.below(FACES) + 1, draws.below(FACES) + 1);
    const moved = throwDice(sides[turn] ?? START, dice[at] ?? 0, dice[at + 1] ?? 0);
    sides[turn] = moved;
    if (leftOn(moved) > 0) continue;
    const all = dice.length / 2;
    return {
      dice,
      opener,
      winner: turn,
      throws: turn === opener ? Math.ceil(all / 2) : Math.floor(all / 2),
      left: leftOn(sides[1 - turn] ?? START),
    };
  }
}

/** The payment of a place for a race, in hundredths. */
export function paysOn(on: Place, { winner, opener, throws, left }: Finish): number {
  switch (on) {
    case 'white':
      return winner === 0 ? TABLE.side : 0;
    case 'black':
      return winner === 1 ? TABLE.side : 0;
    case 'opener':
      return winner === opener ? TABLE.opener : 0;
    case 'other':
      return winner === opener ? 0 : TABLE.other;
    case 'short':
      return throws < USUAL ? TABLE.short : 0;
    case 'six':
      return throws === USUAL ? TABLE.six : 0;
    case 'long':
      return throws > USUAL ? TABLE.long : 0;
    case 'close':
      return left === 1 ? TABLE.close : 0;
    case 'far':
      return left >= FAR ? TABLE.far : 0;
  }
}

const numberIn = (result: RoundResult['shown'], name: string): number => Number(result[name] ?? 0);

export const backgammonRace = createClockedGame({
  id: 'backgammon-race',
  table: { start: START, usual: USUAL, farFrom: FAR, ...TABLE },
  schema,
  draw: run,
  pays: ({ on }, result) =>
    paysOn(on, {
      winner: numberIn(result, 'winner'),
      opener: numberIn(result, 'opener'),
      throws: numberIn(result, 'throws'),
      left: numberIn(result, 'left'),
    }),
  returns: [
    { bet: 'race-side', value: { n: 19n, d: 20n } },
    {
      bet: 'race-opener',
      value: {
        n: 1_853_938_990_572_739_008_591_953_818_610_203_117n,
        d: 1_973_342_962_560_459_132_429_540_040_177_090_560n,
      },
    },
    {
      bet: 'race-other',
      value: {
        n: 1_106_075_453_267_949_690_052_356_241_655_432_723n,
        d: 1_184_005_777_536_275_479_457_724_024_106_254_336n,
      },
    },
    { bet: 'race-short', value: { n: 568_066_497_532_709n, d: 609_359_740_010_496n } },
    { bet: 'race-six', value: { n: 45_987_433_384_136_794_697n, d: 49_358_138_940_850_176_000n } },
    { bet: 'race-long', value: { n: 509_939_236_976_446_327n, d: 548_423_766_009_446_400n } },
    {
      bet: 'race-close',
      value: {
        n: 205_270_462_922_773_470_481_811_764_706_503_261n,
        d: 219_260_329_173_384_348_047_726_671_130_787_840n,
      },
    },
    {
      bet: 'race-far',
      value: { n: 203_137_287_702_170_195_151_413_464_289n, d: 217_569_898_093_159_734_177_064_550_400n },
    },
  ],
  singlePays: {
    'race-side': TABLE.side,
    'race-opener': TABLE.opener,
    'race-other': TABLE.other,
    'race-short': TABLE.short,
    'race-six': TABLE.six,
    'race-long': TABLE.long,
    'race-close': TABLE.close,
    'race-far': TABLE.far,
  },
  max: 20,
});

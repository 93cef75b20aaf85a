/**
 * Coin Room: three reels with five lines, and four coins in sight hold the coins while the other cells spin
 * [COI-1…COI-5].
 */
import type { Draws } from '../../fairness/stream.ts';
import type { Rational } from 'touchline/kernel/rational';
import { add, mul, ONE, ZERO } from 'touchline/kernel/rational';
import { choose } from '../choose.ts';
import { createReelGame } from '../reels/create-reel-game.ts';
import type { Paid } from '../reels/lines.ts';
import { FIVE_LINES, payLines } from '../reels/lines.ts';
import type { Grid } from '../reels/strips.ts';
import { bitsOf, gridsOf, readStrip, spinReels } from '../reels/strips.ts';
import type { Top } from '../reels/top.ts';
import { inTurn, oneOf, repeated, topOf } from '../reels/top.ts';
import type { View } from '../reels/views.ts';

/** Lemon, plum, bell, star, seven; a coin on a strip; coins by their value; a cell without a coin in a respin. */
const SYMBOLS = 'LPBS7Oabcdef.';
const ROWS = 3;
/** A tenth of the stake is one unit. */
const PER_STAKE = 10;
const STRIPS = ['PLBPSLPBLP7BLSPBOOLS', 'LBPLS7PLBPLOOSBLPBSP', 'PSLBPLBPL7SBPLBOOPSL'] as const;
/** Units by the length of the run. */
const PAYS = [
  [0, 0, 0, 10],
  [0, 0, 0, 18],
  [0, 0, 0, 25],
  [0, 0, 0, 60],
  [0, 0, 0, 500],
] as const;
/** Units of the coins, and how many of 100 have each value. */
const COINS = { units: [10, 20, 30, 50, 100, 250], of100: [50, 25, 12, 8, 4, 1] } as const;
/** Coins that begin the respins, the respins after the last new coin, and the chance of a coin, one in so many. */
const HOLD = { coins: 4, respins: 3, oneIn: 10, fullTimes: 2 } as const;

const COIN = SYMBOLS.indexOf('O');
const FIRST_VALUE = COIN + 1;
const EMPTY = SYMBOLS.indexOf('.');
const CELLS = STRIPS.length * ROWS;

export const ROOM = {
  strips: STRIPS.map((strip) => readStrip(SYMBOLS, strip)),
  rows: ROWS,
  perStake: PER_STAKE,
  coin: COIN,
  coins: COINS,
  hold: HOLD,
} as const;

export function payRoom(grid: Grid): Paid {
  return payLines(grid, { lines: FIVE_LINES, pays: PAYS, wild: null });
}

function drawCoin(draws: Draws): number {
  let left = draws.below(100);
  const value = COINS.of100.findIndex((count) => {
    left -= count;
    return left < 0;
  });
  return FIRST_VALUE + value;
}

const isCoin = (symbol: number): boolean => symbol >= FIRST_VALUE && symbol < EMPTY;
const countCoins = (grid: Grid): number => grid.flat().filter(isCoin).length;

/** All coins held, with what they pay: a full grid counts twice. */
function payCoins(grid: Grid): Paid {
  const sum = grid.flat().reduce((units, symbol) => units + (COINS.units[symbol - FIRST_VALUE] ?? 0), 0);
  return {
    units: countCoins(grid) === CELLS ? sum * HOLD.fullTimes : sum,
    lit: bitsOf(grid, isCoin),
  };
}

function spinRoom(draws: Draws): readonly View[] {
  const stopped = spinReels(draws, ROOM.strips, ROWS);
  let grid: Grid = stopped.map((column) => column.map((symbol) => (symbol === COIN ? drawCoin(draws) : symbol)));
  const views: View[] = [{ grid, ...payRoom(grid) }];
  let coins = countCoins(grid);
  if (coins < HOLD.coins) return views;
  for (let left: number = HOLD.respins; left > 0 && coins < CELLS; left -= 1) {
    grid = grid.map((column) =>
      column.map((symbol) => (isCoin(symbol) ? symbol : draws.below(HOLD.oneIn) === 0 ? drawCoin(draws) : EMPTY)),
    );
    views.push({ grid, units: 0, lit: 0 });
    // A new coin starts the respins again; the step below takes one of them off.
    if (countCoins(grid) > coins) left = HOLD.respins + 1;
    coins = countCoins(grid);
  }
  return [...views.slice(0, -1), { grid, ...payCoins(grid) }];
}

/** The chance that the grid is full at the end, from so many coins held and respins left. */
function chanceOfFull(held: number, left: number): Rational {
  if (held === CELLS) return ONE;
  if (left === 0) return ZERO;
  const empty = CELLS - held;
  return Array.from({ length: empty + 1 }, (_, more): Rational => {
    const chance = {
      n: choose(empty, more) * BigInt(HOLD.oneIn - 1) ** BigInt(empty - more),
      d: BigInt(HOLD.oneIn) ** BigInt(empty),
    };
    return mul(chance, chanceOfFull(held + more, more > 0 ? HOLD.respins : left - 1));
  }).reduce(add);
}

/** Coins pay most in a full grid, which has the most of them and pays them twice. */
function topRoom(): Top {
  const spins = gridsOf(ROOM.strips, ROWS).map((grid) => ({
    units: payRoom(grid).units,
    held: grid.flat().filter((symbol) => symbol === COIN).length,
  }));
  const lines = (held: number): Top =>
    topOf(
      spins.filter((spin) => spin.held === held).map(({ units }) => units),
      spins.length,
    );
  const coin = topOf(COINS.units.flatMap((units, at) => Array.from({ length: COINS.of100[at] ?? 0 }, () => units)));
  const coins = { ...repeated(coin, CELLS), units: coin.units * CELLS * HOLD.fullTimes };
  return oneOf(
    ...[...new Set(spins.map(({ held }) => held))].map((held) =>
      held < HOLD.coins
        ? lines(held)
        : inTurn(lines(held), { units: 0, chance: chanceOfFull(held, HOLD.respins) }, coins),
    ),
  );
}

export const coinRoom = createReelGame({
  id: 'coin-room',
  table: {
    symbols: SYMBOLS,
    lines: FIVE_LINES,
    strips: STRIPS,
    pays: PAYS,
    coins: COINS,
    hold: HOLD,
    perStake: PER_STAKE,
  },
  perStake: PER_STAKE,
  spin: spinRoom,
  top: topRoom,
  returned: [
    239_366_531_094_932_486_045_838_270_392_853_930_042_002_437_061n,
    250_000_000_000_000_000_000_000_000_000_000_000_000_000_000_000n,
  ],
});

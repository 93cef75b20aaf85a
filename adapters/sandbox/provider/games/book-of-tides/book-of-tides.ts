/** Book of Tides: a symbol drawn before the free spins fills the reels on which it comes [TID-1…TID-6]. */
import * as v from 'valibot';
import { fromScaled } from 'touchline/kernel/rational';
import type { Draws } from '../../fairness/stream.ts';
import type { Game } from '../game.ts';
import { paysOf } from '../game.ts';
import { winOf } from '../highest-win.ts';
import type { Paid } from '../reels/lines.ts';
import { FIVE_LINES, payLines } from '../reels/lines.ts';
import type { Grid } from '../reels/strips.ts';
import { bitsOf, gridsOf, readStrip, spinReels } from '../reels/strips.ts';
import type { Top } from '../reels/top.ts';
import { inTurn, oneOf, repeated, topOf } from '../reels/top.ts';
import type { View } from '../reels/views.ts';
import { shownOf } from '../reels/views.ts';
import { stake } from '../stake.ts';

/** Drop, leaf, moon, bell, star, crown, book. */
const SYMBOLS = 'DLMBSCK';
const ROWS = 3;
/** A tenth of the stake is one unit. */
const PER_STAKE = 10;
const STRIPS = ['DLMKDBLSMDLCMBDKLMDS', 'LDMBLDKMLSDMBLCDMLDB', 'MLDSBMDLKBDMLCDLMBSD'] as const;
/** Units by the length of the run; a line of books alone has a win of its own. */
const PAYS = [
  [0, 0, 0, 5],
  [0, 0, 0, 5],
  [0, 0, 0, 10],
  [0, 0, 0, 40],
  [0, 0, 0, 150],
  [0, 0, 10, 300],
  [0, 0, 0, 300],
] as const;
/** A book on every reel gives so many free spins, once in a round. */
const FREE_SPINS = 8;

const BOOK = SYMBOLS.indexOf('K');
/** A symbol that can fill reels: every symbol but the book. */
const SPECIALS = BOOK;

export const TIDES = {
  strips: STRIPS.map((strip) => readStrip(SYMBOLS, strip)),
  rows: ROWS,
  perStake: PER_STAKE,
  pays: PAYS,
  freeSpins: FREE_SPINS,
  specials: SPECIALS,
} as const;

export function hasBooks(grid: Grid): boolean {
  return grid.every((column) => column.includes(BOOK));
}

export function payTides(grid: Grid): Paid {
  return payLines(grid, { lines: FIVE_LINES, pays: PAYS, wild: BOOK });
}

/** The result of a chosen symbol that fills every reel on which it is in sight; null where the symbol pays nothing. */
export function fill(grid: Grid, special: number): View | null {
  const filled = grid.map((column) => column.includes(special));
  const count = filled.filter(Boolean).length;
  const units = (PAYS[special]?.[count] ?? 0) * FIVE_LINES.length;
  if (units === 0) return null;
  return {
    grid: grid.map((column, at) => (filled[at] === true ? column.map(() => special) : column)),
    units,
    lit: bitsOf(grid, (_, at) => filled[at] === true),
  };
}

function spinTides(draws: Draws): { readonly views: readonly View[]; readonly special: number | null } {
  const spin = (): View => {
    const grid = spinReels(draws, TIDES.strips, ROWS);
    return { grid, ...payTides(grid) };
  };
  const first = spin();
  if (!hasBooks(first.grid)) return { views: [first], special: null };
  const special = draws.below(SPECIALS);
  const views = [first];
  for (let made = 0; made < FREE_SPINS; made += 1) {
    const drawn = spin();
    const filled = fill(drawn.grid, special);
    views.push(drawn, ...(filled === null ? [] : [filled]));
  }
  return { views, special };
}

function topTides(): Top {
  const spins = gridsOf(TIDES.strips, ROWS).map((grid) => ({
    grid,
    units: payTides(grid).units,
    isFree: hasBooks(grid),
  }));
  const first = (isFree: boolean): Top =>
    topOf(
      spins.filter((spin) => spin.isFree === isFree).map(({ units }) => units),
      spins.length,
    );
  const sets = Array.from({ length: SPECIALS }, (_, special) => {
    const spin = topOf(spins.map(({ grid, units }) => units + (fill(grid, special)?.units ?? 0)));
    return inTurn({ units: 0, chance: fromScaled(1, SPECIALS) }, repeated(spin, FREE_SPINS));
  });
  return oneOf(first(false), inTurn(first(true), oneOf(...sets)));
}

const schema = v.object({ stake });

export const bookOfTides: Game<v.InferOutput<typeof schema>> = {
  id: 'book-of-tides',
  version: 1,
  table: {
    symbols: SYMBOLS,
    rows: ROWS,
    lines: FIVE_LINES,
    strips: STRIPS,
    pays: PAYS,
    freeSpins: FREE_SPINS,
    specials: SPECIALS,
    perStake: PER_STAKE,
  },
  schema,
  stakeOf: (bet) => bet.stake,
  play: (draws, bet, moves) => {
    if (moves.length > 0) return null;
    const { views, special } = spinTides(draws);
    const units = views.reduce((sum, view) => sum + view.units, 0);
    // The symbol is drawn before the first free spin, so the round names it beside the spins.
    return {
      shown: shownOf(views, special === null ? {} : { special }),
      pays: paysOf(bet.stake, fromScaled(units, PER_STAKE)),
    };
  },
  returns: [{ bet: '', value: { n: 191_129n, d: 200_000n } }],
  highestWin: () => {
    const { units, chance } = topTides();
    return winOf('', fromScaled(units, PER_STAKE), chance);
  },
  stakes: { min: 0.1, max: 5 },
};

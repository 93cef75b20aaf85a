/** Orchard Row: three reels, and one to five lines [ORC-1…ORC-5]. */
import * as v from 'valibot';
import { fromScaled } from 'touchline/kernel/rational';
import type { Game } from '../game.ts';
import { paysOf } from '../game.ts';
import { highestOf, winOf } from '../highest-win.ts';
import { FIVE_LINES, payLines } from '../reels/lines.ts';
import { gridsOf, readStrip, spinReels } from '../reels/strips.ts';
import { topOf } from '../reels/top.ts';
import { shownOf } from '../reels/views.ts';
import { stake } from '../stake.ts';

/** Cherry, lemon, plum, bell, star, seven. */
const SYMBOLS = 'CLPBS7';
const ROWS = 3;
const STRIPS = ['CLPCLBCPLCSLPCBLP7LC', 'LCPLBPLSCLPBLCP7LPLC', 'PLCLPBLPSLCPLBPLC7LP'] as const;
/** Times the stake of a line, by the length of the run. */
const PAYS = [
  [0, 0, 2, 12],
  [0, 0, 0, 10],
  [0, 0, 0, 16],
  [0, 0, 0, 60],
  [0, 0, 0, 200],
  [0, 0, 0, 500],
] as const;

export const ORCHARD = {
  strips: STRIPS.map((strip) => readStrip(SYMBOLS, strip)),
  rows: ROWS,
  lines: FIVE_LINES,
  pays: PAYS,
} as const;

const schema = v.object({
  stake,
  lines: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(FIVE_LINES.length)),
});

export const orchardRow: Game<v.InferOutput<typeof schema>> = {
  id: 'orchard-row',
  version: 1,
  table: { symbols: SYMBOLS, rows: ROWS, lines: FIVE_LINES, strips: STRIPS, pays: PAYS },
  schema,
  stakeOf: (bet) => bet.stake,
  play: (draws, bet, moves) => {
    if (moves.length > 0) return null;
    const grid = spinReels(draws, ORCHARD.strips, ROWS);
    const paid = payLines(grid, { lines: FIVE_LINES.slice(0, bet.lines), pays: PAYS, wild: null });
    return { shown: shownOf([{ grid, ...paid }]), pays: paysOf(bet.stake, fromScaled(paid.units, bet.lines)) };
  },
  returns: [{ bet: '', value: { n: 193n, d: 200n } }],
  highestWin: () => {
    const byLine = gridsOf(ORCHARD.strips, ROWS).map((grid) =>
      FIVE_LINES.map((line) => payLines(grid, { lines: [line], pays: PAYS, wild: null }).units),
    );
    return highestOf(
      FIVE_LINES.map((_, at) => {
        const count = at + 1;
        const { units, chance } = topOf(
          byLine.map((lines) => lines.slice(0, count).reduce((sum, each) => sum + each, 0)),
        );
        return winOf(`lines-${count}`, fromScaled(units, count), chance);
      }),
    );
  },
  stakes: { min: 0.1, max: 5 },
};

/** Mines: 25 cells, some of them mines; each safe cell raises the multiplier [MINE-1…MINE-5]. */
import * as v from 'valibot';
import type { Rational } from 'touchline/kernel/rational';
import type { Game } from '../game.ts';
import { paysOf } from '../game.ts';
import { choose } from '../choose.ts';
import { highestOf, winOf } from '../highest-win.ts';
import { stake } from '../stake.ts';
import { chooseSome } from '../../fairness/stream.ts';

const CELLS = 25;
const MAX_MINES = 5;
const RETURNED = { n: 99n, d: 100n };
/** The move that takes the win. */
export const TAKE = -1;

const schema = v.object({
  stake,
  mines: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_MINES)),
});

/** The multiplier after `picks` safe cells. */
export function minesMultiplier(mines: number, picks: number): Rational {
  return { n: RETURNED.n * choose(CELLS, picks), d: RETURNED.d * choose(CELLS - mines, picks) };
}

export const mines: Game<v.InferOutput<typeof schema>> = {
  id: 'mines',
  version: 1,
  table: { cells: CELLS, maxMines: MAX_MINES, returned: [99, 100] },
  schema,
  stakeOf: (bet) => bet.stake,
  play: (draws, bet, moves) => {
    const board = chooseSome(draws, CELLS, bet.mines).toSorted((a, b) => a - b);
    const picks: number[] = [];
    const over = (pays: number) => ({ shown: { picks: [...picks], mines: board }, pays });
    for (const [at, move] of moves.entries()) {
      const isLast = at === moves.length - 1;
      if (move === TAKE)
        return isLast && picks.length > 0 ? over(paysOf(bet.stake, minesMultiplier(bet.mines, picks.length))) : null;
      if (!Number.isInteger(move) || move < 0 || move >= CELLS || picks.includes(move)) return null;
      picks.push(move);
      if (board.includes(move)) return isLast ? over(0) : null;
      if (picks.length === CELLS - bet.mines)
        return isLast ? over(paysOf(bet.stake, minesMultiplier(bet.mines, picks.length))) : null;
    }
    const takes = (count: number): number => paysOf(bet.stake, minesMultiplier(bet.mines, count));
    return {
      shown: { picks, takes: picks.length === 0 ? 0 : takes(picks.length), next: takes(picks.length + 1) },
      pays: null,
    };
  },
  returns: [{ bet: '', value: RETURNED }],
  // Every safe cell is opened.
  highestWin: () =>
    highestOf(
      Array.from({ length: MAX_MINES }, (_, at) => at + 1).map((count) =>
        winOf(`mines-${count}`, minesMultiplier(count, CELLS - count), { n: 1n, d: choose(CELLS, count) }),
      ),
    ),
  stakes: { min: 0.1, max: 10 },
};

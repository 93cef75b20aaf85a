/** Wild Meadow: every stop of every state, which is the set of the reels that are held as wilds. */
import {
  expand,
  hasWild,
  MEADOW,
  payMeadow,
} from '../../../adapters/sandbox/provider/games/wild-meadow/wild-meadow.ts';
import type { Summary } from './reel-figures.ts';
import { both, certain, eachGrid, either, summaryOf, windowsOf } from './reel-figures.ts';

const WINDOWS = windowsOf(MEADOW.strips, MEADOW.rows);

/** A round from a spin on while the reels marked in `held` are wild. */
function from(held: readonly boolean[]): Summary {
  const windows = WINDOWS.map((reel, at) => (held[at] === true ? [MEADOW.wildColumn] : reel));
  const after = new Map<string, Map<number, bigint>>();
  eachGrid(windows, (drawn) => {
    const grid = expand(drawn);
    const next = grid.map(hasWild).join();
    const weights = after.get(next) ?? new Map<number, bigint>();
    const { units } = payMeadow(grid);
    after.set(next, weights.set(units, (weights.get(units) ?? 0n) + 1n));
  });
  const parts = [...after].map(([next, weights]) => {
    const marks = next.split(',').map((each) => each === 'true');
    const isOver = next === held.join() || marks.every(Boolean);
    return { own: summaryOf(weights), rest: isOver ? certain(0) : from(marks) };
  });
  // Each part counts as often as its stops: the weights of what follows are made equal.
  const most = parts.reduce((product, { rest }) => product * rest.all, 1n);
  return parts.map(({ own, rest }) => both(both(own, rest), certain(0, most / rest.all))).reduce(either);
}

export const meadowSummary = (): Summary => from(MEADOW.strips.map(() => false));

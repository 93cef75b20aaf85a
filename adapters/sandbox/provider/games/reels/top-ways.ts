/** The highest win of a game of ways, reel by reel [REEL-5, REEL-7]. */
import type { Column } from './strips.ts';
import { windowAt } from './strips.ts';
import type { Top } from './top.ts';
import { inTurn, oneOf } from './top.ts';
import type { WaysTable } from './ways.ts';

interface WaysGame extends WaysTable {
  readonly strips: readonly Column[];
  readonly rows: number;
}

/** Ways by symbol that runs from the first reel on. */
type Running = ReadonlyMap<number, number>;

export function topWays({ strips, rows, pays, wild }: WaysGame): Top {
  const windows = strips.map((strip) => strip.map((_, stop) => windowAt(strip, stop, rows)));
  const known = new Map<string, Top>();

  /** The payment of the runs that end with this number of reels. */
  const endOf = (runs: Running, reels: number): number =>
    [...runs].reduce((sum, [symbol, ways]) => sum + ways * (pays[symbol]?.[reels] ?? 0), 0);

  /** Of the reels from `at` on, behind which these runs are. */
  function from(at: number, running: Running): Top {
    const reel = windows[at];
    if (reel === undefined) return { units: endOf(running, at), chance: { n: 1n, d: 1n } };
    const key = `${at} ${[...running].sort(([one], [other]) => one - other).join(';')}`;
    const found = known.get(key) ?? topOfReel(reel, at, running);
    known.set(key, found);
    return found;
  }

  function topOfReel(reel: readonly Column[], at: number, running: Running): Top {
    const chance = { n: 1n, d: BigInt(reel.length) };
    return oneOf(
      ...reel.map((window) => {
        const runs = at === 0 ? new Map(window.map((symbol) => [symbol, 1])) : running;
        const [goOn, end] = [new Map<number, number>(), new Map<number, number>()];
        for (const [symbol, ways] of runs) {
          const count = window.filter((each) => each === symbol || each === wild).length;
          if (count > 0) goOn.set(symbol, ways * count);
          else end.set(symbol, ways);
        }
        return inTurn({ units: endOf(end, at), chance }, from(at + 1, goOn));
      }),
    );
  }

  return from(0, new Map());
}

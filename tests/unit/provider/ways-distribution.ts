/**
 * The payments of a game of ways over all stops, with the weight of each amount. Reels are added from the left:
 * outcomes with the same symbols still running, the same ways and the same sum are one state, so that millions of stops
 * are counted exactly.
 */
import type { Column } from '../../../adapters/sandbox/provider/games/reels/strips.ts';
import type { Distribution } from './reel-figures.ts';
import { windowsOf } from './reel-figures.ts';

interface Game {
  readonly strips: readonly Column[];
  readonly rows: number;
  readonly pays: readonly (readonly number[])[];
  readonly wild: number;
}
interface State {
  /** Ways by symbol that runs from the first reel on. */
  readonly running: ReadonlyMap<number, number>;
  readonly units: number;
  readonly weight: bigint;
}

export function waysDistribution({ strips, rows, pays, wild }: Game): Distribution {
  let states: readonly State[] = [{ running: new Map(), units: 0, weight: 1n }];
  for (const [at, windows] of windowsOf(strips, rows).entries()) {
    const next = new Map<string, State>();
    for (const { running, units, weight } of states)
      for (const window of windows) {
        const from = at === 0 ? new Map(window.map((symbol): [number, number] => [symbol, 1])) : running;
        const goesOn = new Map<number, number>();
        let won = units;
        for (const [symbol, ways] of from) {
          const count = window.filter((each) => each === symbol || each === wild).length;
          if (count > 0) goesOn.set(symbol, ways * count);
          // A run that ends here pays for the reels before this one.
          else won += ways * (pays[symbol]?.[at] ?? 0);
        }
        const key = `${[...goesOn].toSorted(([a], [b]) => a - b).join(';')} ${won}`;
        const same = next.get(key);
        next.set(key, { running: goesOn, units: won, weight: weight + (same?.weight ?? 0n) });
      }
    states = [...next.values()];
  }
  const weights = new Map<number, bigint>();
  for (const { running, units, weight } of states) {
    let all = units;
    for (const [symbol, ways] of running) all += ways * (pays[symbol]?.[strips.length] ?? 0);
    weights.set(all, (weights.get(all) ?? 0n) + weight);
  }
  return weights;
}

/**
 * The exact figures of Coin Room: every stop of the reels is counted, and the coins held are a Markov chain over the
 * number of coins and the respins left. New coins are counted by binomial weights out of `oneIn` for each cell.
 */
import { payRoom, ROOM } from '../../../adapters/sandbox/provider/games/coin-room/coin-room.ts';
import { choose } from '../../../adapters/sandbox/provider/games/choose.ts';
import type { Summary } from './reel-figures.ts';
import { both, certain, eachGrid, either, summaryOf, windowsOf } from './reel-figures.ts';

const CELLS = 9;
const { coins, oneIn, respins, fullTimes } = ROOM.hold;

/** A fraction, as the chance of a number of coins at the end. */
interface Chance {
  readonly n: bigint;
  readonly d: bigint;
}

/** The chances of each number of coins at the end, from `held` coins and `left` respins. */
function endsOf(held: number, left: number): ReadonlyMap<number, Chance> {
  if (left === 0 || held === CELLS) return new Map([[held, { n: 1n, d: 1n }]]);
  const empty = CELLS - held;
  const ends = new Map<number, Chance>();
  for (let more = 0; more <= empty; more += 1) {
    const n = choose(empty, more) * BigInt(oneIn - 1) ** BigInt(empty - more);
    const d = BigInt(oneIn) ** BigInt(empty);
    for (const [end, chance] of endsOf(held + more, more > 0 ? respins : left - 1)) {
      const known = ends.get(end) ?? { n: 0n, d: 1n };
      ends.set(end, { n: known.n * d * chance.d + n * chance.n * known.d, d: known.d * d * chance.d });
    }
  }
  return ends;
}

/** The payment of a number of coins: their values are independent. */
function valueOf(count: number): Summary {
  const times = count === CELLS ? fullTimes : 1;
  const one = summaryOf(
    new Map(ROOM.coins.units.map((units, at) => [units * times, BigInt(ROOM.coins.of100[at] ?? 0)])),
  );
  return Array.from({ length: count }, () => one).reduce(both);
}

/** A part that comes with a weight: all its own weights times `n`. */
function weighted(part: Summary, n: bigint): Summary {
  return both(part, certain(0, n));
}

/** Coins held from `held` on, with the whole weight `all`. */
function holdFrom(held: number): Summary {
  const ends = [...endsOf(held, respins)];
  const parts = ends.map(([count, chance]) => {
    const others = ends.reduce((product, [end, { d }]) => (end === count ? product : product * d), chance.n);
    // Fewer coins have fewer values: their weights are brought to those of a full grid.
    return weighted(valueOf(count), others * 100n ** BigInt(CELLS - count));
  });
  return parts.reduce(either);
}

export function roomSummary(): Summary {
  const byCoins = new Map<number, Map<number, bigint>>();
  eachGrid(windowsOf(ROOM.strips, ROOM.rows), (grid) => {
    const held = grid.flat().filter((symbol) => symbol === ROOM.coin).length;
    // Coins pay on no line, whatever their values.
    const key = held < coins ? 0 : held;
    const weights = byCoins.get(key) ?? new Map<number, bigint>();
    const { units } = payRoom(grid);
    byCoins.set(key, weights.set(units, (weights.get(units) ?? 0n) + 1n));
  });
  const parts = [...byCoins].map(([held, weights]) =>
    both(summaryOf(weights), held === 0 ? certain(0) : holdFrom(held)),
  );
  const sizes = [...byCoins].map(([, weights]) => [...weights.values()].reduce((sum, each) => sum + each, 0n));
  // Each part counts as often as its stops: the others' weights make the denominators equal.
  const own = parts.map(({ all }, at) => all / (sizes[at] ?? 1n));
  return parts
    .map((part, at) =>
      weighted(
        part,
        own.reduce((product, each, other) => (other === at ? product : product * each), 1n),
      ),
    )
    .reduce(either);
}

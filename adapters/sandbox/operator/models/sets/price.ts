/**
 * Prices of a set match: every probability from the exact state, one margin per market. Lines are halves, so that the
 * only returned selection is the winner of an unplayed set.
 */
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { Fixture, MatchState, PricedMarket } from '../../line/types.ts';
import { fairShares } from '../books.ts';
import { marginOf, priceBook } from '../margin.ts';
import { differenceAbove, oddChance, setChance, totalAbove, viewOf, winChance, type MatchView } from './views.ts';

/** Type holds home * 10 + away, so exact scores are offered up to this many sets. */
const MAX_EXACT = 9;
/** Lines offered on each side of the main one. */
const LINES_BESIDE = 2;

interface Book {
  readonly kind: number;
  readonly keys: readonly (readonly [type: number, param: number])[];
  readonly fair: readonly number[];
  /** The chance that every stake is returned; 0 where it is left out. */
  readonly back?: number;
}

/** All books of a state, before margins. */
export function fairBooks(fixture: Fixture, state: MatchState, scope: 'main' | 'wide' | 'all'): readonly Book[] {
  if (state.status === 4) return [];
  const view = viewOf(fixture, state);
  const { shape } = view.law;
  const byPoints = shape.hasPoints && (shape.sport !== 'esports' || shape.need === 1);
  const win = winChance(view);
  const books: Book[] = [
    {
      kind: KIND.winner,
      keys: [
        [1, 0],
        [3, 0],
      ],
      fair: [win, 1 - win],
    },
  ];
  const beside = scope === 'all' ? LINES_BESIDE : 0;
  if (shape.need > 1 && (scope !== 'main' || !byPoints))
    books.push(...setHandicaps(view, beside), ...setTotals(view, beside));
  if (shape.hasPoints && (scope === 'all' || byPoints))
    books.push(...pointTotals(view, beside), ...pointHandicaps(view, beside));
  if (scope === 'all') books.push(...setWinners(view), ...setScoreBook(view), oddEven(view));
  return books;
}

/** Prices at a state, all suspended when the state is. Empty for a finished match. */
export function priceMatch(
  fixture: Fixture,
  state: MatchState,
  scope: 'main' | 'wide' | 'all',
): readonly PricedMarket[] {
  const suspended = state.suspended !== null;
  const markets: PricedMarket[] = [];
  for (const { kind, keys, fair, back } of fairBooks(fixture, state, scope)) {
    const prices = priceBook(fair, marginOf(kind, fixture.format.model));
    keys.forEach(([type, param], index) => {
      const price = prices[index] ?? null;
      if (price !== null)
        markets.push({ kind, type, param, price, suspended, fair: fairShares(fair[index] ?? 0, back) });
    });
  }
  return markets;
}

function overUnder(kind: number, below: number, over: number): Book {
  const param = below * 4 + 2;
  return {
    kind,
    keys: [
      [1, param],
      [2, param],
    ],
    fair: [over, 1 - over],
  };
}

/** The book in which home must lead by more than `lead`. */
function handicapBook(kind: number, lead: number, cover: number): Book {
  const param = -(lead * 4 + 2);
  return {
    kind,
    keys: [
      [1, param],
      [3, -param],
    ],
    fair: [cover, 1 - cover],
  };
}

function setWinners(view: MatchView): readonly Book[] {
  const { need, maxSets } = view.law.shape;
  if (need === 1) return [];
  const current = view.home + view.away;
  const books: Book[] = [];
  for (const index of [current, current + 1]) {
    if (index >= maxSets) continue;
    const chance = setChance(view, index);
    const param = (index + 1) * 4;
    books.push({
      kind: KIND.setWinner,
      keys: [
        [1, param],
        [3, param],
      ],
      fair: [chance, 1 - chance],
      back: notPlayed(view, index),
    });
  }
  return books;
}

/** The chance that the match is over before set `index` (0-based). */
function notPlayed({ sets, law }: MatchView, index: number): number {
  const ends = (chances: MatchView['sets']['home']): number =>
    chances.reduce((sum, chance, lost) => (law.shape.need + lost <= index ? sum + chance : sum), 0);
  return ends(sets.home) + ends(sets.away);
}

function setScoreBook(view: MatchView): readonly Book[] {
  const { need } = view.law.shape;
  if (need === 1 || need > MAX_EXACT) return [];
  const keys: (readonly [number, number])[] = [];
  const fair: number[] = [];
  view.sets.home.forEach((chance, lost) => {
    keys.push([need * 10 + lost, 0], [lost * 10 + need, 0]);
    fair.push(chance, view.sets.away[lost] ?? 0);
  });
  return [{ kind: KIND.setScore, keys, fair }];
}

function oddEven(view: MatchView): Book {
  let odd = 0;
  if (view.law.shape.hasPoints) odd = oddChance(view);
  else {
    const { need } = view.law.shape;
    view.sets.home.forEach((chance, lost) => {
      if ((need + lost) % 2 === 1) odd += chance + (view.sets.away[lost] ?? 0);
    });
  }
  return {
    kind: KIND.oddEven,
    keys: [
      [1, 0],
      [2, 0],
    ],
    fair: [odd, 1 - odd],
  };
}

function setTotals(view: MatchView, beside: number): readonly Book[] {
  const { need, maxSets } = view.law.shape;
  const above = (sets: number): number => {
    let sum = 0;
    for (let lost = Math.max(0, sets - need + 1); lost < need; lost += 1)
      sum += (view.sets.home[lost] ?? 0) + (view.sets.away[lost] ?? 0);
    return sum;
  };
  return linesAround(above, need, maxSets - 1, beside, 1).map((sets) => overUnder(KIND.setTotal, sets, above(sets)));
}

function setHandicaps(view: MatchView, beside: number): readonly Book[] {
  const { need } = view.law.shape;
  const above = (lead: number): number => {
    let sum = 0;
    for (let lost = 0; lost < need; lost += 1) {
      if (need - lost > lead) sum += view.sets.home[lost] ?? 0;
      if (lost - need > lead) sum += view.sets.away[lost] ?? 0;
    }
    return sum;
  };
  const lines = linesAround(above, -need, need - 1, beside + 1, 1);
  // A handicap of half a set equals the match winner.
  const other = lines.filter((lead) => lead !== 0 && lead !== -1);
  const leads =
    beside > 0 ? other : other.sort((one, two) => Math.abs(above(one) - 0.5) - Math.abs(above(two) - 0.5)).slice(0, 1);
  return leads.map((lead) => handicapBook(KIND.setHandicap, lead, above(lead)));
}

function pointTotals(view: MatchView, beside: number): readonly Book[] {
  const above = (points: number) => totalAbove(view, points);
  const step = view.law.shape.sport === 'tennis' ? 1 : 2;
  return linesAround(above, view.total, view.total + view.law.shape.maxSets * 80, beside, step).map((points) =>
    overUnder(KIND.pointTotal, points, above(points)),
  );
}

function pointHandicaps(view: MatchView, beside: number): readonly Book[] {
  const above = (points: number) => differenceAbove(view, points);
  const step = view.law.shape.sport === 'tennis' ? 1 : 2;
  const widest = view.law.shape.maxSets * 30;
  return linesAround(above, -widest, widest, beside, step).map((lead) =>
    handicapBook(KIND.pointHandicap, lead, above(lead)),
  );
}

/**
 * Integers from `low` to `high` around the median of `above`, `beside` on each side, `step` apart. `above` is
 * decreasing.
 */
function linesAround(
  above: (value: number) => number,
  low: number,
  high: number,
  beside: number,
  step: number,
): number[] {
  let from = low;
  let to = high;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (above(middle) >= 0.5) from = middle + 1;
    else to = middle;
  }
  const main = from > low && above(from - 1) - 0.5 < 0.5 - above(from) ? from - 1 : from;
  const lines: number[] = [];
  for (let place = -beside; place <= beside; place += 1) {
    const line = main + place * step;
    if (line >= low && line <= high) lines.push(line);
  }
  return lines;
}

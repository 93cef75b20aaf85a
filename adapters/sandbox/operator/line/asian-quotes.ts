/**
 * The markets of a game's row in the Asian view: the result, and the handicaps and totals nearest to even, of the match
 * and of its first half.
 */
import { HANDICAP_KINDS } from 'touchline/core/line/rules/asian-markets';
import { TOTAL_KINDS } from 'touchline/core/line/rules/main-markets';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { Quote, Quotes } from './quotes.ts';

/** The lines of a kind that a row has. */
const MAX_LINES = 3;
const RESULTS: ReadonlySet<number> = new Set<number>([KIND.result, KIND.winner, KIND.halfTimeResult]);
const HANDICAPS: ReadonlySet<number> = new Set<number>([...HANDICAP_KINDS, KIND.halfTimeHandicap]);
const LINES: ReadonlySet<number> = new Set<number>([...HANDICAPS, ...TOTAL_KINDS, KIND.halfTimeTotal]);

/** By the game's markets, which keep their identity while nothing moves. */
const known = new WeakMap<Quotes, Quotes>();

/** In ascending order of ids, like the quotes that it is given. */
export function asianQuotes(quotes: Quotes): Quotes {
  const before = known.get(quotes);
  if (before !== undefined) return before;
  const chosen = new Set<Quote>();
  const lines = new Map<number, Map<number, Quote[]>>();
  for (const quote of quotes.values()) {
    if (RESULTS.has(quote.kind)) chosen.add(quote);
    if (!LINES.has(quote.kind)) continue;
    const line = HANDICAPS.has(quote.kind) && quote.type === 3 ? -quote.param : quote.param;
    const ofKind = lines.get(quote.kind) ?? new Map<number, Quote[]>();
    lines.set(quote.kind, ofKind.set(line, [...(ofKind.get(line) ?? []), quote]));
  }
  for (const ofKind of lines.values()) for (const quote of nearestToEven(ofKind)) chosen.add(quote);
  const asian: Quotes = new Map([...quotes].filter(([, quote]) => chosen.has(quote)));
  known.set(quotes, asian);
  return asian;
}

/** The most even line, and its neighbours: lines side by side, as a board shows them. */
function nearestToEven(byLine: ReadonlyMap<number, readonly Quote[]>): readonly Quote[] {
  const pairs = [...byLine].filter(([, pair]) => pair.length === 2).sort(([a], [b]) => a - b);
  const gap = ([, [one, other]]: (typeof pairs)[number]): number => Math.abs((one?.price ?? 0) - (other?.price ?? 0));
  const even = pairs.reduce((best, pair, at) => (gap(pair) < gap(pairs[best] ?? pair) ? at : best), 0);
  const from = Math.max(0, Math.min(even - Math.floor(MAX_LINES / 2), pairs.length - MAX_LINES));
  return pairs.slice(from, from + MAX_LINES).flatMap(([, pair]) => pair);
}

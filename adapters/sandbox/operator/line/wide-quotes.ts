/** The markets of a game's row in a wide list: the main ones, and two more kinds [LIN-118]. */
import { wideMarkets } from 'touchline/core/line/rules/wide-markets';
import type { Quotes } from './quotes.ts';

/** By the game's markets, which keep their identity while nothing moves. */
const known = new WeakMap<Quotes, { readonly row: Quotes; readonly wide: Quotes }>();

/** The markets of `row` and those that `all` has for a wide row, in ascending order of ids. */
export function wideQuotes(row: Quotes, all: Quotes, sportId: number): Quotes {
  const before = known.get(all);
  if (before?.row === row) return before.wide;
  const markets = [...all.values()].map(({ id, kind, type, param }) => ({
    id,
    gameId: 0,
    kind,
    type,
    param,
    label: null,
    flags: 0,
  }));
  const chosen = wideMarkets(markets, (id) => all.get(id)?.price ?? 0, sportId).flatMap((column) =>
    column.markets.flatMap((market) => (market === null ? [] : [market.id])),
  );
  const quotes = new Map(row);
  for (const id of chosen) {
    const quote = all.get(id);
    if (quote !== undefined) quotes.set(id, quote);
  }
  const wide: Quotes = new Map([...quotes].sort(([a], [b]) => a - b));
  known.set(all, { row, wide });
  return wide;
}

/** The changes of one game since the last delta, as pieces of frames that all streams share. */
import { asianQuotes } from './asian-quotes.ts';
import { changeOfQuotes, NO_QUOTES } from './quotes.ts';
import type { Quotes, QuotesChange } from './quotes.ts';
import type { Row, Shown } from './rows.ts';
import { gameText, isSameScoreboard, isSameStats, statsText } from './scoreboard.ts';
import type { Scope } from './topics.ts';

export interface RowChange {
  readonly row: Row;
  /** Null: streams did not know the game. */
  readonly before: Shown | null;
  /** Null: the game has left. */
  readonly after: Shown | null;
  /** An entry of `g`, or ''. */
  readonly game: string;
  /** An entry of `stats`, or ''. */
  readonly stats: string;
  readonly main: QuotesChange;
  readonly all: QuotesChange;
}

/** The change from the state that streams know to `after`. `sendsClock`: their clock has diverged from the match's. */
export function changeOf(row: Row, after: Shown | null, now: number, sendsClock: boolean): RowChange {
  const before = row.shown;
  const known = before !== null && after !== null;
  return {
    row,
    before,
    after,
    game: known && (sendsClock || !isSameScoreboard(row, before, after)) ? gameText(row, after, now) : '',
    stats: known && !isSameStats(before, after) ? statsText(row, after) : '',
    main: changeOfQuotes(before?.main ?? NO_QUOTES, after?.main ?? NO_QUOTES),
    all: changeOfQuotes(before?.all ?? NO_QUOTES, after?.all ?? NO_QUOTES),
  };
}

/** The markets of a list's row. */
function rowQuotes({ main: isListed, asian: isAsian, wide: isWide }: Scope, { main, wide, all }: Shown): Quotes {
  if (!isListed) return NO_QUOTES;
  if (!isAsian) return isWide ? wide : main;
  const asian = asianQuotes(all ?? main);
  return isWide ? new Map([...asian, ...wide].sort(([a], [b]) => a - b)) : asian;
}

/** The markets that a scope shows. */
export function quotesIn(scope: Scope, shown: Shown): Quotes {
  const { all, combos } = shown;
  const listed = scope.all ? (all ?? NO_QUOTES) : rowQuotes(scope, shown);
  if (scope.ids === null) return listed;
  const quotes = new Map(listed);
  for (const id of scope.ids) {
    const quote = all?.get(id) ?? combos.get(id);
    if (quote !== undefined) quotes.set(id, quote);
  }
  return new Map([...quotes].sort(([a], [b]) => a - b));
}

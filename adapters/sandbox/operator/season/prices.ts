/**
 * The prices of one row. Each market comes from the first source with a complete set: opening prices of one bookmaker,
 * the average, the best price, then the closing prices of the same [SEA-3].
 */
import type { RecordedMatch } from '../line/types.ts';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { readHandicap, readPrice } from './fields.ts';
import type { Columns, Report, Row } from './row.ts';

type Price = RecordedMatch['prices'][number];

const SOURCES = ['B365', 'Avg', 'Max', 'B365C', 'AvgC', 'MaxC'] as const;
/** 2.5 goals in quarters. */
const MAIN_TOTAL = 10;
/** Bounds for the sum of the chances that a market's prices imply, which is about 1. */
const MIN_CHANCES = 0.9;
const MAX_CHANCES = 1.5;
const NO_SOURCE = 'Prices from the model are used.';

/** One market of one source. */
interface Quote {
  readonly prices: readonly string[];
  readonly handicap: string | null;
}

interface Market {
  readonly name: string;
  readonly quotes: readonly Quote[];
  readonly pricesOf: (values: readonly number[], handicap: number) => readonly Price[];
}

const MARKETS: readonly Market[] = [
  {
    name: '1X2',
    quotes: quotesOf(['H', 'D', 'A']),
    pricesOf: (values) => values.map((price, i) => ({ kind: KIND.result, type: i + 1, param: 0, price })),
  },
  {
    name: 'over and under 2.5',
    quotes: quotesOf(['>2.5', '<2.5']),
    pricesOf: (values) => values.map((price, i) => ({ kind: KIND.total, type: i + 1, param: MAIN_TOTAL, price })),
  },
  {
    name: 'Asian handicap',
    quotes: quotesOf(['AHH', 'AHA'], 'h'),
    pricesOf: (values, handicap) =>
      values.map((price, i) => ({
        kind: KIND.asianHandicap,
        type: i === 0 ? 1 : 3,
        param: i === 0 ? handicap : 0 - handicap,
        price,
      })),
  },
];

function quotesOf(suffixes: readonly string[], handicap?: string): readonly Quote[] {
  return SOURCES.map((source) => ({
    prices: suffixes.map((suffix) => `${source}${suffix}`),
    handicap: handicap === undefined ? null : source.endsWith('C') ? 'AHCh' : 'AHh',
  }));
}

const columnsOf = ({ prices, handicap }: Quote): readonly string[] => [
  ...(handicap === null ? [] : [handicap]),
  ...prices,
];

/** The price columns that are read. */
export const PRICE_COLUMNS: readonly string[] = [
  ...new Set(MARKETS.flatMap(({ quotes }) => quotes.flatMap(columnsOf))),
];

export type PriceReader = (row: Row) => readonly Price[];

/**
 * Reads prices from the rows below a header. Reports sources with missing columns. `hintFor` suggests a column that may
 * be the missing one.
 */
export function priceReader(
  columns: Columns,
  line: number,
  report: Report,
  hintFor: (column: string) => string,
): PriceReader {
  const readable = MARKETS.map((market) => {
    const whole = market.quotes.filter((quote) => columnsOf(quote).every((column) => columns.has(column)));
    const reported = new Set<string>();
    for (const quote of market.quotes) {
      if (whole.includes(quote) || !quote.prices.some((column) => columns.has(column))) continue;
      const later = whole.find((other) => market.quotes.indexOf(other) > market.quotes.indexOf(quote)) ?? whole[0];
      for (const column of columnsOf(quote)) {
        if (columns.has(column) || reported.has(column)) continue;
        reported.add(column);
        report(line, column, `the column is missing among those of ${market.name}${hintFor(column)}`, usedText(later));
      }
    }
    return { market, quotes: whole };
  });
  return (row) => readable.flatMap(({ market, quotes }) => readMarket(row, market, quotes));
}

/** Reads every price that is present. Only prices that would be chosen are checked for consistency within a market. */
function readMarket(row: Row, market: Market, quotes: readonly Quote[]): readonly Price[] {
  let chosen: (ReadQuote & { readonly quote: Quote }) | undefined;
  const faults: Fault[] = [];
  for (const quote of quotes) {
    const read = readQuote(row, quote);
    faults.push(...read.faults);
    if (chosen !== undefined || read.values.length === 0) continue;
    const fault = impossible(row, quote, read.values);
    if (fault === null) chosen = { ...read, quote };
    else faults.push(fault);
  }
  const [first] = quotes;
  const firstColumns = first === undefined ? [] : columnsOf(first);
  if (first !== undefined && chosen?.quote !== first && !faults.some(({ column }) => firstColumns.includes(column)))
    faults.push({ column: first.prices[0] ?? '', message: `there are no prices of ${market.name}` });
  const reported = new Set<string>();
  for (const { column, message } of faults) {
    if (!reported.has(column)) row.report(column, message, usedText(chosen?.quote));
    reported.add(column);
  }
  return chosen === undefined ? [] : market.pricesOf(chosen.values, chosen.handicap);
}

interface Fault {
  readonly column: string;
  readonly message: string;
}

interface ReadQuote {
  /** In thousandths; empty where the source's prices are absent or damaged in this row. */
  readonly values: readonly number[];
  readonly handicap: number;
  readonly faults: readonly Fault[];
}

function readQuote(row: Row, { prices, handicap }: Quote): ReadQuote {
  if (prices.every((column) => row.text(column) === '')) return { values: [], handicap: 0, faults: [] };
  const line = handicap === null ? ({ ok: true, value: 0 } as const) : readHandicap(row.text(handicap));
  const fields = prices.map((column) => ({ column, field: readPrice(row.text(column)) }));
  const faults = [
    ...(line.ok || handicap === null ? [] : [{ column: handicap, message: line.error }]),
    ...fields.flatMap(({ column, field }) => (field.ok ? [] : [{ column, message: field.error }])),
  ];
  const values = fields.flatMap(({ field }) => (field.ok ? [field.value] : []));
  return { values: faults.length === 0 ? values : [], handicap: line.ok ? line.value : 0, faults };
}

/** Reports prices whose chances sum far from 1, such as 13 for 1.3. */
function impossible(row: Row, { prices }: Quote, values: readonly number[]): Fault | null {
  const chances = values.reduce((sum, price) => sum + 1000 / price, 0);
  if (chances >= MIN_CHANCES && chances <= MAX_CHANCES) return null;
  const texts = prices.map((column) => row.text(column)).join(', ');
  return { column: prices[0] ?? '', message: `prices that can't be of one market: ${texts}` };
}

function usedText(quote: Quote | undefined): string {
  if (quote === undefined) return NO_SOURCE;
  const names = columnsOf(quote);
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''} are used.`;
}

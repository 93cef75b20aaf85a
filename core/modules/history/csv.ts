/**
 * Bets as a spreadsheet table: RFC 4180, one row a bet, newest first. Amounts, odds and times have the same form in
 * every language, so that programs can read them; the shell provides names and headings [HIS-11].
 */
import { csvTable, csvText, isoTime } from '../../kernel/csv.ts';
import { moneyToDecimalString } from '../../kernel/money.ts';
import type { HistoryFilter } from './filter.ts';
import type { Bet, BetLeg } from './views.ts';

export const CSV_COLUMNS = [
  'id',
  'placedAt',
  'type',
  'product',
  'status',
  'currency',
  'stake',
  'odds',
  'possibleWin',
  'cashedOut',
  'paid',
  'advance',
  'freeBet',
  'promoCode',
  'settledAt',
  'legs',
] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];

/** The shell's words: all text for people. */
export interface CsvWords {
  readonly column: (column: CsvColumn) => string;
  readonly type: (bet: Bet) => string;
  readonly product: (product: 'line' | 'live') => string;
  readonly status: (bet: Bet) => string;
  readonly leg: (leg: BetLeg) => string;
  readonly yes: string;
}

/** The separator between the legs of one bet. */
const AND = ' | ';

/** The table, headings first. Every line ends with CR LF. */
export function toCsv(bets: readonly Bet[], words: CsvWords): string {
  return csvTable(CSV_COLUMNS, bets, words.column, (column, bet) => cellOf(column, bet, words));
}

function cellOf(column: CsvColumn, bet: Bet, words: CsvWords): string {
  const money = (amount: number): string => moneyToDecimalString(amount, bet.currency);
  switch (column) {
    case 'id':
      return csvText(bet.id);
    case 'placedAt':
      return isoTime(bet.placedAt);
    case 'settledAt':
      return bet.settledAt === null ? '' : isoTime(bet.settledAt);
    case 'type':
      return csvText(words.type(bet));
    case 'product':
      return csvText(words.product(bet.product));
    case 'status':
      return csvText(words.status(bet));
    case 'currency':
      return csvText(bet.currency);
    case 'stake':
      return money(bet.amount);
    case 'odds':
      return csvText(bet.coef);
    case 'possibleWin':
      return money(bet.possibleWin);
    case 'paid':
      return bet.status === 'settled' ? money(bet.payout) : '';
    case 'cashedOut':
      return bet.cashOuts.length === 0 ? '' : money(bet.cashOuts.reduce((sum, { amount }) => sum + amount, 0));
    case 'advance':
      return bet.prepaidAmount === 0 ? '' : money(bet.prepaidAmount);
    case 'freeBet':
      return bet.isFreeBet ? csvText(words.yes) : '';
    case 'promoCode':
      return csvText(bet.promoCode);
    case 'legs':
      return csvText(bet.legs.map(words.leg).join(AND));
  }
}

/** The file's name, from its date and filter, such as 'bets-2026-11-21-won-system-live.csv'. */
export function csvFileName({ status, betType, product, from, to }: HistoryFilter, now: number): string {
  const day = (at: number): string => isoTime(at).slice(0, 10);
  const parts = [
    'bets',
    day(now),
    ...(status === 'all' ? [] : [status]),
    ...(betType === null ? [] : [betType]),
    ...(product === 'all' ? [] : [product]),
    ...(from === null ? [] : [`from-${day(from)}`]),
    ...(to === null ? [] : [`to-${day(to)}`]),
  ];
  return `${parts.join('-')}.csv`;
}

/**
 * Rounds as a spreadsheet table: RFC 4180, one row a round, newest first. Amounts and times have the same form in every
 * language; the shell provides names and headings. The last cell of a round with seeds is its whole record as JSON, as the
 * page that verifies rounds takes it: the file alone is enough to check a round whose server seed is revealed [CSN-10].
 */
import { csvTable, csvText, isoTime } from '../../../kernel/csv.ts';
import { moneyToDecimalString } from '../../../kernel/money.ts';
import { isProof } from '../types.ts';
import type { PlayedRound, RoundsFilter } from '../types.ts';

export const ROUND_COLUMNS = [
  'id',
  'at',
  'game',
  'status',
  'currency',
  'stake',
  'paid',
  'commitment',
  'clientSeed',
  'nonce',
  'serverSeed',
  'record',
] as const;
export type RoundColumn = (typeof ROUND_COLUMNS)[number];

/** The shell's words: all text for people. */
export interface RoundWords {
  readonly column: (column: RoundColumn) => string;
  readonly game: (gameId: string) => string;
  readonly status: (round: PlayedRound) => string;
}

/** What a round took from the player, so that the column's sum is what was staked [CSN-41]. */
function stakeTaken(round: PlayedRound): number {
  return round.status === 'cancelled' ? 0 : round.stake;
}

function cellOf(column: RoundColumn, round: PlayedRound, words: RoundWords): string {
  switch (column) {
    case 'id':
      return csvText(round.id);
    case 'at':
      return isoTime(round.at);
    case 'game':
      return csvText(words.game(round.gameId));
    case 'status':
      return csvText(words.status(round));
    case 'currency':
      return csvText(round.currency);
    case 'stake':
      return moneyToDecimalString(stakeTaken(round), round.currency);
    case 'paid':
      return round.pays === null ? '' : moneyToDecimalString(round.pays, round.currency);
    case 'commitment':
      return isProof(round) ? csvText(round.commitment) : '';
    case 'clientSeed':
      return isProof(round) ? csvText(round.clientSeed) : '';
    case 'nonce':
      return isProof(round) ? String(round.nonce) : '';
    case 'serverSeed':
      return isProof(round) ? csvText(round.serverSeed ?? '') : '';
    case 'record':
      return isProof(round) ? csvText(JSON.stringify(round)) : '';
  }
}

/** The table, headings first. Every line ends with CR LF. */
export function roundsCsv(rounds: readonly PlayedRound[], words: RoundWords): string {
  return csvTable(ROUND_COLUMNS, rounds, words.column, (column, round) => cellOf(column, round, words));
}

/** The file's name, with its day and its filter: 'rounds-2026-11-21-won-dice.csv'. */
export function roundsFileName(now: number, { status, gameId }: Pick<RoundsFilter, 'status' | 'gameId'>): string {
  const parts = ['rounds', isoTime(now).slice(0, 10), status === 'all' ? null : status, gameId];
  return `${parts.filter((part) => part !== null).join('-')}.csv`;
}

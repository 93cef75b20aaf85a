import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { CsvWords } from 'touchline/core/history/csv';
import { csvText, isoTime } from 'touchline/kernel/csv';
import { CSV_COLUMNS, csvFileName, toCsv } from 'touchline/core/history/csv';
import { EVERY_BET } from 'touchline/core/history/filter';
import type { Bet } from 'touchline/core/history/views';
import { betOf } from '../../arbitraries/coupon-world.ts';
import { FEWER_RUNS } from '../../arbitraries/runs.ts';
import { readCsv } from './read-csv.ts';

const WORDS: CsvWords = {
  column: (column) => column,
  type: ({ betType }) => `type ${betType}`,
  product: (product) => product,
  status: ({ result }) => `status ${result}`,
  leg: ({ home, away }) => `${home} – ${away}`,
  yes: 'yes',
};
const legOf = (home: string): Bet['legs'][number] => ({
  marketId: 1,
  gameId: 1,
  sportId: 1,
  champ: '',
  home,
  away: 'Away',
  kind: 1,
  type: 1,
  param: 0,
  label: null,
  price: 2_000,
  isLive: false,
  placedScore: '',
  startsAt: 0,
  result: 'won',
  score: '',
  finalScore: null,
  isBanker: false,
  blockId: 0,
});
const rowOf = (bet: Bet): Readonly<Record<string, string>> =>
  Object.fromEntries((readCsv(toCsv([bet], WORDS))[1] ?? []).map((cell, at) => [CSV_COLUMNS[at] ?? '', cell]));

describe('the history’s CSV export', () => {
  it('[HIS-11] has a header and one row per bet, each ended by CR LF', () => {
    const text = toCsv([betOf('2'), betOf('1')], WORDS);
    expect(text.split('\r\n')).toHaveLength(4);
    expect(text.endsWith('\r\n')).toBe(true);
    expect(readCsv(text)[0]).toEqual([...CSV_COLUMNS]);
    expect(toCsv([], WORDS)).toBe(`${CSV_COLUMNS.join()}\r\n`);
  });

  it('[HIS-11] writes amounts, odds and times the same in every language', () => {
    expect(
      rowOf(
        betOf('2', {
          placedAt: Date.UTC(2026, 10, 21, 14, 40, 5, 999),
          settledAt: Date.UTC(2026, 10, 22),
          status: 'settled',
          result: 'won',
          amount: 123_456,
          payout: 5,
          prepaidAmount: 100,
          isFreeBet: true,
          product: 'live',
        }),
      ),
    ).toMatchObject({
      id: '2',
      placedAt: '2026-11-21T14:40:05Z',
      settledAt: '2026-11-22T00:00:00Z',
      stake: '1234.56',
      paid: '0.05',
      odds: '2.000',
      advance: '1.00',
      freeBet: 'yes',
      product: 'live',
      status: 'status won',
    });
    expect(rowOf(betOf('1', { currency: 'JPY' }))).toMatchObject({
      stake: '1000',
      paid: '',
      settledAt: '',
      advance: '',
      freeBet: '',
    });
    expect(rowOf(betOf('1', { currency: 'KWD' }))).toMatchObject({ stake: '1.000' });
  });

  it('[HIS-11] doubles quotes, and quotes commas and line ends', () => {
    expect(csvText('a')).toBe('a');
    expect(csvText('a,b')).toBe('"a,b"');
    expect(csvText('a"b')).toBe('"a""b"');
    expect(csvText('a\r\nb')).toBe('"a\r\nb"');
    expect(csvText('')).toBe('');
    expect(rowOf(betOf('1', { legs: [legOf('FC "Ajax", Amsterdam'), legOf('B')] }))['legs']).toBe(
      'FC "Ajax", Amsterdam – Away | B – Away',
    );
  });

  it('[HIS-11] neutralises text that a spreadsheet would run', () => {
    for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\uFF1D1', '=HYPERLINK("http://x","y")'])
      expect(readCsv(`${csvText(text)}\r\n`)[0]?.[0], text).toBe(`'${text}`);
    expect(rowOf(betOf('1', { promoCode: '=1', legs: [legOf('=cmd|calc')] }))).toMatchObject({
      promoCode: "'=1",
      legs: "'=cmd|calc – Away",
    });
    expect(csvText('Arsenal - Chelsea')).toBe('Arsenal - Chelsea');
  });

  it('[HIS-11] returns any text unchanged, except for the apostrophe', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom('"', ',', '\r\n', '\n', '=1', '')), { minLength: 1 }),
        (cells) => {
          const [row, ...more] = readCsv(`${cells.map(csvText).join()}\r\n`);
          expect(row?.map((cell, at) => (cell === `'${cells[at]}` ? cells[at] : cell))).toEqual(cells);
          expect(more).toEqual([]);
        },
      ),
      { seed: 1, numRuns: FEWER_RUNS },
    );
  });

  it('leaves a time out of range empty', () => {
    expect(isoTime(9e15)).toBe('');
    expect(isoTime(0)).toBe('1970-01-01T00:00:00Z');
  });

  it('is named after its content', () => {
    const now = Date.UTC(2026, 10, 21, 23, 59);
    expect(csvFileName(EVERY_BET, now)).toBe('bets-2026-11-21.csv');
    expect(
      csvFileName(
        {
          status: 'won',
          betType: 'system',
          product: 'live',
          from: Date.UTC(2026, 10, 1),
          to: Date.UTC(2026, 10, 8) - 1,
        },
        now,
      ),
    ).toBe('bets-2026-11-21-won-system-live-from-2026-11-01-to-2026-11-07.csv');
  });
});

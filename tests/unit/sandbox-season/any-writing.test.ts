import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../adapters/sandbox/operator/season/csv.ts';
import { readSeasons } from '../../../adapters/sandbox/operator/season/read-csv.ts';
import { PRICE_COLUMNS } from '../../../adapters/sandbox/operator/season/prices.ts';
import { STAT_PAIRS } from '../../../adapters/sandbox/operator/season/stats.ts';
import { REAL_SEASON } from './real-data.ts';

const FILES = ['E0.csv', 'SC0.csv', 'T1.csv'] as const;

/** The leading lines of a file that the repeated cases read, including the header. */
const SHORT = 8;
/** Columns that are read; any text that is no control character can be a team's name. */
const DAMAGEABLE = [
  ...['Div', 'Date', 'Time', 'FTHG', 'FTAG', 'FTR', 'HTHG', 'HTAG', 'HTR'],
  ...PRICE_COLUMNS,
  ...STAT_PAIRS.flat(),
];

const written = fc.record({
  file: fc.constantFrom(...FILES),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  bom: fc.boolean(),
  quoted: fc.boolean(),
  blankEnd: fc.nat({ max: 3 }),
  /** Sorting keys of the columns. */
  order: fc.array(fc.nat(), { minLength: 200, maxLength: 200 }),
});

function rowsOf(file: string): readonly (readonly string[])[] {
  const records = readCsv(readFileSync(path.join(REAL_SEASON, file), 'utf8'));
  return records.filter(({ fields }) => fields.length > 1).map(({ fields }) => fields);
}

function write(
  rows: readonly (readonly string[])[],
  how: typeof written extends fc.Arbitrary<infer T> ? T : never,
): string {
  const columns = (rows[0] ?? []).map((_, i) => i).toSorted((a, b) => (how.order[a] ?? 0) - (how.order[b] ?? 0));
  const quote = (field: string) => (how.quoted || /[",]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field);
  const lines = rows.map((row) => columns.map((i) => quote(row[i] ?? '')).join(','));
  return `${how.bom ? '\ufeff' : ''}${[...lines, ...Array<string>(how.blankEnd).fill('')].join(how.lineEnd)}`;
}

describe('a season file', () => {
  const rows = new Map(FILES.map((file) => [file, rowsOf(file)]));
  const plain = new Map(
    FILES.map((file) => [file, readSeasons(readFileSync(path.join(REAL_SEASON, file), 'utf8'), file)]),
  );

  it('reads the same with any order of columns, line ends and quotes, with or without a byte order mark', () => {
    expect([...plain.values()].map(({ seasons, reports }) => [seasons.length, reports])).toEqual(
      FILES.map(() => [1, []]),
    );
    fc.assert(
      fc.property(written, (how) => {
        expect(readSeasons(write(rows.get(how.file) ?? [], how), how.file)).toEqual(plain.get(how.file));
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it('keeps any name without control characters', () => {
    const name = fc
      .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
      .filter((text) => text.trim() === text && text !== '' && !/\p{Cc}/u.test(text) && text.length <= 60);
    fc.assert(
      fc.property(written, name, name, (how, home, away) => {
        fc.pre(home !== away);
        const text = write(
          [
            ['Div', 'Date', 'HomeTeam', 'AwayTeam', 'FTHG', 'FTAG', 'HTHG', 'HTAG'],
            ['E0', '01/02/2026', home, away, '1', '0', '0', '0'],
          ],
          { ...how, quoted: true },
        );
        const result = readSeasons(text, 'E0.csv');
        const matches = result.seasons.flatMap((season) => season.matches);
        expect(matches.map((match) => [match.home, match.away])).toEqual([[home, away]]);
        expect(result.reports).toEqual([]);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('[SEA-1] reports every blanked or overwritten field by line and column, unless the meaning is unchanged', () => {
    const short = new Map(FILES.map((file) => [file, (rows.get(file) ?? []).slice(0, SHORT)]));
    const textOf = (lines: readonly (readonly string[])[]) => lines.map((fields) => fields.join(',')).join('\n');
    fc.assert(
      fc.property(
        fc.constantFrom(...FILES),
        fc.integer({ min: 1, max: SHORT - 1 }),
        fc.constantFrom(...DAMAGEABLE),
        fc.constantFrom('', '?', '1.2345', '-1.1'),
        (file, row, column, text) => {
          const whole = short.get(file) ?? [];
          const place = whole[0]?.indexOf(column);
          const damaged = whole.map((fields, i) =>
            i === row ? fields.map((field, j) => (j === place ? text : field)) : fields,
          );
          const result = readSeasons(textOf(damaged), file);
          const isReported = result.reports.some((report) => report.line === row + 1 && report.column === column);
          if (!isReported) expect(result).toEqual(readSeasons(textOf(whole), file));
        },
      ),
      { seed: 1, numRuns: 500 },
    );
  });

  it('never throws on arbitrary text, and reports a line', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FILES),
        fc.nat(),
        fc.nat({ max: 300 }),
        fc.string({ maxLength: 20 }),
        (file, from, length, junk) => {
          const text = readFileSync(path.join(REAL_SEASON, file), 'utf8');
          const at = from % text.length;
          const result = readSeasons(text.slice(0, at) + junk + text.slice(at + length), file);
          for (const report of result.reports) {
            expect(report.file).toEqual(file);
            expect(report.line).toBeGreaterThanOrEqual(0);
            expect(report.message).not.toBe('');
            expect(report.instead).not.toBe('');
          }
        },
      ),
      { seed: 1, numRuns: 100 },
    );
  });
});

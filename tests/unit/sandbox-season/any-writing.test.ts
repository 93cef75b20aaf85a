import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../adapters/sandbox/operator/season/csv.ts';
import { readSeason } from '../../../adapters/sandbox/operator/season/read-csv.ts';
import { REAL_SEASON } from './real-data.ts';

const FILES = ['E0.csv', 'SC0.csv', 'T1.csv'] as const;

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
    FILES.map((file) => [file, readSeason(readFileSync(path.join(REAL_SEASON, file), 'utf8'), file)]),
  );

  it('means the same with any order of columns, line ends, quotes, and with or without byte order mark', () => {
    expect([...plain.values()].every(({ ok }) => ok)).toBe(true);
    fc.assert(
      fc.property(written, (how) => {
        expect(readSeason(write(rows.get(how.file) ?? [], how), how.file)).toEqual(plain.get(how.file));
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
        const result = readSeason(text, 'E0.csv');
        expect(result.ok ? result.value.matches.map((match) => [match.home, match.away]) : result.errors).toEqual([
          [home, away],
        ]);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('never throws and names a line for whatever text it holds', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FILES),
        fc.nat(),
        fc.nat({ max: 300 }),
        fc.string({ maxLength: 20 }),
        (file, from, length, junk) => {
          const text = readFileSync(path.join(REAL_SEASON, file), 'utf8');
          const at = from % text.length;
          const result = readSeason(text.slice(0, at) + junk + text.slice(at + length), file);
          if (!result.ok)
            for (const error of result.errors)
              expect([error.file, error.line >= 0, error.message !== '']).toEqual([file, true, true]);
        },
      ),
      { seed: 1, numRuns: 100 },
    );
  });
});

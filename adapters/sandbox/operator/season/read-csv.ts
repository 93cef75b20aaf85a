/**
 * Reads one season file in the football-data.co.uk format. Strict: columns go by name and in any order; a required one that is missing, a
 * field that is not what its column holds, a row that is too short or too long and a match that comes twice are errors. All errors are
 * given at once, and a file with an error gives no season.
 */
import { readCsv, type CsvRecord } from './csv.ts';
import { divisionOf } from './divisions.ts';
import { readGoals, readName, type RowReader } from './fields.ts';
import { PRICE_COLUMNS, readPrices, readStats, STAT_COLUMNS } from './prices.ts';
import type { ReadResult, Season, SeasonError, SeasonMatch } from './types.ts';
import { readDate, readTime, ukTime } from './uk-time.ts';

const REQUIRED = ['Div', 'Date', 'HomeTeam', 'AwayTeam', 'FTHG', 'FTAG', 'HTHG', 'HTAG'] as const;
const READ: ReadonlySet<string> = new Set([...REQUIRED, 'Time', 'FTR', 'HTR', ...PRICE_COLUMNS, ...STAT_COLUMNS]);
/** Kick-off of a match without a time, as UK local time. */
const USUAL_TIME = '15:00';

type Columns = ReadonlyMap<string, number>;

/** @param text The decoded file, with or without byte order mark. @param file Its name, for errors. */
export function readSeason(text: string, file: string): ReadResult<Season> {
  const errors: SeasonError[] = [];
  const fail = (line: number, column: string, message: string): null => {
    errors.push({ file, line, column, message });
    return null;
  };
  const [header, ...rows] = readCsv(text);
  if (header === undefined || isBlank(header)) {
    fail(1, '', 'the file has no header');
    return { ok: false, errors };
  }
  const columns = readHeader(header, fail);
  if (errors.length > 0) return { ok: false, errors };

  const matches: SeasonMatch[] = [];
  const linesByMatch = new Map<string, number>();
  let code: string | null = null;
  let unplayed = 0;
  for (const record of rows) {
    if (isBlank(record) || !isWhole(record, header, fail)) continue;
    const row: RowReader = {
      text: (column) => record.fields[columns.get(column) ?? -1] ?? '',
      fail: (column, message) => fail(record.line, column, message),
    };
    const rowCode = readName(row, 'Div');
    code ??= rowCode;
    if (rowCode !== null && rowCode !== code) row.fail('Div', `a file holds one division: ${rowCode} after ${code}`);
    const fixture = readFixture(row);
    if (fixture !== null) {
      const key = `${row.text('Date')}\n${fixture.home}\n${fixture.away}`;
      const earlier = linesByMatch.get(key);
      if (earlier === undefined) linesByMatch.set(key, record.line);
      else row.fail('HomeTeam', `the same match as in line ${earlier}`);
    }
    if (row.text('FTHG') === '' && row.text('FTAG') === '') {
      unplayed += 1;
      continue;
    }
    const result = readResult(row);
    const prices = readPrices(row);
    const stats = readStats(row);
    if (fixture !== null && result !== null) matches.push({ line: record.line, ...fixture, ...result, prices, stats });
  }
  if (code === null && errors.length === 0) fail(0, '', 'the file has no match');
  if (errors.length > 0 || code === null) return { ok: false, errors };
  return { ok: true, value: { file, division: divisionOf(code), matches, unplayed } };
}

function readHeader(header: CsvRecord, fail: (line: number, column: string, message: string) => null): Columns {
  const columns = new Map<string, number>();
  if (header.problem !== undefined) fail(header.line, String(header.fields.length), header.problem);
  header.fields.forEach((name, index) => {
    if (columns.has(name) && READ.has(name)) fail(header.line, name, 'the column comes twice');
    columns.set(name, index);
  });
  for (const name of REQUIRED) if (!columns.has(name)) fail(header.line, name, 'the column is missing');
  return columns;
}

function readFixture(row: RowReader): Pick<SeasonMatch, 'home' | 'away' | 'playedAt'> | null {
  const home = readName(row, 'HomeTeam');
  const away = readName(row, 'AwayTeam');
  if (home !== null && home === away) row.fail('AwayTeam', `a team against itself: ${away}`);
  const date = row.text('Date');
  const midnight =
    readDate(date) ??
    row.fail('Date', date === '' ? 'a date is missing' : `not a date (dd/mm/yyyy or dd/mm/yy): ${date}`);
  const time = row.text('Time') || USUAL_TIME;
  const sinceMidnight = readTime(time) ?? row.fail('Time', `not a time (hh:mm): ${time}`);
  if (home === null || away === null || midnight === null || sinceMidnight === null) return null;
  return { home, away, playedAt: ukTime(midnight, sinceMidnight) };
}

function readResult(row: RowReader): Pick<SeasonMatch, 'halfTime' | 'fullTime'> | null {
  const halfTime = readScore(row, 'HT');
  const fullTime = readScore(row, 'FT');
  if (halfTime === null || fullTime === null) return null;
  if (halfTime[0] > fullTime[0])
    row.fail('HTHG', `more goals at half time (${halfTime[0]}) than at the end (${fullTime[0]})`);
  if (halfTime[1] > fullTime[1])
    row.fail('HTAG', `more goals at half time (${halfTime[1]}) than at the end (${fullTime[1]})`);
  return { halfTime, fullTime };
}

/** `HTHG HTAG HTR` or `FTHG FTAG FTR`; the result letter is optional and must fit the goals. */
function readScore(row: RowReader, prefix: 'HT' | 'FT'): readonly [number, number] | null {
  const home = readGoals(row, `${prefix}HG`);
  const away = readGoals(row, `${prefix}AG`);
  if (home === null || away === null) return null;
  const letter = row.text(`${prefix}R`);
  if (letter !== '' && letter !== (home > away ? 'H' : home < away ? 'A' : 'D')) {
    row.fail(`${prefix}R`, `does not fit the goals (${home}:${away}): ${letter}`);
  }
  return [home, away];
}

function isBlank(record: CsvRecord): boolean {
  return record.problem === undefined && record.fields.every((field) => field === '');
}

/** Whether the row has the header's fields; empty ones beyond them are harmless. */
function isWhole(
  record: CsvRecord,
  header: CsvRecord,
  fail: (line: number, column: string, message: string) => null,
): boolean {
  const expected = header.fields.length;
  const { fields, line, problem } = record;
  const nameOf = (index: number) => header.fields[index] || String(index + 1);
  if (problem !== undefined) {
    fail(line, nameOf(fields.length - 1), problem);
    return false;
  }
  const counts = `${fields.length} fields, the header has ${expected}`;
  if (fields.length < expected) {
    fail(line, nameOf(fields.length), `the row is too short: ${counts}`);
    return false;
  }
  const extra = fields.findIndex((field, index) => index >= expected && field !== '');
  if (extra === -1) return true;
  fail(line, nameOf(extra), `the row is too long: ${counts}`);
  return false;
}

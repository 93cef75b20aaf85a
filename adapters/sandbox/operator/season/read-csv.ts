/**
 * Reads one season file of the publisher football-data.co.uk, in either header style. Columns are found by name, in any
 * order. Damage never stops the rest of the file: each place is reported with line, column and the value used instead
 * [SEA-1].
 */
import { readCsv, type CsvRecord } from './csv.ts';
import { readHeader, type Header } from './header.ts';
import { readName } from './fields.ts';
import { readFixture, readResult } from './result.ts';
import { FILE_LEFT_OUT, MATCH_LEFT_OUT, rowOf, type Report, type Row } from './row.ts';
import { readStats, STAT_PAIRS } from './stats.ts';
import type { ReadSeasons, SeasonMatch, SeasonReport } from './types.ts';

/**
 * Reads every season of one file.
 *
 * @param text The decoded file, with or without byte order mark.
 * @param file Its name, for reports.
 */
export function readSeasons(text: string, file: string): ReadSeasons {
  const reports: SeasonReport[] = [];
  const report: Report = (line, column, message, instead) => {
    reports.push({ file, line, column, message, instead });
  };
  const [first, ...records] = readCsv(text);
  if (first === undefined || isBlank(first)) {
    report(1, '', 'the file has no header', FILE_LEFT_OUT);
    return { seasons: [], reports };
  }
  const header = readHeader(first, report);
  if (header === null) return { seasons: [], reports };

  const rows = records.flatMap((record) =>
    !isBlank(record) && isWhole(record, first, report) ? [rowOf(record, header.columns, report)] : [],
  );
  if (records.every(isBlank)) report(0, '', 'the file has no match', FILE_LEFT_OUT);
  const leagues = readRows(rows, header);
  return {
    seasons: [...leagues.values()].map(({ league, matches }) => ({
      file,
      division: header.style.divisionOf(league),
      matches,
    })),
    // Sorted by line, because some damage is found only at the end.
    reports: reports.toSorted((a, b) => a.line - b.line),
  };
}

interface League {
  readonly league: readonly string[];
  readonly matches: SeasonMatch[];
}

function readRows(rows: readonly Row[], header: Header): ReadonlyMap<string, League> {
  const { style, columns, readPrices } = header;
  const leagues = new Map<string, League>();
  const only = style.hasOneLeague ? commonest(rows.map((row) => row.text(style.league[0] ?? ''))) : null;
  const linesByMatch = new Map<string, number>();
  const unplayed: { readonly row: Row; readonly playedAt: number }[] = [];
  let lastPlayedAt = -Infinity;
  for (const row of rows) {
    const league = readLeague(row, header, leagues, only);
    const fixture = readFixture(row, style, columns);
    if (league === null || fixture === null) continue;
    const key = JSON.stringify([league.league, row.text('Date'), fixture.home, fixture.away]);
    const earlier = linesByMatch.get(key);
    if (earlier === undefined) linesByMatch.set(key, row.line);
    else row.refuse(style.home, `the same match as in line ${earlier}`);
    if (hasNoResult(row, header)) {
      unplayed.push({ row, playedAt: fixture.playedAt });
      continue;
    }
    const result = readResult(row, style, columns);
    const match = { prices: readPrices(row), stats: readStats(row, columns) };
    if (result === null || row.isRefused()) continue;
    const season = row.text('Season');
    league.matches.push({ line: row.line, ...fixture, ...result, ...match, ...(season === '' ? {} : { season }) });
    lastPlayedAt = Math.max(lastPlayedAt, fixture.playedAt);
  }
  for (const { row, playedAt } of unplayed)
    if (playedAt < lastPlayedAt) row.refuse(style.goals[0], 'there is no result, though later matches have one');
  return leagues;
}

/**
 * The league of a row, created on first use. In a file of one division, rows of any division but `only` are left out.
 */
function readLeague(row: Row, { style }: Header, leagues: Map<string, League>, only: string | null): League | null {
  const names = style.league.map((column) => row.need(column, readName));
  const league = names.flatMap((name) => name ?? []);
  if (league.length < names.length) return null;
  if (only !== null && league[0] !== only)
    return row.refuse(style.league[0] ?? '', `a file holds one division, here ${only}: ${league.join()}`);
  const key = JSON.stringify(league);
  const known = leagues.get(key);
  if (known !== undefined) return known;
  const made: League = { league, matches: [] };
  leagues.set(key, made);
  return made;
}

/** The most frequent text, the first of several; null when there is none. */
function commonest(texts: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const text of texts) if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? null;
}

/** Whether a row is an upcoming match: every field of a result is empty. */
function hasNoResult(row: Row, { style }: Header): boolean {
  if (style.goals.some((column) => row.text(column) !== '')) return false;
  const { halfTime, result } = style;
  const traces = [result, ...(halfTime === null ? [] : [...halfTime.goals, halfTime.result]), ...STAT_PAIRS.flat()];
  return traces.every((column) => row.text(column) === '');
}

function isBlank(record: CsvRecord): boolean {
  return record.problem === undefined && record.fields.every((field) => field === '');
}

/** Whether the row has the header's fields; additional empty fields are harmless. */
function isWhole(record: CsvRecord, header: CsvRecord, report: Report): boolean {
  const expected = header.fields.length;
  const { fields, line, problem } = record;
  const nameOf = (index: number) => header.fields[index] || String(index + 1);
  const refuse = (index: number, message: string): false => {
    report(line, nameOf(index), message, MATCH_LEFT_OUT);
    return false;
  };
  if (problem !== undefined) return refuse(fields.length - 1, problem);
  const counts = `${fields.length} fields, the header has ${expected}`;
  if (fields.length < expected) return refuse(fields.length, `the row is too short: ${counts}`);
  const extra = fields.findIndex((field, index) => index >= expected && field !== '');
  return extra === -1 || refuse(extra, `the row is too long: ${counts}`);
}

/** Season files from disk (Node only). */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readSeason } from './read-csv.ts';
import type { ReadResult, Season, SeasonError } from './types.ts';

/**
 * Reads a season file, or every `.csv` file of a folder in the order of their names (folders inside it are left out). Errors of all files are
 * given at once, and one error means that nothing is loaded. Never throws for a path that can't be read.
 */
export function loadSeasons(fileOrFolder: string): ReadResult<readonly Season[]> {
  let files: readonly string[];
  try {
    files = statSync(fileOrFolder).isDirectory() ? csvFilesIn(fileOrFolder) : [fileOrFolder];
  } catch (cause) {
    return failure(fileOrFolder, reason(cause));
  }
  if (files.length === 0) return failure(fileOrFolder, 'the folder has no .csv file');

  const seasons: Season[] = [];
  const errors: SeasonError[] = [];
  for (const file of files) {
    const result = loadFile(file);
    if (result.ok) seasons.push(result.value);
    else errors.push(...result.errors);
  }
  errors.push(...matchesInTwoFiles(seasons));
  if (errors.length > 0) return { ok: false, errors };
  if (seasons.every(({ matches }) => matches.length === 0)) return failure(fileOrFolder, 'no match has been played');
  return { ok: true, value: seasons };
}

function loadFile(file: string): ReadResult<Season> {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (cause) {
    return failure(file, reason(cause));
  }
  if (bytes.includes(0)) return failure(file, 'not a text file');
  return readSeason(decode(bytes), file);
}

/** UTF-8; files of older seasons that are not valid UTF-8 are Windows-1252. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function csvFilesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && entry.name.toLowerCase().endsWith('.csv'))
    .map((entry) => path.join(folder, entry.name))
    .toSorted();
}

function matchesInTwoFiles(seasons: readonly Season[]): readonly SeasonError[] {
  const errors: SeasonError[] = [];
  const seen = new Map<string, { readonly file: string; readonly line: number }>();
  for (const { file, division, matches } of seasons) {
    for (const { line, playedAt, home, away } of matches) {
      const key = JSON.stringify([division.code, playedAt, home, away]);
      const first = seen.get(key);
      if (first === undefined) seen.set(key, { file, line });
      else if (first.file !== file)
        errors.push({
          file,
          line,
          column: 'HomeTeam',
          message: `the same match as in ${first.file}, line ${first.line}`,
        });
    }
  }
  return errors;
}

function failure(file: string, message: string): { readonly ok: false; readonly errors: readonly SeasonError[] } {
  return { ok: false, errors: [{ file, line: 0, column: '', message }] };
}

function reason(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'ENOENT') return 'no such file or folder';
  if (code === 'EACCES' || code === 'EPERM') return 'not allowed to read it';
  return cause instanceof Error ? cause.message : String(cause);
}

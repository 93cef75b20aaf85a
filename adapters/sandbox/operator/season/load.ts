/** Loads season files from disk (Node only). */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readSeasons } from './read-csv.ts';
import { FILE_LEFT_OUT, MATCH_LEFT_OUT } from './row.ts';
import type { ReadSeasons, Season, SeasonReport } from './types.ts';

const NOTHING_LOADED = 'No season is loaded.';

/**
 * Reads a season file, or every `.csv` file of a folder in name order (without subfolders). An unreadable file does not
 * stop the others [SEA-2]. The result is empty when nothing can be played. Never throws for an unreadable path.
 */
export function loadSeasons(fileOrFolder: string): ReadSeasons {
  let files: readonly string[];
  try {
    files = statSync(fileOrFolder).isDirectory() ? csvFilesIn(fileOrFolder) : [fileOrFolder];
  } catch (cause) {
    return nothing(fileOrFolder, reason(cause), NOTHING_LOADED);
  }
  if (files.length === 0) return nothing(fileOrFolder, 'the folder has no .csv file', NOTHING_LOADED);

  const read = files.map(loadFile);
  const { seasons, repeated } = withoutRepeated(read.flatMap((file) => file.seasons));
  const played = seasons.filter(({ matches }) => matches.length > 0);
  const reports = [...read.flatMap((file) => file.reports), ...repeated];
  if (played.length > 0) return { seasons: played, reports };
  const none = nothing(fileOrFolder, 'there is no match that has been played', NOTHING_LOADED);
  return { seasons: [], reports: [...reports, ...none.reports] };
}

function loadFile(file: string): ReadSeasons {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (cause) {
    return nothing(file, reason(cause), FILE_LEFT_OUT);
  }
  if (bytes.includes(0)) return nothing(file, 'not a text file', FILE_LEFT_OUT);
  return readSeasons(decode(bytes), file);
}

/** UTF-8; older files that are not valid UTF-8 are Windows-1252. */
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

/** Takes a match that is in several files from the first of them. */
function withoutRepeated(seasons: readonly Season[]): {
  readonly seasons: readonly Season[];
  readonly repeated: readonly SeasonReport[];
} {
  const repeated: SeasonReport[] = [];
  const seen = new Map<string, { readonly file: string; readonly line: number }>();
  const loaded = seasons.map((season) => ({
    ...season,
    matches: season.matches.filter(({ line, playedAt, home, away }) => {
      const { file, division } = season;
      const key = JSON.stringify([division.code, playedAt, home, away]);
      const first = seen.get(key);
      if (first === undefined) seen.set(key, { file, line });
      if (first === undefined || first.file === file) return true;
      const message = `the match ${home} against ${away} stands in ${first.file}, line ${first.line}, too`;
      repeated.push({ file, line, column: '', message, instead: MATCH_LEFT_OUT });
      return false;
    }),
  }));
  return { seasons: loaded, repeated };
}

function nothing(file: string, message: string, instead: string): ReadSeasons {
  return { seasons: [], reports: [{ file, line: 0, column: '', message, instead }] };
}

function reason(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'ENOENT') return 'no such file or folder';
  if (code === 'EACCES' || code === 'EPERM') return 'not allowed to read it';
  return cause instanceof Error ? cause.message : String(cause);
}

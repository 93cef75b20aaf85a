/** The line of season files: real fixtures, prices and results, replayed. */
import { createHash } from 'node:crypto';
import { sports } from '../../operator/catalogue/catalogue.ts';
import type { CreateLine } from '../../operator/operator.ts';
import type { Line } from '../../operator/line/line.ts';
import { listSource } from '../../operator/line/list-source.ts';
import { createLine } from '../../operator/line/running-line.ts';
import type { LineOptions } from '../../operator/line/running-line.ts';
import { newInstance } from '../system.ts';
import { loadSeasons } from '../../operator/season/load.ts';
import { replaySeason } from '../../operator/season/replay.ts';
import { seasonReportText } from '../../operator/season/types.ts';
import type { SeasonReport } from '../../operator/season/types.ts';

/** How many reports are printed per file; further reports are only counted. */
const MAX_REPORTS = 50;

export interface SeasonLine {
  /** Identifies the files' contents, wherever they are stored. A record made with other files does not fit. */
  readonly name: string;
  readonly create: (...origin: [...Parameters<CreateLine>, options?: Pick<LineOptions, 'bus' | 'isWarm'>]) => Line;
  /** Messages about damage in the files and the values used instead. */
  readonly reports: readonly string[];
}

/**
 * Reads a file or a folder of files. Fails with a message when nothing can be played, or when anything is damaged and
 * `isStrict` is set.
 */
export function readSeasonLine(
  path: string,
  isStrict: boolean,
): { readonly ok: true; readonly value: SeasonLine } | { readonly ok: false; readonly error: string } {
  const { seasons, reports } = loadSeasons(path);
  if (seasons.length === 0 || (isStrict && reports.length > 0))
    return { ok: false, error: reports.map(seasonReportText).join('\n') };
  const hash = createHash('sha256')
    .update(JSON.stringify(seasons.map(({ division, matches }) => [division, matches])))
    .digest('hex')
    .slice(0, 12);
  const files = new Set(seasons.map(({ file }) => file)).size;
  return {
    ok: true,
    value: {
      name: `${files} season file${files === 1 ? '' : 's'} (${hash})`,
      reports: reportTexts(reports),
      create: ({ startedAt, pace, seed }, clock, standing, options) =>
        createLine({
          ...options,
          clock,
          standing,
          instance: newInstance(),
          sports,
          source: listSource(replaySeason(seasons, { startsAt: startedAt, pace, seed })),
        }),
    },
  };
}

function reportTexts(reports: readonly SeasonReport[]): readonly string[] {
  const byFile = new Map<string, SeasonReport[]>();
  for (const report of reports) byFile.set(report.file, [...(byFile.get(report.file) ?? []), report]);
  return [...byFile].flatMap(([file, all]) => {
    const more = all.length - MAX_REPORTS;
    const texts = all.slice(0, MAX_REPORTS).map(seasonReportText);
    return more > 0 ? [...texts, `${file}: ${more} more damaged places; --strict lists all`] : texts;
  });
}

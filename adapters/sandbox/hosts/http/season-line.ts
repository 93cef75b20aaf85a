/** The line of season files: real fixtures, prices and results, replayed. */
import { createHash } from 'node:crypto';
import { sports } from '../../operator/catalogue/catalogue.ts';
import type { CreateLine } from '../../operator/create-operator.ts';
import { listSource } from '../../operator/line/list-source.ts';
import { createLine } from '../../operator/line/running-line.ts';
import { loadSeasons } from '../../operator/season/load.ts';
import { replaySeason } from '../../operator/season/replay.ts';
import { seasonErrorText } from '../../operator/season/types.ts';

export interface SeasonLine {
  /** What the files hold, wherever they lie: a record struck on other files does not fit. */
  readonly name: string;
  readonly create: CreateLine;
}

/** Reads a file or a folder of files; every fault in them, in words, when there is one. */
export function readSeasonLine(
  path: string,
): { readonly ok: true; readonly value: SeasonLine } | { readonly ok: false; readonly error: string } {
  const read = loadSeasons(path);
  if (!read.ok) return { ok: false, error: read.errors.map(seasonErrorText).join('\n') };
  const seasons = read.value;
  const hash = createHash('sha256')
    .update(JSON.stringify(seasons.map(({ division, matches }) => [division, matches])))
    .digest('hex')
    .slice(0, 12);
  return {
    ok: true,
    value: {
      name: `${seasons.length} season file${seasons.length === 1 ? '' : 's'} (${hash})`,
      create: ({ startedAt, pace, seed }, clock, standing) =>
        createLine({
          clock,
          standing,
          sports,
          source: listSource(replaySeason(seasons, { startsAt: startedAt, pace, seed })),
        }),
    },
  };
}

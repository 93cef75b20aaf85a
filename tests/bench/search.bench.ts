/**
 * The search at each key: every prefix of the queries of the search tests, typed letter by letter into an index of the
 * whole catalogue with at least 3,000 games, against reading all folded names from the first to the last.
 */
import { catalogueOf } from 'touchline/core/search/rules/catalogue';
import { foldText, isOtherScript, soundOf } from 'touchline/core/search/rules/fold';
import { decodeSearchIndex } from 'touchline/core/search/wire';
import type { SearchDocument } from 'touchline/ports/search-index';
import { createMiniSearchIndex } from '../../adapters/search/minisearch-index.ts';
import { QUERIES } from '../unit/search/queries.ts';
import { givenLine } from '../unit/sandbox-line/given.ts';
import type { Implementations } from './harness/child.ts';
import { atMost, ratios, row, valuesOf } from './harness/metrics.ts';
import type { Row, Samples } from './harness/metrics.ts';

const MIN_GAMES = 3_000;
const LIMIT = 100;
const HUNDREDTHS = 100;

const KEYS = QUERIES.flatMap(([query]) => Array.from({ length: query.length }, (_, at) => query.slice(0, at + 1)));

/** The 95th of a hundred. */
function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length * 95) / HUNDREDTHS)] ?? Number.NaN;
}

/** The documents of the stand-in operator's catalogue; games are repeated until there are enough. */
function documentsOf(): readonly SearchDocument[] {
  const { line } = givenLine({ whole: true, warmMs: 1_000 });
  const decoded = decodeSearchIndex(JSON.parse(JSON.stringify(line.searchIndex('en'))));
  line.stop();
  if (!decoded.ok) throw new Error(decoded.error);
  const { documents, entities } = catalogueOf(decoded.value);
  const games = documents.filter(({ key }) => entities.get(key)?.kind === 'game');
  const copies = Math.ceil(MIN_GAMES / games.length) - 1;
  return [
    ...documents,
    ...Array.from({ length: Math.max(0, copies) }, (_, copy) =>
      games.map((each) => ({ ...each, key: `${each.key} ${copy}` })),
    ).flat(),
  ];
}

async function timed(find: (query: string) => unknown): Promise<{ readonly key: number }> {
  const once = async (query: string): Promise<number> => {
    const before = performance.now();
    await find(query);
    return performance.now() - before;
  };
  const times: number[] = [];
  for (const round of [0, 1])
    for (const query of KEYS) {
      // Keys follow each other.
      // oxlint-disable-next-line no-await-in-loop
      const time = await once(query);
      if (round === 1) times.push(time);
    }
  return { key: p95(times) };
}

export const implementations: Implementations = {
  index: async () => {
    const index = createMiniSearchIndex();
    await index.fill(documentsOf());
    return timed((query) => {
      const name = foldText(query);
      return index.find({ name, sound: isOtherScript(query) ? soundOf(name) : '' }, LIMIT);
    });
  },
  'reading all names': () => {
    const names = documentsOf().map(({ name, otherNames }) => `${name} ${otherNames}`);
    return timed((query) => names.filter((name) => name.includes(foldText(query))).slice(0, LIMIT));
  },
};

export function rows(samples: Samples): readonly Row[] {
  return [
    row(`one key, 95th of 100, ${MIN_GAMES} games and more`, valuesOf(samples, 'index', 'key'), 'ms', atMost(30)),
    row('the same, over reading all names', ratios(samples, ['index', 'key'], ['reading all names', 'key']), '×', null),
  ];
}

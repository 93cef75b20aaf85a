import MiniSearch from 'minisearch';
import type { SearchDocument, SearchIndexPort, SearchQuery } from 'touchline/ports/search-index';

/** Words of this length or less must be typed exactly. */
const MAX_EXACT_LENGTH = 3;
/** Typing errors per letter. */
const FUZZY = 0.25;
const MAX_ERRORS = 2;
const BOOST = { name: 2, otherNames: 2 };
/** A long list of other names hardly lowers the score of one of them. */
const BM25 = { k: 1.2, b: 0.1, d: 0.5 };
/** A match by sound alone counts less than one by letters. */
const SOUND_BOOST = { sound: 0.5 };

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** The index in this thread. */
export function createMiniSearchIndex(): SearchIndexPort {
  let index = emptyIndex();
  const found = (text: string, options: object): Map<string, number> =>
    new Map(
      text === ''
        ? []
        : index
            .search(text, { combineWith: 'AND', boostDocument: weightOf, prefix: true, ...options })
            .map(({ id, score }) => [String(id), score]),
    );
  return {
    fill: async (documents: readonly SearchDocument[]): Promise<void> => {
      const next = emptyIndex();
      next.addAll(documents);
      index = next;
    },
    find: async ({ name, sound }: SearchQuery, max: number): Promise<readonly string[]> => {
      const byName = found(name, {
        fields: ['name', 'otherNames'],
        boost: BOOST,
        bm25: BM25,
        maxFuzzy: MAX_ERRORS,
        fuzzy: (term: string) => (term.length > MAX_EXACT_LENGTH ? FUZZY : false),
      });
      const bySound = found(sound, { fields: ['sound'], boost: SOUND_BOOST });
      const scores = new Map(byName);
      for (const [key, score] of bySound) scores.set(key, Math.max(score, scores.get(key) ?? 0));
      return [...scores]
        .sort(([, one], [, other]) => other - one)
        .slice(0, max)
        .map(([key]) => key);
    },
  };
}

function emptyIndex(): MiniSearch<SearchDocument> {
  return new MiniSearch<SearchDocument>({
    idField: 'key',
    fields: ['name', 'otherNames', 'sound'],
    storeFields: ['weight'],
    tokenize: words,
    processTerm: (term) => term,
  });
}

const weightOf = (_: unknown, __: string, stored?: Record<string, unknown>): number => Number(stored?.['weight'] ?? 1);

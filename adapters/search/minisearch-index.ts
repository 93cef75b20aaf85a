import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
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

const IN_NAMES: SearchOptions = { fields: ['name', 'otherNames'], boost: BOOST, bm25: BM25 };

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** The index in this thread. */
export function createMiniSearchIndex(): SearchIndexPort {
  let index = emptyIndex();
  const found = (text: string, options: SearchOptions): readonly SearchResult[] =>
    text === '' ? [] : index.search(text, { combineWith: 'AND', boostDocument: weightOf, prefix: true, ...options });
  return {
    fill: async (documents: readonly SearchDocument[]): Promise<void> => {
      const next = emptyIndex();
      next.addAll(documents);
      index = next;
    },
    find: async ({ name, sound }: SearchQuery, max: number): Promise<readonly string[]> => {
      const byName = found(name, {
        ...IN_NAMES,
        maxFuzzy: MAX_ERRORS,
        fuzzy: (term: string) => (term.length > MAX_EXACT_LENGTH ? FUZZY : false),
      });
      const bySound = found(sound, { fields: ['sound'], boost: SOUND_BOOST });
      const typed = words(name);
      const isSure = byName.some((result) => result['isSure'] === true && typed.every((each) => has(result, each)));
      const kept = isSure ? byName.filter((result) => typed.every((each) => begins(result, each))) : byName;
      const best = bestOf(isSure ? kept : [...kept, ...bySound], max);
      if (best.length > 0) return best;
      const long = typed.filter((each) => each.length >= MAX_EXACT_LENGTH);
      const some = found(long.join(' '), { ...IN_NAMES, prefix: false, combineWith: 'OR' });
      return long.every((each) => some.some((result) => has(result, each))) ? bestOf(some, max) : [];
    },
  };
}

/** Whether a matched document has the word as a whole. */
const has = ({ terms }: SearchResult, word: string): boolean => terms.includes(word);
/** Whether a word of a matched document begins with this one. */
const begins = ({ terms }: SearchResult, word: string): boolean => terms.some((term) => term.startsWith(word));

/** Keys by their highest score, best first. */
function bestOf(results: readonly SearchResult[], max: number): readonly string[] {
  const scores = new Map<string, number>();
  for (const { id, score } of results) scores.set(String(id), Math.max(score, scores.get(String(id)) ?? 0));
  return [...scores]
    .sort(([, one], [, other]) => other - one)
    .slice(0, max)
    .map(([key]) => key);
}

function emptyIndex(): MiniSearch<SearchDocument> {
  return new MiniSearch<SearchDocument>({
    idField: 'key',
    fields: ['name', 'otherNames', 'sound'],
    storeFields: ['weight', 'isSure'],
    tokenize: words,
    processTerm: (term) => term,
  });
}

const weightOf = (_: unknown, __: string, stored?: Record<string, unknown>): number => Number(stored?.['weight'] ?? 1);

/**
 * Numbered rules and the tests that cite them.
 *
 * A `SPEC.md` defines a rule in a list item, a heading or a table row that begins with its number (`- **CPN-7** …`);
 * code and tests cite it in brackets: `[CPN-7]`, `[CPN-7, CPN-8]`.
 */
import { lineAt, type Violation } from './sources.ts';

export type Documents = Readonly<Record<string, string>>;

const DEFINITION = /^[ \t]*(?:[-*|]|#+|\d+\.)?[ \t]*[*`]*([A-Z]{2,6}-\d+)\b/gm;
/** `[CPN-7]`, `[CPN-7, CPN-8]`, and `[CPN-7…CPN-9]` for a test of all of them. */
const CITATION = /\[((?:[A-Z]{2,6}-\d+(?:…[A-Z]{2,6}-\d+)?)(?:,\s*[A-Z]{2,6}-\d+(?:…[A-Z]{2,6}-\d+)?)*)\]/g;

/** A test may also keep its rule in a cell of a table: `'NAV-13'`. */
const CELL = /(?<=['"])([A-Z]{2,6}-\d+)(?=['"])/g;

export type Found = Readonly<{ id: string; path: string; line: number }>;

export const prefixOf = (id: string): string => id.slice(0, id.lastIndexOf('-'));

/** All rules of `CPN-7…CPN-9`. */
const rangeOf = (part: string): readonly string[] => {
  const [first = '', last = first] = part.split('…');
  const numberOf = (id: string): number => Number(id.slice(id.lastIndexOf('-') + 1));
  return Array.from(
    { length: numberOf(last) - numberOf(first) + 1 },
    (_, at) => `${prefixOf(first)}-${numberOf(first) + at}`,
  );
};

const findAll = (documents: Documents, pattern: RegExp): readonly Found[] =>
  Object.entries(documents).flatMap(([path, text]) =>
    [...text.matchAll(pattern)].flatMap((match) =>
      (match[1] ?? '')
        .split(',')
        .flatMap((part) => rangeOf(part.trim()))
        .map((id) => ({ id, path, line: lineAt(text, match.index) })),
    ),
  );

export const findDefinitions = (specs: Documents): readonly Found[] => findAll(specs, DEFINITION);
/** Citations by names and tables of tests. `tests` have their comments blanked: a comment proves nothing. */
export const findTestCitations = (tests: Documents): readonly Found[] => [
  ...findAll(tests, CITATION),
  ...findAll(tests, CELL),
];

/**
 * Errors between the specifications and their citations.
 *
 * `modules` are folder paths (`core/modules/coupon`), `specs` all `SPEC.md` files, `tests` and `code` the files that
 * may cite them.
 */
export const checkSpecs = (
  modules: readonly string[],
  specs: Documents,
  tests: Documents,
  code: Documents,
): readonly Violation[] => {
  const wrong: Violation[] = [];
  const defined = findAll(specs, DEFINITION);
  const cited = findAll(tests, CITATION);
  const known = new Map<string, Found>();
  const owners = new Map<string, string>();
  for (const rule of defined) {
    const first = known.get(rule.id);
    if (first !== undefined)
      wrong.push({
        rule: 'one rule, one number',
        path: rule.path,
        line: rule.line,
        what: `${rule.id} stands in ${first.path}:${first.line} too`,
      });
    known.set(rule.id, rule);
    const owner = owners.get(prefixOf(rule.id));
    if (owner !== undefined && owner !== rule.path) {
      wrong.push({
        rule: 'one prefix, one specification',
        path: rule.path,
        line: rule.line,
        what: `${prefixOf(rule.id)} belongs to ${owner}`,
      });
    }
    owners.set(prefixOf(rule.id), owner ?? rule.path);
  }
  for (const module of modules) {
    const path = `${module}/SPEC.md`;
    const own = defined.filter((rule) => rule.path === path);
    if (!Object.hasOwn(specs, path))
      wrong.push({ rule: 'each module has its SPEC.md', path, line: 1, what: 'is missing' });
    else if (own.length === 0) wrong.push({ rule: 'each module has numbered rules', path, line: 1, what: 'has none' });
    else if (!own.some(({ id }) => cited.some((citation) => citation.id === id))) {
      wrong.push({
        rule: "each module's rules are cited by a test",
        path,
        line: 1,
        what: `no test cites ${own[0]?.id ?? ''} or its siblings`,
      });
    }
  }
  for (const { id, path, line } of [...cited, ...findAll(code, CITATION)]) {
    if (!known.has(id)) wrong.push({ rule: 'every rule cited exists', path, line, what: `${id} stands in no SPEC.md` });
  }
  return wrong;
};

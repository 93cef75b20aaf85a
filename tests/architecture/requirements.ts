/**
 * The requirements of the product, as `docs/requirements/*.md` list them, and their evidence: rules of `SPEC.md` files
 * and the tests that cite those rules.
 *
 * A line of a list is `- **S2.1.3** Sentence. · built · NAV-1, NAV-2 · Remark.`: number, requirement, state, rules,
 * and, where there is one, a decision or what is missing.
 */
import { findDefinitions, findTestCitations, prefixOf, type Documents, type Found } from './specs.ts';
import type { Violation } from './sources.ts';

export type State = 'built' | 'partly' | 'open';

export type Requirement = Readonly<{
  id: string;
  text: string;
  state: State;
  rules: readonly string[];
  remark: string;
  path: string;
  line: number;
}>;

export type Section = Readonly<{ title: string; requirements: readonly Requirement[] }>;
export type Area = Readonly<{ title: string; sections: readonly Section[] }>;
/** `lists` are the documents of requirements, `specs` all `SPEC.md` files, `tests` the files below `tests/`. */
export type Evidence = Readonly<{
  lists: Documents;
  specs: Documents;
  tests: Documents;
}>;

const ITEM =
  /^- \*\*([A-Z]\d+(?:\.\d+)*)\*\* (.+?) · (built|partly|open)(?: · ([A-Z]{2,6}-\d+(?:, [A-Z]{2,6}-\d+)*))?(?: · (.+))?$/;

const isState = (word: string | undefined): word is State => word === 'built' || word === 'partly' || word === 'open';

/** The requirement of one line; null where the line is none. */
function readItem(path: string, line: number, text: string): Requirement | null {
  const [, id = '', sentence = '', state, rules = '', remark = ''] = ITEM.exec(text) ?? [];
  if (!isState(state)) return null;
  return { id, text: sentence, state, rules: rules.split(', ').filter(Boolean), remark, path, line };
}

/** Reads the lists. A list line that is no requirement is a violation, so that none is lost by a slip. */
export function readLists(lists: Documents): Readonly<{ areas: readonly Area[]; wrong: readonly Violation[] }> {
  const wrong: Violation[] = [];
  const areas = Object.entries(lists).map(([path, text]): Area => {
    const sections: { title: string; requirements: Requirement[] }[] = [];
    let title = path;
    for (const [at, line] of text.split('\n').entries()) {
      if (line.startsWith('# ')) title = line.slice(2);
      if (line.startsWith('## ')) sections.push({ title: line.slice(3), requirements: [] });
      if (!line.startsWith('- ')) continue;
      const found = readItem(path, at + 1, line);
      const section = sections.at(-1);
      if (found === null || section === undefined)
        wrong.push({ rule: 'each line is a requirement', path, line: at + 1, what: 'cannot be read' });
      else section.requirements.push(found);
    }
    return { title, sections };
  });
  return { areas, wrong };
}

const allOf = (areas: readonly Area[]): readonly Requirement[] =>
  areas.flatMap(({ sections }) => sections.flatMap(({ requirements }) => requirements));

/** Test files by rule, without those that only check the repository. */
function testsByRule(tests: Documents, rules: readonly Found[]): ReadonlyMap<string, readonly string[]> {
  const known = new Map(rules.map(({ id }) => [id, new Set<string>()]));
  for (const { id, path } of findTestCitations(tests)) known.get(id)?.add(path);
  return new Map([...known].map(([id, paths]) => [id, [...paths].toSorted()]));
}

/**
 * Gaps between requirements, rules and tests. A built or partly built requirement names rules; an open or partly built
 * one says what is missing; a named rule exists; every rule has a test.
 */
export function checkRequirements({ lists, specs, tests }: Evidence): readonly Violation[] {
  const { areas, wrong } = readLists(lists);
  const rules = findDefinitions(specs);
  const tested = testsByRule(tests, rules);
  const seen = new Set<string>();
  const found: Violation[] = [...wrong];
  for (const { id, state, rules: named, remark, path, line } of allOf(areas)) {
    const report = (rule: string, what: string): void => void found.push({ rule, path, line, what });
    if (seen.has(id)) report('one requirement, one number', `${id} is there twice`);
    seen.add(id);
    if (state !== 'open' && named.length === 0) report('what is built has a rule', `${id} names none`);
    if (state !== 'built' && remark === '') report('what is open says what is missing', `${id} says nothing`);
    for (const rule of named)
      if (!tested.has(rule)) report('every rule named exists', `${id} names ${rule}, which stands in no SPEC.md`);
  }
  for (const { id, path, line } of rules)
    if (tested.get(id)?.length === 0)
      found.push({ rule: 'every rule has a test', path, line, what: `no test cites ${id}` });
  const prefixes = new Set(rules.map(({ id }) => prefixOf(id)));
  for (const { id, path, line } of findTestCitations(tests))
    if (!tested.has(id) && prefixes.has(prefixOf(id)))
      found.push({ rule: 'every rule cited exists', path, line, what: `${id} stands in no SPEC.md` });
  return found;
}

const STATES: readonly State[] = ['built', 'partly', 'open'];
const count = (all: readonly Requirement[], state: State): number => all.filter((each) => each.state === state).length;
const link = (text: string, path: string): string => `[${text}](../${path})`;
/** `tests/unit/coupon/undo.test.ts` is shown as `unit/coupon/undo`. */
const shortOf = (path: string): string => path.replace(/^tests\//, '').replace(/(?:\.test)?\.tsx?$/, '');

const INTRODUCTION = `# Requirements

Every requirement of the product with its evidence: the rules that say how it is met, the tests that cite these rules, and the decision where the requirement
was silent. Generated by \`npm run requirements\` from the lists in [requirements/](requirements/shell.md), the rules of all \`SPEC.md\` files and the tests;
\`npm run check\` fails when this document is stale, when something built has no rule, when a rule has no test, and when a test cites a missing rule.

*Built*: code and a rule exist. *Partly*: the remark says what is missing. *Open*: not built.
`;

const REMARKS: Readonly<Record<State, string>> = { built: 'Decision', partly: 'Missing', open: 'Missing' };

/** The most tests that an entry lists: those that cite the most of its rules. */
const MAX_TESTS = 5;

/** The document that `docs/requirements.md` must equal. */
export function renderRequirements({ lists, specs, tests }: Evidence): string {
  const { areas } = readLists(lists);
  const rules = findDefinitions(specs);
  const specOf = new Map(rules.map(({ id, path }) => [id, path]));
  const tested = testsByRule(tests, rules);
  const testsOf = (named: readonly string[]): readonly string[] => {
    const counts = new Map<string, number>();
    for (const path of named.flatMap((rule) => tested.get(rule) ?? [])) counts.set(path, (counts.get(path) ?? 0) + 1);
    return [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([path]) => path);
  };
  const entry = ({ id, text, state, rules: named, remark }: Requirement): string => {
    const files = testsOf(named);
    const shown = files.slice(0, MAX_TESTS).map((path) => link(shortOf(path), path));
    return [
      `- **${id}** *${state}.* ${text}`,
      ...(named.length === 0 ? [] : [`Rules: ${named.map((rule) => link(rule, specOf.get(rule) ?? '')).join(', ')}.`]),
      ...(shown.length === 0 ? [] : [`Tests: ${shown.join(', ')}${files.length > MAX_TESTS ? ', …' : ''}.`]),
      ...(remark === '' ? [] : [`${REMARKS[state]}: ${remark}`]),
    ].join('<br>\n  ');
  };
  const row = (title: string, all: readonly Requirement[]): string =>
    `| ${title} | ${[all.length, ...STATES.map((state) => count(all, state))].join(' | ')} |`;
  const table = areas.flatMap((area) => [
    ...area.sections.map((section) => row(`${area.title}: ${section.title}`, section.requirements)),
    row(`**${area.title}**`, allOf([area])),
  ]);
  const todo = allOf(areas).filter(({ state }) => state !== 'built');
  return [
    INTRODUCTION,
    `| section | requirements | built | partly | open |\n|---|---|---|---|---|\n${table.join('\n')}\n`,
    `## What is missing\n\n${todo.map(({ id, state, text, remark }) => `- **${id}** *${state}.* ${text} *Missing:* ${remark}`).join('\n')}\n`,
    ...areas.flatMap((area) => [
      `## ${area.title}\n`,
      ...area.sections.map(({ title, requirements }) => `### ${title}\n\n${requirements.map(entry).join('\n')}\n`),
    ]),
  ].join('\n');
}

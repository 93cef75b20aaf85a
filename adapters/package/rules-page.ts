/**
 * `RULES.md` of the package: the rules that its laws and documents cite, as the `SPEC.md` files of the modules define
 * them.
 */

/** A part of the page: the rules of one `SPEC.md`. */
export interface RuleSource {
  readonly title: string;
  readonly spec: string;
  /** A sentence of the specification that the rules need, such as the meaning of its symbols. */
  readonly needs?: RegExp;
  /** Every rule of the specification is on the page, cited or not. */
  readonly isWhole?: boolean;
}

const RULE = /^(?:[-|] )?\*\*([A-Z]{2,6}-\d+)\*\*\s*/;
/** A note below a table of rules: `- On 107 and 109: …`. */
const NOTE = /^- On (\d+(?:(?:, | and )\d+)*): /;
const NUMBER = /\b[A-Z]{2,6}-\d+\b/g;

const cellsOf = (row: string): readonly string[] =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** The paragraphs, list items and table rows of a text, each with its continuation lines. */
function blocksOf(text: string): readonly string[] {
  const blocks: string[] = [];
  let isOpen = false;
  for (const line of text.split('\n')) {
    const isBreak = line.trim() === '' || line.startsWith('#');
    const isNew = !isOpen || /^[-|] ?/.test(line);
    if (isBreak) isOpen = false;
    else if (isNew) {
      blocks.push(line);
      isOpen = true;
    } else blocks.push(`${blocks.pop() ?? ''}\n${line.trim()}`);
  }
  return blocks;
}

/**
 * The text of each rule of a specification: its paragraph, its list item, or the cells of its row with their headings
 * and the notes on it.
 */
export function rulesOf(spec: string): ReadonlyMap<string, string> {
  const rules = new Map<string, string>();
  let headings: readonly string[] = [];
  let last = '';
  for (const block of blocksOf(spec)) {
    const [start, id] = RULE.exec(block) ?? [];
    const note = NOTE.exec(block);
    if (id !== undefined && block.startsWith('|')) {
      const cells = cellsOf(block).slice(1);
      rules.set(id, cells.map((cell, at) => `- ${headings[at + 1] ?? ''}: ${cell}`).join('\n'));
    } else if (id !== undefined) rules.set(id, block.slice(start?.length));
    else if (note !== null)
      for (const number of note[1]?.match(/\d+/g) ?? []) {
        const noted = last.replace(/\d+$/, number);
        const text = rules.get(noted);
        if (text === undefined) throw new Error(`a note is on ${noted}, which is no rule before it`);
        rules.set(noted, `${text}\n- ${block.slice(note[0].length)}`);
      }
    else if (block.startsWith('| rule |')) headings = cellsOf(block);
    if (id !== undefined) last = id;
  }
  return rules;
}

/** Numbers of rules in a text. */
export const rulesIn = (text: string): readonly string[] => [...new Set(text.match(NUMBER) ?? [])];

/**
 * The page: the cited rules, and those that they name in turn. Throws where a cited rule is in none of the sources, or
 * where a sentence that the rules need is gone.
 */
export function rulesPage(sources: readonly RuleSource[], cited: Iterable<string>): string {
  const parts = sources.map((source) => ({ ...source, rules: rulesOf(source.spec) }));
  const textOf = (id: string): string | undefined =>
    parts.map(({ rules }) => rules.get(id)).find((text) => text !== undefined);
  const needed = new Set([
    ...cited,
    ...parts.flatMap(({ isWhole, rules }) => (isWhole === true ? [...rules.keys()] : [])),
  ]);
  const lost = [...needed].filter((id) => textOf(id) === undefined);
  if (lost.length > 0) throw new Error(`no specification defines ${lost.join(', ')}`);
  // A set that grows while it is read: each rule brings the rules that it names.
  for (const id of needed)
    for (const named of rulesIn(textOf(id) ?? '')) if (textOf(named) !== undefined) needed.add(named);
  const sections = parts.flatMap(({ title, spec, needs, rules }) => {
    const [sentence] = needs === undefined ? [''] : (needs.exec(spec) ?? []);
    if (sentence === undefined) throw new Error(`the specification of ${title} has no sentence ${String(needs)}`);
    const own = [...rules].filter(([id]) => needed.has(id));
    return [
      ['', `## ${title}`],
      ...(sentence === '' ? [] : [['', sentence]]),
      ...own.map(([id, text]) => ['', `### ${id}`, '', text]),
    ].flat();
  });
  return `${[
    '# Rules',
    '',
    "The rules that the laws cite, from the specification of Touchline's core. The operator is the engine under test; screens and messages are the core's own.",
    ...sections,
  ].join('\n')}\n`;
}

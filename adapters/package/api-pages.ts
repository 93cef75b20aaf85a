/**
 * The pages of `docs/api`: one for each entry, with every exported name, its docstring and its declaration.
 * `npm run check` fails where an entry exports something else than its page says.
 */
import { Node } from 'ts-morph';
import type { ExportedDeclarations, JSDoc } from 'ts-morph';
import type { Api, EntryApi, Exported } from './api.ts';

/** File name -> text. */
export type ApiPages = ReadonlyMap<string, string>;

const fileOf = (name: string): string => `${name.replaceAll('/', '-')}.md`;

const statementOf = (node: ExportedDeclarations): Node =>
  Node.isVariableDeclaration(node) ? (node.getVariableStatement() ?? node) : node;

/** The comment at the top of a file belongs to the file, although the compiler gives it to the first declaration. */
function docsOf(node: Node): readonly JSDoc[] {
  if (!Node.isJSDocable(node)) return [];
  const docs = node.getJsDocs();
  const [first] = docs;
  const isOfFile = first !== undefined && first.getPos() === 0;
  return isOfFile ? docs.slice(1) : docs;
}

function docstring(nodes: readonly ExportedDeclarations[]): string {
  const own = nodes.flatMap((node) => docsOf(statementOf(node)).slice(-1));
  return [...new Set(own.map((doc) => doc.getDescription().trim()))].filter((text) => text !== '').join('\n\n');
}

const declaration = (nodes: readonly ExportedDeclarations[]): string =>
  nodes
    .map((node) =>
      statementOf(node)
        .getText()
        .replace(/^export (?:declare )?/, ''),
    )
    .join('\n');

function section({ name, original, isType, nodes }: Exported): string {
  const text = docstring(nodes);
  return [
    `## ${name}${isType ? ' (type)' : ''}`,
    '',
    ...(text === '' ? [] : [text, '']),
    ...(original === name ? [] : [`Declared as \`${original}\`.`, '']),
    '```ts',
    declaration(nodes),
    '```',
  ].join('\n');
}

function page({ entry, exports }: EntryApi): string {
  const sections = [...exports.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(section);
  return `${[`# touchline/${entry.name}`, '', `${exports.size} names.`, ...sections.flatMap((each) => ['', each])].join('\n')}\n`;
}

/** Every page, and an index. */
export function apiPages({ entries }: Api): ApiPages {
  const rows = entries.map(
    ({ entry, exports }) => `| [\`touchline/${entry.name}\`](${fileOf(entry.name)}) | ${exports.size} |`,
  );
  const index = [
    '# API',
    '',
    'What each entry of the npm package exports, with its docstrings: written by `npm run api`, never by hand. [touchline.api.md](touchline.api.md) is the report of API Extractor over all entries. `npm run check` fails where a page or the report is not what the entries export, so each change of the API shows in a commit.',
    '',
    '| entry | names |',
    '|---|---|',
    ...rows,
  ];
  return new Map([
    ['README.md', `${index.join('\n')}\n`],
    ...entries.map((each) => [fileOf(each.entry.name), page(each)] as const),
  ]);
}

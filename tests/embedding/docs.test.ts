/**
 * The documents are correct: each quoted line is in an example or in the code, and no link is dead. `npm run
 * check:package` compiles the examples and runs them against the operator.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, root, textOf } from '../architecture/sources.ts';

const DOCUMENTS = ['README.md', ...['core', 'adapters', 'ui', 'tests', 'docs'].flatMap(filesBelow)].filter(
  (path) => path.endsWith('.md') && !path.includes('node_modules'),
);
const EXAMPLES = ['docs/examples', 'tests/package/consumer'].flatMap(filesBelow).map(textOf).join('\n');
/** A block with `…` is an outline and quotes nothing. */
const isQuoted = (block: string): boolean => !block.includes('…');

/** The lines of a text's blocks of code, outlines aside. */
const quotedLines = (text: string): readonly string[] =>
  [...text.matchAll(/```[tj]sx?\n([\s\S]*?)```/g)]
    .map(([, block = '']) => block)
    .filter(isQuoted)
    .flatMap((block) => block.split('\n'))
    .filter((line) => line.trim() !== '');

/** The lines that are in no example. */
const strangers = (text: string): readonly string[] => quotedLines(text).filter((line) => !EXAMPLES.includes(line));

/** A line of code without its indentation and its comment. */
const bare = (line: string): string => line.replace(/(?:^|\s)\/\/ .*$/, '').trim();

const CODE = new Set(
  ['core', 'adapters', 'ui', 'tests', 'docs']
    .flatMap(filesBelow)
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules') && path !== 'tests/embedding/docs.test.ts')
    .flatMap((path) => textOf(path).split('\n').map(bare)),
);

/** The lines that are nowhere in the code. */
const unknownLines = (text: string): readonly string[] =>
  quotedLines(text)
    .map(bare)
    .filter((line) => !CODE.has(line));

/** Links of a document to missing files of the repository. */
const deadLinks = (path: string, text: string): readonly string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .filter((target) => !existsSync(join(root, dirname(path), target)))
    .map((target) => `${path}: ${target}`);

describe('the documents', () => {
  it('quote the examples literally', () => {
    const quoting = ['README.md', 'docs/embedding.md', 'adapters/package/README.md', 'adapters/testing/README.md'];
    expect(quoting.flatMap((path) => strangers(textOf(path)))).toEqual([]);
    expect(strangers('```ts\nconst drifted = 1;\n```')).toEqual(['const drifted = 1;']);
  });

  it('quote the code line by line', () => {
    const quoting = ['core/README.md', 'docs/architecture.md', 'docs/game-providers.md', 'tests/README.md'];
    const found = quoting.flatMap((path) => unknownLines(textOf(path)));
    expect(found).toEqual([]);
    for (const path of quoting) expect(quotedLines(textOf(path)).length, path).toBeGreaterThan(0);
    const block = '```tsx\n  coupon, // in the first load\n  const drifted = 1; // moved\n```';
    expect(unknownLines(block)).toEqual(['const drifted = 1;']);
  });

  it('have no dead link', () => {
    expect(DOCUMENTS.length).toBeGreaterThan(20);
    expect(DOCUMENTS.flatMap((path) => deadLinks(path, textOf(path)))).toEqual([]);
    expect(deadLinks('docs/a.md', '[x](missing.md) [y](architecture.md) [z](https://a.example)')).toEqual([
      'docs/a.md: missing.md',
    ]);
  });
});

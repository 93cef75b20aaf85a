/** The documents are correct: their examples run against the operator, each quoted line is in an example, and no link is dead. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodeCore } from '../../adapters/node/create-node-core.ts';
import { serve } from '../../adapters/sandbox/hosts/http/serve.ts';
import { placeABet } from '../../docs/examples/place-a-bet.ts';
import { quoteExpress } from '../../docs/examples/quote-a-coupon.ts';
import { TEST_TIMEOUT_MS } from '../arbitraries/runs.ts';
import { filesBelow, root, textOf } from '../architecture/sources.ts';
import { createNodeOperator } from '../operator/create-node-operator.ts';

const DOCUMENTS = ['README.md', ...['core', 'adapters', 'ui', 'tests', 'docs'].flatMap(filesBelow)].filter(
  (path) => path.endsWith('.md') && !path.includes('node_modules'),
);
const EXAMPLES = filesBelow('docs/examples').map(textOf).join('\n');
/** Blocks that quote no example: an outline with `…`, and the two lines that contain `createNodeCore`. */
const isQuoted = (block: string): boolean => !block.includes('…') && !block.includes('createNodeCore(');

/** The lines of a text's ts blocks that are in no example. */
const strangers = (text: string): readonly string[] =>
  [...text.matchAll(/```ts\n([\s\S]*?)```/g)]
    .map(([, block = '']) => block)
    .filter(isQuoted)
    .flatMap((block) => block.split('\n'))
    .filter((line) => line.trim() !== '' && !EXAMPLES.includes(line));

/** Links of a document to missing files of the repository. */
const deadLinks = (path: string, text: string): readonly string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .filter((target) => !existsSync(join(root, dirname(path), target)))
    .map((target) => `${path}: ${target}`);

describe('the examples of the documents', () => {
  let close: () => Promise<void> = () => Promise.resolve();
  let origin = '';
  beforeAll(async () => {
    const host = await createNodeOperator({});
    const served = await serve({
      operator: host.operator,
      dist: 'no-site',
      port: 0,
      host: '127.0.0.1',
      limits: 'relaxed',
      report: () => undefined,
    });
    origin = served.address;
    close = async () => {
      await served.close();
      await host.close();
    };
  });
  afterAll(() => close());

  it(
    'place a bet with a core in plain Node',
    async () => {
      const core = createNodeCore({ origin, report: () => undefined });
      await core.start();
      expect(await placeABet(core)).toBe('accepted');
      core.stop();
    },
    TEST_TIMEOUT_MS,
  );

  it('quote an express by the rules alone', () => {
    expect(quoteExpress([2_000, 1_500], 1_000)).toEqual({ odds: '3.000', returns: 3_000 });
  });
});

describe('the documents', () => {
  it('quote the examples literally', () => {
    expect(strangers(textOf('docs/embedding.md'))).toEqual([]);
    expect(strangers('```ts\nconst drifted = 1;\n```')).toEqual(['const drifted = 1;']);
  });

  it('have no dead link', () => {
    expect(DOCUMENTS.length).toBeGreaterThan(20);
    expect(DOCUMENTS.flatMap((path) => deadLinks(path, textOf(path)))).toEqual([]);
    expect(deadLinks('docs/a.md', '[x](missing.md) [y](architecture.md) [z](https://a.example)')).toEqual([
      'docs/a.md: missing.md',
    ]);
  });
});

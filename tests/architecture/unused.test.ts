/** The check for unused code, proven by a small tree with planted exports and the repository's configuration. */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow, root, textOf } from './sources.ts';

const { exports: ownExports } = JSON.parse(textOf('package.json')) as { readonly exports: unknown };

const PLANTS: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'touchline', type: 'module', exports: ownExports }),
  'tests/vitest.config.ts': 'export default {};',
  'core/app/create-core.ts':
    "import { used } from '../kernel/parts.ts';\nexport const createCore = (): number => used();",
  'adapters/node/create-node-core.ts':
    "import { createCore } from 'touchline/app/create-core';\nexport const createNodeCore = (): number => createCore();",
  'esbuild.config.ts': "import { createNodeCore } from './adapters/node/create-node-core.ts';\ncreateNodeCore();",
  'core/kernel/parts.ts': [
    'export const used = (): number => seam + idle;',
    'export const seam = 1;',
    'export const idle = 2;',
    'export const onlyTested = 3;',
    '/** @public */\nexport const promised = 4;',
  ].join('\n'),
  'core/kernel/file-of-tests.ts': 'export const helper = 5;',
  'tests/unit/parts.test.ts': [
    "import { onlyTested, promised, seam } from 'touchline/kernel/parts';",
    "import { helper } from 'touchline/kernel/file-of-tests';",
    'console.log(onlyTested, promised, seam, helper);',
  ].join('\n'),
};

type Named = Readonly<{ name: string }>;
type Report = Readonly<{
  issues: readonly Readonly<{ file: string; files: readonly Named[]; exports: readonly Named[] }>[];
}>;

let folder: string;

/** The check's findings in the planted tree, as `file` or `file: export`. */
const objections = async (...args: readonly string[]): Promise<readonly string[]> => {
  const command = ['--config', 'tests/knip.config.ts', '--no-progress', '--no-config-hints', '--reporter', 'json'];
  const run = promisify(execFile)(join(root, 'node_modules/.bin/knip'), [...command, ...args], { cwd: folder });
  const report = await run.then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );
  const { issues } = JSON.parse(report) as Report;
  const found = issues.flatMap(({ file, files, exports }) => [
    ...files.map(({ name }) => name),
    ...exports.map(({ name }) => `${file}: ${name}`),
  ]);
  return found.toSorted();
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-unused-'));
  for (const [path, text] of Object.entries(PLANTS)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}\n`);
  }
  for (const file of ['tests/knip.config.ts', 'tsconfig.json']) copyFileSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the check for unused code', () => {
  it('finds a file and an export of the product that only tests import', { timeout: 60_000 }, async () => {
    expect(await objections('--production')).toEqual([
      'core/kernel/file-of-tests.ts: helper',
      'core/kernel/parts.ts: onlyTested',
    ]);
  });

  it('finds an export without an importer', { timeout: 60_000 }, async () => {
    expect(await objections()).toEqual(['core/kernel/parts.ts: idle']);
  });
});

it('requires a mention in a README or SPEC.md for every export that is public only for embedders', () => {
  const promises = [...['core', 'adapters', 'ui'].flatMap(filesBelow), 'README.md']
    .filter((path) => /(?:README|SPEC)\.md$/.test(path))
    .map(textOf)
    .join('\n');
  const named = ['core', 'adapters', 'ui']
    .flatMap(filesBelow)
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => [...textOf(path).matchAll(/@public\b[^]*?\bexport (?:async )?(?:const|function|class) (\w+)/g)])
    .map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !promises.includes(`\`${name}`))).toEqual([]);
});

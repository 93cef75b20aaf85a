/** The linter's part of the "never" list: a tree of planted violations, linted with the repository's rules. */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './sources.ts';

/** File -> its contents, and the rules that must report it (none: the file is valid). */
const PLANTS: Readonly<Record<string, readonly [text: string, rules: readonly string[]]>> = {
  'core/kernel/package.ts': ["import { x } from 'react';\nexport const y = x;", ['no-restricted-imports']],
  'core/kernel/node.ts': ["import { x } from 'node:fs';\nexport const y = x;", ['no-restricted-imports']],
  'core/kernel/outside.ts': [
    "import { x } from '../../adapters/browser/right.ts';\nexport const y = x;",
    ['no-restricted-imports'],
  ],
  'core/kernel/now.ts': ['export const now = Date.now();', ['no-restricted-properties']],
  'core/kernel/random.ts': ['export const id = Math.random();', ['no-restricted-properties']],
  'core/kernel/reversed.ts': [
    'export const f = (all: readonly number[]): readonly number[] => all.toReversed();',
    ['no-restricted-properties'],
  ],
  'core/kernel/last.ts': [
    'export const f = (all: readonly number[]): unknown => all.findLast((each) => each > 1);',
    ['no-restricted-properties'],
  ],
  'core/kernel/intl.ts': ["export const f = new Intl.NumberFormat('en');", ['no-restricted-globals']],
  'core/kernel/timer.ts': ['export const t = setTimeout(String, 5);', ['no-restricted-globals']],
  'core/kernel/fetch.ts': ["export const answer = fetch('/x');", ['no-restricted-globals']],
  'core/kernel/storage.ts': ["export const kept = localStorage.getItem('x');", ['no-restricted-globals']],
  'core/kernel/default.ts': ['const x = 1;\nexport default x;', ['no-default-export']],
  'core/kernel/any.ts': ['export const x = (y: any): string => String(y);', ['no-explicit-any']],
  'core/kernel/one.ts': ["import { two } from './two.ts';\nexport const one = (): number => two();", ['no-cycle']],
  'core/kernel/two.ts': ["import { one } from './one.ts';\nexport const two = (): number => one();", ['no-cycle']],
  'core/kernel/promise.ts': [
    'const f = async (): Promise<void> => {};\nexport const g = (): void => {\n  f();\n};',
    ['no-floating-promises'],
  ],
  'core/kernel/switch.ts': [
    "export const f = (x: 'a' | 'b'): number => {\n  switch (x) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n};",
    ['switch-exhaustiveness-check'],
  ],
  'core/kernel/right.ts': [
    "import { map } from 'rxjs';\nimport { x } from '../ports/right.ts';\nexport const y = [map, x, new Date(5)];",
    [],
  ],
  'core/ports/right.ts': ["import * as v from 'valibot';\nexport const x = v;", []],
  'adapters/browser/ui.ts': [
    "import { x } from '../../ui/web/right.ts';\nexport const y = x;",
    ['no-restricted-imports'],
  ],
  'adapters/browser/inversify.ts': [
    "import { Container } from 'inversify';\nexport const y = Container;",
    ['no-restricted-imports'],
  ],
  'adapters/browser/sandbox.ts': [
    "import { x } from '../sandbox/operator/right.ts';\nexport const y = x;",
    ['no-restricted-imports'],
  ],
  'adapters/browser/right.ts': ['export const x = setTimeout(String, 5);', []],
  'adapters/di/right.ts': ["import { Container } from 'inversify';\nexport const y = Container;", []],
  'adapters/sandbox/operator/decider.ts': [
    "import { x } from 'touchline/core/coupon/decider';\nexport const y = x;",
    ['no-restricted-imports'],
  ],
  'adapters/sandbox/operator/right.ts': ['export const x = 1;', []],
  'core/modules/coupon/decider.ts': ['export const x = 1;', []],
  'ui/web/adapter.ts': [
    "import { x } from '../../adapters/browser/right.ts';\nexport const y = x;",
    ['no-restricted-imports'],
  ],
  'ui/web/decider.ts': [
    "import { x } from 'touchline/core/coupon/decider';\nexport const y = x;",
    ['no-restricted-imports'],
  ],
  'ui/web/rxjs.ts': ["import { map } from 'rxjs';\nexport const y = map;", ['no-restricted-imports']],
  'ui/web/main.ts': ["import { x } from '../../adapters/browser/right.ts';\nexport const y = x;", []],
  'ui/terminal/main.ts': [
    "import { x } from '../../adapters/sandbox/operator/right.ts';\nexport const y = x;",
    ['no-restricted-imports'],
  ],
  'ui/web/demo.ts': ["import { x } from '../../adapters/sandbox/operator/right.ts';\nexport const y = x;", []],
  'ui/web/use-projection.ts': ["import { map } from 'rxjs';\nexport const y = map;", []],
  'ui/web/right.ts': ['export const x = 1;', []],
  'tests/only.test.ts': [
    "import { it, expect } from 'vitest';\nit.only('x', () => expect(1).toBe(1));",
    ['no-focused-tests'],
  ],
  'tests/skip.test.ts': [
    "import { it, expect } from 'vitest';\nit.skip('x', () => expect(1).toBe(1));",
    ['no-disabled-tests'],
  ],
};

type Diagnostic = Readonly<{ code: string; filename: string }>;

let folder: string;
let found: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-lint-'));
  for (const [path, [text]] of Object.entries(PLANTS)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}\n`);
  }
  for (const file of ['.oxlintrc.json', 'tsconfig.json']) copyFileSync(join(root, file), join(folder, file));
  // The type-aware linter looks for its program next to the code.
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const run = promisify(execFile)(
    join(root, 'node_modules/.bin/oxlint'),
    ['-c', '.oxlintrc.json', '--type-aware', '-f', 'json', '.'],
    {
      cwd: folder,
      maxBuffer: 2 ** 24,
    },
  );
  // The linter exits with 1 for planted violations; the report is on standard output anyway.
  const report = await run.then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );
  const { diagnostics } = JSON.parse(report) as { diagnostics: readonly Diagnostic[] };
  const byFile = new Map<string, string[]>();
  for (const { filename, code } of diagnostics) {
    const rule = /\(([\w-]+)\)$/.exec(code)?.[1] ?? code;
    byFile.set(filename, [...(byFile.get(filename) ?? []), rule]);
  }
  found = byFile;
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the linter', () => {
  for (const [path, [, rules]] of Object.entries(PLANTS)) {
    it(rules.length === 0 ? `leaves ${path} alone` : `finds ${rules.join(', ')} in ${path}`, () => {
      const objections = found.get(path) ?? [];
      // A planted file may have other faults (an import that leads nowhere is typed as an error): those of the
      // architecture count.
      const broken = objections.filter(
        (rule) => !rule.startsWith('no-unsafe') && rule !== 'no-redundant-type-constituents',
      );
      expect([...new Set(broken)]).toEqual(rules);
    });
  }
});

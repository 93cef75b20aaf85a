/** `npm run new` in a copy of the repository: the new module passes the checks, and few existing files change. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_TIMEOUT_MS } from '../../arbitraries/runs.ts';
import { root } from '../../architecture/sources.ts';

const COPIED = ['core', 'ui', 'adapters', 'tests', 'docs', 'package.json', 'tsconfig.json', 'esbuild.config.ts'];
const CONFIGS = ['.oxlintrc.json', '.oxfmtrc.json'];

let copy: string;

/** Runs a tool in the copy; resolves or rejects with its output. */
const run = async (tool: string, ...args: readonly string[]): Promise<string> => {
  // The outer test run reads its own report, not that of the copy.
  const env = { ...process.env, NO_COLOR: '1', TOUCHLINE_COUNTS: undefined };
  const ran = promisify(execFile)(join(root, 'node_modules/.bin', tool), [...args], { cwd: copy, env });
  const { stdout } = await ran.catch((fault: { stdout: string; stderr: string }) => {
    throw new Error(`${tool}: ${fault.stdout}${fault.stderr}`);
  });
  return stdout;
};

const written = (printed: string, what: 'new' | 'changed'): readonly string[] =>
  printed.split('\n').flatMap((line) => (line.startsWith(what) ? [line.slice(what.length).trim()] : []));

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'touchline-new-'));
  for (const each of [...COPIED, ...CONFIGS])
    cpSync(join(root, each), join(copy, each), {
      recursive: true,
      filter: (path) => !/node_modules|\.(?:png|webp)$/.test(path.slice(root.length)),
    });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a new module', () => {
  it(
    'with a screen passes format, types, lint and its own tests, and changes three existing files',
    async () => {
      const printed = await run('tsx', 'tests/scaffold/new.ts', 'module', 'bet-notes', '--screen');
      expect(written(printed, 'changed')).toEqual([
        'core/app/features.ts',
        'core/navigation/routes.ts',
        'ui/web/screens/manifest.ts',
      ]);
      const made = written(printed, 'new');
      const touched = [...made, ...written(printed, 'changed')];
      const sources = touched.filter((path) => /\.tsx?$/.test(path));
      await run('oxfmt', '--check', ...touched);
      await run('tsc', '--noEmit', '-p', '.');
      await run('oxlint', '-c', '.oxlintrc.json', '--type-aware', '--deny-warnings', ...sources);
      expect(await run('vitest', 'run', '--config', 'tests/vitest.config.ts', 'tests/unit/bet-notes')).toContain(
        '3 passed, 0 failed, 0 skipped',
      );
    },
    TEST_TIMEOUT_MS,
  );

  it('without a screen changes only the list of features', async () => {
    const printed = await run('tsx', 'tests/scaffold/new.ts', 'module', 'notes');
    expect(written(printed, 'changed')).toEqual(['core/app/features.ts']);
  });

  it('is refused for a used or invalid name, and writes nothing', async () => {
    await expect(run('tsx', 'tests/scaffold/new.ts', 'module', 'coupon')).rejects.toThrow(
      'core/modules/coupon is there already',
    );
    await expect(run('tsx', 'tests/scaffold/new.ts', 'module', 'BetNotes')).rejects.toThrow('no name in kebab-case');
  });
});

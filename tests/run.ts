/**
 * Runs the parts of `npm test`, `npm run check` and `npm run test:deep`, one after another, and closes with one line that
 * counts them all: `N passed, N failed, N skipped`. A check without tests of its own (types, lint) counts as one.
 *
 * Use: `tsx tests/run.ts test | check | deep`. Exits with 1 when anything failed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addCounts, closingLine, type Counts } from './reporter.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name: string): string => join(root, 'node_modules', '.bin', name);

type Part = Readonly<{ name: string; command: readonly string[]; counts?: 'tests' }>;

const vitest = (name: string, ...args: readonly string[]): Part => ({
  name,
  command: ['vitest', 'run', '--config', 'tests/vitest.config.ts', ...args],
  counts: 'tests',
});

const STATIC: readonly Part[] = [
  { name: 'types', command: ['tsc', '--noEmit', '-p', '.'] },
  { name: 'types of the core', command: ['tsc', '--noEmit', '-p', 'core'] },
  { name: 'lint', command: ['oxlint', '-c', '.oxlintrc.json', '--type-aware', '--deny-warnings', '.'] },
  { name: 'unused files, exports and dependencies', command: ['knip', '--config', 'tests/knip.json', '--no-progress'] },
  { name: 'size budget', command: ['tsx', 'tests/size-budget.ts'] },
];

const RUNS: Readonly<Record<string, readonly Part[]>> = {
  check: [...STATIC, vitest('architecture', 'tests/architecture')],
  test: [...STATIC, vitest('tests')],
  deep: [vitest('deep tests', '--project', 'unit')],
};

const runPart = (part: Part, countsFile: string, env: NodeJS.ProcessEnv): Counts => {
  const [command = '', ...args] = part.command;
  console.log(`\n▸ ${part.name}`);
  const started = performance.now();
  const { status } = spawnSync(bin(command), args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, TOUCHLINE_COUNTS: countsFile },
  });
  console.log(`${status === 0 ? '✓' : '✗'} ${part.name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  const one: Counts = status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  if (part.counts === undefined) return one;
  try {
    const told = JSON.parse(readFileSync(countsFile, 'utf8')) as Counts;
    // A runner that failed for a reason of its own (a crash, no test found) still counts.
    return status !== 0 && told.failed === 0 ? addCounts(told, one) : told;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
};

const name = process.argv[2] ?? 'test';
const parts = RUNS[name];
if (parts === undefined) {
  console.error(`Unknown run "${name}"; one of: ${Object.keys(RUNS).join(', ')}`);
  process.exit(2);
}
const scratch = mkdtempSync(join(tmpdir(), 'touchline-counts-'));
const env = name === 'deep' ? { ...process.env, TOUCHLINE_DEEP: '1' } : process.env;
const failed: string[] = [];
let total: Counts = { passed: 0, failed: 0, skipped: 0 };
for (const [index, part] of parts.entries()) {
  const counts = runPart(part, join(scratch, `${index}.json`), env);
  if (counts.failed > 0) failed.push(part.name);
  total = addCounts(total, counts);
}
rmSync(scratch, { recursive: true, force: true });
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${closingLine(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;

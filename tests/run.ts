/**
 * Runs the parts of `npm test`, `npm run test:ci`, `npm run check`, `npm run test:journeys`, `npm run test:deep` and
 * `npm run test:bus`.
 * The static checks run two at a time, the test lanes one after another. The run closes with a table of parts and
 * lanes, and with one line that counts them all: `N passed, N failed, N skipped`. A check without tests of its own
 * (types, lint) counts as one.
 *
 * Use: `tsx tests/run.ts test | ci | check | journeys | deep | bus`, or `tsx tests/run.ts test AREA` for the unit and
 * ui tests of one feature. Exits with 1 when anything failed.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasNatsServer } from './contracts/nats-server.ts';
import { areas, testsOf } from './areas.ts';
import { addCounts, closingLine, laneTable, type Counts, type Lane, type Report } from './reporter.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name: string): string => join(root, 'node_modules', '.bin', name);

type Part = Readonly<{ name: string; command: readonly string[]; hasTests?: boolean }>;

const vitest = (name: string, ...args: readonly string[]): Part => ({
  name,
  command: ['vitest', 'run', '--config', 'tests/vitest.config.ts', ...args],
  hasTests: true,
});

const knip = (...args: readonly string[]): readonly string[] => [
  'knip',
  '--config',
  'tests/knip.config.ts',
  '--no-progress',
  // An entry that one pass finds redundant is needed by the other.
  '--no-config-hints',
  ...args,
];

const STATIC: readonly Part[] = [
  { name: 'lint', command: ['oxlint', '-c', '.oxlintrc.json', '--type-aware', '--deny-warnings', '.'] },
  { name: 'types', command: ['tsc', '--noEmit', '-p', '.'] },
  { name: 'types of the core', command: ['tsc', '--noEmit', '-p', 'core'] },
  { name: 'unused files, exports and dependencies', command: knip() },
  { name: 'what tests alone use', command: knip('--production') },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'size budget', command: ['tsx', 'tests/size-budget.ts'] },
];
/**
 * Whether every entry of the npm package has what it imports, and exports what `docs/api` says; `PACKAGE` does the
 * same, then installs and uses the package.
 */
const PACKAGE_BUILDS: Part = {
  name: 'package builds, and docs/api is its API',
  command: ['tsx', 'adapters/package/build.ts', '--check-api'],
};
const PACKAGE: Part = { name: 'package', command: ['tsx', 'tests/package/check.ts'] };
const STATIC_AT_ONCE = 2;

/** `journeys`: the choice of `vitest.config.ts`; all by default. */
type Run = Readonly<{ checks: readonly Part[]; tests: readonly Part[]; journeys?: 'main' | 'key' }>;

const IN_NODE = ['--project', 'unit', '--project', 'long', '--project', 'planted'] as const;

const RUNS: Readonly<Record<string, Run>> = {
  check: {
    checks: [...STATIC, PACKAGE_BUILDS],
    tests: [vitest('architecture and texts', 'tests/architecture', 'tests/ui/locales')],
  },
  test: {
    checks: STATIC,
    tests: [vitest('tests', '--project', 'unit', '--project', 'ui', '--project', 'journeys')],
    journeys: 'main',
  },
  ci: { checks: [...STATIC, PACKAGE], tests: [vitest('tests', 'tests')], journeys: 'key' },
  deep: { checks: [], tests: [vitest('deep tests', ...IN_NODE)] },
  journeys: { checks: [], tests: [vitest('journeys', '--project', 'journeys')] },
  bus: {
    checks: [],
    tests: [vitest('bus', '/bus', '/feed-bus', '/gateway', '--project', 'unit', '--project', 'long')],
  },
};

const areaRun = (area: string): Run => ({
  checks: [],
  tests: [vitest(area, ...testsOf(area), '--project', 'unit', '--project', 'ui')],
});

const usage = (problem: string): never => {
  console.error(problem);
  process.exit(2);
};

function chosenRun([name = 'test', area]: readonly string[]): Run {
  const run = RUNS[name] ?? usage(`Unknown run "${name}"; one of: ${Object.keys(RUNS).join(', ')}`);
  if (name === 'bus' && !hasNatsServer())
    return usage('nats-server is not on the path; Debian has it: apt-get install nats-server');
  if (area === undefined) return run;
  if (name !== 'test') return usage(`"${name}" takes no area; \`npm test -- ${area}\` does`);
  return areas().includes(area) ? areaRun(area) : usage(`Unknown area "${area}"; one of: ${areas().join(', ')}`);
}

const run = chosenRun(process.argv.slice(2));
const isCi = process.env['CI'] !== undefined;
const scratch = mkdtempSync(join(tmpdir(), 'touchline-counts-'));
const env: NodeJS.ProcessEnv = {
  ...process.env,
  ...(run === RUNS['deep'] ? { TOUCHLINE_DEEP: '1' } : {}),
  ...(run.journeys === undefined ? {} : { TOUCHLINE_JOURNEYS: run.journeys }),
  // A build server's log shows no colours, only their codes.
  ...(isCi ? { NO_COLOR: '1', FORCE_COLOR: undefined } : {}),
};

/** Starts a part; resolves with its exit status and, if the output is held back, with that output. */
const start = (part: Part, reportFile: string, isKeptBack: boolean): Promise<{ status: number; output: string }> =>
  new Promise((resolve) => {
    const [command = '', ...args] = part.command;
    const child = spawn(bin(command), args, {
      cwd: root,
      stdio: ['ignore', isKeptBack ? 'pipe' : 'inherit', isKeptBack ? 'pipe' : 'inherit'],
      env: { ...env, TOUCHLINE_COUNTS: reportFile },
    });
    let output = '';
    child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr?.on('data', (text: Buffer) => (output += text.toString()));
    child.on('error', (error) => resolve({ status: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ status: code ?? 1, output }));
  });

/** A runner that failed for another reason (a crash, no test found) counts as one failure. */
function readReport(reportFile: string, status: number): Report {
  const failure: Counts = { passed: 0, failed: 1, skipped: 0 };
  try {
    const { counts, lanes } = JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
    return { counts: status !== 0 && counts.failed === 0 ? addCounts(counts, failure) : counts, lanes };
  } catch {
    return { counts: failure, lanes: [] };
  }
}

/** Output of the checks that failed, printed again at the end: a build server may show a log's end alone. */
const outputsOfFailed: string[] = [];

async function runPart(part: Part): Promise<Report> {
  const isKeptBack = part.hasTests !== true;
  const reportFile = join(scratch, `${part.name}.json`);
  if (!isKeptBack) console.log(`\n▸ ${part.name}`);
  const started = performance.now();
  const { status, output } = await start(part, reportFile, isKeptBack);
  const wallMs = performance.now() - started;
  const isGood = status === 0;
  console.log(`${isGood ? '✓' : '✗'} ${part.name} (${(wallMs / 1000).toFixed(1)} s)`);
  if (output !== '' && (!isGood || part.name === 'size budget')) console.log(output.trimEnd());
  if (output !== '' && !isGood) outputsOfFailed.push(`${part.name}:\n${output.trimEnd()}`);
  if (!isKeptBack) return readReport(reportFile, status);
  const counts: Counts = { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 };
  const lane: Lane = { name: part.name, files: 0, tests: 1, wallMs, workMs: wallMs };
  return { counts, lanes: [lane] };
}

/** Runs the parts, at most `atOnce` in parallel; reports in list order. */
async function runAll(parts: readonly Part[], atOnce: number): Promise<readonly Report[]> {
  const reports: Report[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < parts.length; at = next++) {
      const part = parts[at];
      if (part !== undefined) reports[at] = await runPart(part);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return reports;
}

const reports = [...(await runAll(run.checks, STATIC_AT_ONCE)), ...(await runAll(run.tests, 1))];
rmSync(scratch, { recursive: true, force: true });
const parts = [...run.checks, ...run.tests];
const failed = parts.filter((_, at) => (reports[at]?.counts.failed ?? 1) > 0).map(({ name }) => name);
const total = reports.map(({ counts }) => counts).reduce(addCounts, { passed: 0, failed: 0, skipped: 0 });
console.log(`\n${laneTable(reports.flatMap(({ lanes }) => lanes))}`);
if (failed.length > 0) console.log(`\n${[...outputsOfFailed, `Failed: ${failed.join(', ')}`].join('\n\n')}`);
if ((run === RUNS['test'] || run === RUNS['ci']) && !hasNatsServer())
  console.log(
    '\nNATS was not there (nats-server is not on the path): install it, then npm run test:bus tests the bus over it.',
  );
console.log(`\n${closingLine(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;

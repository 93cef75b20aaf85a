/**
 * Counts a test run: the closing line `N passed, N failed, N skipped`, and a table of the lanes with their times.
 *
 * A file or a hook that fails outside any test (a syntax error, a broken `beforeAll`, an unhandled rejection) counts as
 * one failure, so that a failed run never reports `0 failed`.
 */
import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

export type Counts = Readonly<{ passed: number; failed: number; skipped: number }>;

/**
 * One row of the closing table. `wallMs` runs from the lane's first start to its last end; `workMs` is the sum over its
 * files.
 */
export type Lane = Readonly<{ name: string; files: number; tests: number; wallMs: number; workMs: number }>;

/** The report of one part to the runner that started it. */
export type Report = Readonly<{ counts: Counts; lanes: readonly Lane[] }>;

/** Formats the counts as `12 passed, 0 failed, 1 skipped`. */
export const closingLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

export const addCounts = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

/** A plain-text table: a header, then one line per lane. */
export const laneTable = (lanes: readonly Lane[]): string => {
  const rows = [
    ['lane', 'files', 'tests', 'time, s', 'work, s'],
    ...lanes.map(({ name, files, tests, wallMs, workMs }) => [
      name,
      String(files),
      String(tests),
      seconds(wallMs),
      seconds(workMs),
    ]),
  ];
  const width = (column: number): number => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows
    .map((row) =>
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(width(at)) : cell.padStart(width(at) + 2)))
        .join('')
        .trimEnd(),
    )
    .join('\n');
};

/** Sums up the files of a lane; `spans` has the start and end of each file, in ms. */
function laneOf(
  name: string,
  modules: readonly TestModule[],
  spans: ReadonlyMap<string, readonly [number, number]>,
): Lane {
  const own = modules.flatMap((module) => spans.get(module.id) ?? []);
  return {
    name,
    files: modules.length,
    tests: modules.reduce((sum, module) => sum + [...module.children.allTests()].length, 0),
    wallMs: own.length === 0 ? 0 : Math.max(...own) - Math.min(...own),
    workMs: modules.reduce((sum, module) => {
      const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
        module.diagnostic();
      return sum + environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
    }, 0),
  };
}

/**
 * Prints the lanes and the closing line last. With `TOUCHLINE_COUNTS` set, writes the report as JSON to that file
 * instead, so that a larger run prints one table and one line for all its parts.
 */
export const closingLineReporter = (
  reportFile = process.env['TOUCHLINE_COUNTS'],
  isDeep = process.env['TOUCHLINE_DEEP'] === '1',
): Reporter => {
  const spans = new Map<string, [number, number]>();

  return {
    // A deep run takes an hour or more: its failures are printed at once, and survive its interruption.
    ...(isDeep && {
      onTestCaseResult: (test) => {
        for (const { message } of test.result().errors ?? []) console.error(`\n✗ ${test.fullName}\n${message}\n`);
      },
    }),
    onTestModuleStart: (module) => {
      const now = performance.now();
      spans.set(module.id, [now, now]);
    },
    onTestModuleEnd: (module) => {
      const now = performance.now();
      spans.set(module.id, [spans.get(module.id)?.[0] ?? now, now]);
    },
    onTestRunEnd: (modules, unhandledErrors, reason) => {
      let counts: Counts = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
      for (const module of modules) {
        let inTests = 0;
        for (const test of module.children.allTests()) {
          const state = test.result().state;
          if (state === 'failed') inTests += 1;
          counts = addCounts(counts, {
            passed: state === 'passed' ? 1 : 0,
            failed: state === 'failed' ? 1 : 0,
            skipped: state === 'skipped' || state === 'pending' ? 1 : 0,
          });
        }
        if (module.state() === 'failed' && inTests === 0)
          counts = addCounts(counts, { passed: 0, failed: 1, skipped: 0 });
      }
      if (reason !== 'passed' && counts.failed === 0) counts = { ...counts, failed: 1 };
      const names = [...new Set(modules.map((module) => module.project.name))];
      const lanes = names.map((name) =>
        laneOf(
          name,
          modules.filter((module) => module.project.name === name),
          spans,
        ),
      );
      const report: Report = { counts, lanes };
      if (reportFile !== undefined) return writeFileSync(reportFile, JSON.stringify(report));
      process.on('exit', () => process.stdout.write(`\n${laneTable(lanes)}\n\n${closingLine(counts)}\n`));
    },
  };
};

/**
 * The closing line of a test run: `N passed, N failed, N skipped`, counting tests.
 *
 * A file or a hook that fails outside any test (a syntax error, a broken `beforeAll`, an unhandled rejection) counts as
 * one failure, so that the line never says `0 failed` of a run that failed.
 */
import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

export type Counts = Readonly<{ passed: number; failed: number; skipped: number }>;

/** Reads as `12 passed, 0 failed, 1 skipped`. */
export const closingLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

export const addCounts = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/**
 * Prints the closing line after everything else. With `TOUCHLINE_COUNTS` set, writes the counts as JSON to that file
 * instead: then a larger run prints one line for all its parts.
 */
export const closingLineReporter = (countsFile = process.env['TOUCHLINE_COUNTS']): Reporter => ({
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
    if (countsFile === undefined) process.on('exit', () => process.stdout.write(`${closingLine(counts)}\n`));
    else writeFileSync(countsFile, JSON.stringify(counts));
  },
});

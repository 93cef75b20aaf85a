/**
 * Makes every failing property print its replay command, and lets `TOUCHLINE_REPLAY=seed:path` replay one case. A mock
 * loads the library lazily, so that a test file without properties does not load it.
 */
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as FastCheck from 'fast-check';
import { afterAll, expect, vi } from 'vitest';
import { readReplay, replayed, reportFailure } from './arbitraries/replay.ts';

/** Avoids `URL`: happy-dom replaces Node's, and `fileURLToPath` refuses the replacement. */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const replay = readReplay(process.env['TOUCHLINE_REPLAY']);
let count = 0;

vi.doMock('fast-check', async (importOriginal) => {
  const real = await importOriginal<typeof FastCheck>();
  const fc = real.default;
  fc.configureGlobal({
    reporter(details) {
      const { testPath = '', currentTestName = '' } = expect.getState();
      reportFailure(details, fc.defaultReportMessage(details), {
        file: relative(root, testPath),
        test: currentTestName,
        isDeep: process.env['TOUCHLINE_DEEP'] === '1',
      });
    },
  });
  if (replay === null) return real;
  const replayOnly = (
    property: FastCheck.IAsyncProperty<unknown> | FastCheck.IProperty<unknown>,
    parameters: FastCheck.Parameters<unknown> = {},
  ): Promise<void> | void =>
    fc.assert(
      property,
      replayed(replay, parameters, () => (count += 1)),
    );
  // Same parameters and result as the real function.
  const assert = replayOnly as typeof fc.assert;
  return { ...real, assert, default: { ...fc, assert } };
});

afterAll(() => {
  if (replay !== null && count === 0)
    throw new Error(`No property of seed ${replay.seed} was played: name its file, and its test with -t`);
});

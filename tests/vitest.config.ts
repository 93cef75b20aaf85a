/**
 * Four lanes of tests.
 *
 * - `unit`: everything that needs no page, in plain Node;
 * - `planted`: the laws against planted bugs: files that replace modules, so each evaluates its own;
 * - `ui`: components, in happy-dom;
 * - `journeys`: a real Chromium against the built site, after the other lanes, two files in parallel: each has a
 * host and a browser of its own.
 *
 * One lane: `npx vitest run --config tests/vitest.config.ts --project unit`; one file: name its path instead.
 * `TOUCHLINE_JOURNEYS=key` (`npm test`) selects the key journeys. `TOUCHLINE_DEEP=1` (`npm run test:deep`) gives long
 * runs more time; tests read the variable to raise `numRuns`.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { closingLineReporter } from './reporter.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const deep = process.env['TOUCHLINE_DEEP'] === '1';
const hasKeyJourneysOnly = process.env['TOUCHLINE_JOURNEYS'] === 'key';
const isCi = process.env['CI'] !== undefined;

/** Ends a test that hangs; generous, so that a busy machine fails none. */
const UNIT_TIMEOUT_MS = deep ? 600_000 : 120_000;
const JOURNEY_TIMEOUT_MS = 120_000;
/** Timeout of an expected change on a page. */
const PAGE_MS = 20_000;
const WORKERS = 2;
/** One for each processor: beside three others on a slow machine, a file took three times as long, past its timeouts. */
const JOURNEYS_AT_ONCE = 2;

/**
 * Files that run for minutes. They start first: a long file started last would keep the lane waiting while the other
 * processor idles.
 */
const LONG = [
  'properties/corrupt-journal',
  'models/simulation/simulation',
  'models/simulation/more-histories',
  'models/placing',
  'models/cashier/mutants',
  'contracts/operator-restart',
  'journeys/server-pages',
  'journeys/every-game',
  'journeys/tv-games',
  'journeys/limits',
  'journeys/screens',
  'journeys/casino',
  'journeys/cashier',
  'journeys/remote',
].map((name) => `/tests/${name}.test.ts`);

/**
 * The journeys of `npm test`: one for each thing that a player must be able to do on any day. `npm run test:journeys`
 * runs all journeys, which takes three quarters of an hour on two processors.
 */
const KEY_JOURNEYS = ['auth', 'bet', 'cashier', 'casino', 'limits', 'server-pages'].map(
  (name) => `tests/journeys/${name}.test.ts`,
);

const PLANTED = ['tests/models/*/mutants.test.ts'];

/** Vitest's own order, which uses recorded durations, preceded by the known long files. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((name) => moduleId.endsWith(name));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  root,
  test: {
    sequence: { sequencer: LongFirst },
    // On a build server: one line per file, and full output only for failures.
    reporters: [['default', isCi ? { summary: false } : {}], closingLineReporter()],
    slowTestThreshold: isCi ? Number.MAX_SAFE_INTEGER : 300,
    allowOnly: false,
    maxWorkers: JOURNEYS_AT_ONCE,
    projects: [
      {
        root,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['unit', 'properties', 'examples', 'contracts', 'models', 'embedding', 'kit', 'architecture'].map(
            (room) => `tests/${room}/**/*.test.ts`,
          ),
          // Files of a worker share the evaluated modules: evaluating them took longer than the tests.
          isolate: false,
          setupFiles: ['tests/replay-setup.ts', 'tests/unknown-commands-setup.ts'],
          exclude: PLANTED,
          testTimeout: UNIT_TIMEOUT_MS,
          hookTimeout: UNIT_TIMEOUT_MS,
          maxWorkers: WORKERS,
          sequence: { groupOrder: 0 },
        },
      },
      {
        root,
        test: {
          name: 'planted',
          environment: 'node',
          include: PLANTED,
          setupFiles: ['tests/replay-setup.ts', 'tests/unknown-commands-setup.ts'],
          testTimeout: UNIT_TIMEOUT_MS,
          hookTimeout: UNIT_TIMEOUT_MS,
          maxWorkers: WORKERS,
          sequence: { groupOrder: 0 },
        },
      },
      {
        root,
        define: {
          __DEMO__: 'false',
          __BASE__: '"/"',
          __EARLY__: '"early()"',
          __PREFERENCES__: '"tl.preferences"',
          __LOOK__: '"tl.look"',
          __ACTIVE__: '"tl.my.activeAt"',
          __PICTURES__: '{"kits":"/kits.svg","icons":"/icons.svg","sports":"/sports.svg","flags":"/flag-*.svg"}',
          __SHIELDS__: '"/shields.svg"',
        },
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'ui',
          environment: 'happy-dom',
          // Style sheets count as loaded, because nothing is rendered.
          environmentOptions: {
            happyDOM: { settings: { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true } },
          },
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          isolate: false,
          setupFiles: ['tests/ui-setup.ts', 'tests/replay-setup.ts'],
          testTimeout: UNIT_TIMEOUT_MS,
          maxWorkers: WORKERS,
          sequence: { groupOrder: 0 },
        },
      },
      {
        root,
        test: {
          name: 'journeys',
          environment: 'node',
          include: hasKeyJourneysOnly ? KEY_JOURNEYS : ['tests/journeys/**/*.test.ts'],
          globalSetup: ['tests/journeys/global-setup.ts'],
          testTimeout: JOURNEY_TIMEOUT_MS,
          hookTimeout: JOURNEY_TIMEOUT_MS,
          expect: { poll: { timeout: PAGE_MS } },
          maxWorkers: JOURNEYS_AT_ONCE,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});

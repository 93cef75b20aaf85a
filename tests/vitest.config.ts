/**
 * Five lanes of tests.
 *
 * - `unit`: what needs no page, in plain Node, in files of seconds;
 * - `long`: the same in files of more than five seconds: long random histories, builds, processes;
 * - `planted`: the laws against planted bugs: files that replace modules, so each evaluates its own;
 * - `ui`: components, in happy-dom;
 * - `journeys`: a real Chromium against the built site, after the other lanes, two files in parallel: each has a
 * host and a browser of its own.
 *
 * One lane: `npx vitest run --config tests/vitest.config.ts --project unit`; one file: name its path instead.
 * `TOUCHLINE_JOURNEYS` selects journeys: `main` (`npm test`), `key` (`npm run test:ci`) or, by default, all.
 * `TOUCHLINE_DEEP=1` (`npm run test:deep`) gives long runs more time; tests read the variable to raise `numRuns`.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { ProjectConfig, TestSpecification } from 'vitest/node';
import { closingLineReporter } from './reporter.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const deep = process.env['TOUCHLINE_DEEP'] === '1';
const isCi = process.env['CI'] !== undefined;

/** Ends a test that hangs; generous, so that a busy machine fails none. */
const UNIT_TIMEOUT_MS = deep ? 600_000 : 120_000;
const JOURNEY_TIMEOUT_MS = 120_000;
/** Timeout of an expected change on a page. */
const PAGE_MS = 20_000;
const WORKERS = 2;
/**
 * One for each processor: beside three others on a slow machine, a file took three times as long, past its timeouts.
 */
const JOURNEYS_AT_ONCE = 2;

/** The lane `long`: files of more than five seconds, which take half of the time of all tests in plain Node. */
const LONG = [
  'architecture/production',
  'contracts/bus-processes',
  'contracts/gateway',
  'contracts/operator-restart',
  'embedding/bet-journey',
  'kit/coupon-laws',
  'kit/limit-laws',
  'kit/over-http',
  'models/activation/bindings',
  'models/limits/limits-model',
  'models/placing',
  'models/preferences/devices',
  'models/simulation/more-histories',
  'models/simulation/simulation',
  'models/user-status/visit',
  'properties/alerts-tabs',
  'properties/bonus-games-fit',
  'properties/corrupt-journal',
  'properties/coupon-drafts',
  'properties/coupon-math-what-if',
  'properties/coupon-shown-paid',
  'properties/coupon-views',
  'properties/drawn-is-proven',
  'properties/field-prices',
  'properties/guards',
  'properties/journal',
  'properties/odds-tolerance',
  'properties/operator-prices',
  'properties/outcomes-fit',
  'properties/scorer-prices',
  'unit/sandbox-line/feed',
  'unit/sandbox-line/running-line',
  'unit/sandbox-line/same-game',
  'unit/sandbox-line/schedule',
  'unit/sandbox-models-sets/price',
  'unit/sandbox-models/bouts',
  'unit/sandbox-models/calibration',
  'unit/sandbox-models/fair-shares',
  'unit/sandbox-models/same-game',
  'unit/sandbox-models/same-game-basketball',
  'unit/search/find',
  'unit/test-tools/new-module',
];

/** They start first: a long file started last would keep its lane waiting while the other processor idles. */
const FIRST = [
  ...LONG,
  ...['models/cashier/mutants', 'journeys/server-pages', 'journeys/every-game', 'journeys/tv-games'],
  ...['journeys/limits', 'journeys/screens', 'journeys/casino', 'journeys/cashier', 'journeys/remote'],
];

const fileOf = (name: string): string => `tests/${name}.test.ts`;

/**
 * The product's main journey, at both widths at once; and one journey for each thing that a player must be able to do
 * on any day.
 */
const MAIN_JOURNEY = ['bet-desktop', 'bet-phone'];
const KEY_JOURNEYS = [...MAIN_JOURNEY, 'auth', 'cashier', 'casino', 'limits', 'server-pages'];

function chosenJourneys(choice: string | undefined): readonly string[] {
  if (choice === undefined) return ['tests/journeys/**/*.test.ts'];
  return (choice === 'main' ? MAIN_JOURNEY : KEY_JOURNEYS).map((name) => fileOf(`journeys/${name}`));
}

const PLANTED = ['tests/models/*/mutants.test.ts'];

/** Vitest's own order, which uses recorded durations, preceded by the known long files. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean =>
      FIRST.some((name) => moduleId.endsWith(`/${fileOf(name)}`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const IN_NODE = ['unit', 'properties', 'examples', 'contracts', 'models', 'embedding', 'kit', 'architecture'].map(
  (folder) => `tests/${folder}/**/*.test.ts`,
);

/** A lane in plain Node. */
const inNode = (name: string, files: Pick<ProjectConfig, 'include' | 'exclude' | 'isolate'>) => ({
  root,
  test: {
    name,
    environment: 'node',
    ...files,
    setupFiles: ['tests/imports-setup.ts', 'tests/replay-setup.ts', 'tests/unknown-commands-setup.ts'],
    testTimeout: UNIT_TIMEOUT_MS,
    hookTimeout: UNIT_TIMEOUT_MS,
    maxWorkers: WORKERS,
    sequence: { groupOrder: 0 },
  },
});

export default defineConfig({
  root,
  test: {
    sequence: { sequencer: LongFirst },
    // On a build server: one line per file, and full output only for failures.
    reporters: [['default', isCi ? { summary: false } : {}], closingLineReporter()],
    slowTestThreshold: isCi ? Number.MAX_SAFE_INTEGER : 300,
    allowOnly: false,
    // Transformed modules stay on the disk (`node_modules/.experimental-vitest-cache`), keyed by content and
    // configuration.
    experimental: { fsModuleCache: !isCi },
    maxWorkers: JOURNEYS_AT_ONCE,
    projects: [
      // Files of a worker share the evaluated modules: evaluating them took longer than the tests.
      inNode('unit', { include: IN_NODE, exclude: [...PLANTED, ...LONG.map(fileOf)], isolate: false }),
      inNode('long', { include: LONG.map(fileOf), isolate: false }),
      inNode('planted', { include: PLANTED }),
      {
        root,
        define: {
          __DEMO__: 'false',
          __BASE__: '"/"',
          __EARLY__: '"early()"',
          __PREFERENCES__: '"tl.preferences"',
          __CONSENT__: '"tl.consent"',
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
          include: [...chosenJourneys(process.env['TOUCHLINE_JOURNEYS'])],
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

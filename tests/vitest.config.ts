/**
 * Three lanes of tests.
 *
 * - `unit`: everything that needs no page, in plain Node;
 * - `ui`: components, in happy-dom;
 * - `journeys`: a real Chromium against the built site. They run after the others, three files side by side: each has a build, a host and a browser of its own, and mostly waits.
 *
 * One lane: `npx vitest run --config tests/vitest.config.ts --project unit`; one file: name its path instead.
 * `TOUCHLINE_DEEP=1` (`npm run test:deep`) gives the long runs more time; tests read it to raise `numRuns`.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { closingLineReporter } from './reporter.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const deep = process.env['TOUCHLINE_DEEP'] === '1';

const UNIT_TIMEOUT_MS = deep ? 600_000 : 20_000;
const JOURNEY_TIMEOUT_MS = 120_000;
/** How long a page may take to come to what is expected of it. */
const PAGE_MS = 20_000;
const WORKERS = 2;
/** They mostly wait: for pages, for the operator's clock. */
const JOURNEYS_AT_ONCE = 3;

/** Minutes of work in few lines. They begin first: one that is left for the end keeps a lane waiting while the other processor rests. */
const LONG = [
  'properties/corrupt-journal',
  'models/simulation/simulation',
  'models/placing',
  'models/cashier/mutants',
  'contracts/operator-restart',
  'journeys/limits',
  'journeys/screens',
  'journeys/cashier',
  'journeys/remote',
].map((name) => `/tests/${name}.test.ts`);

/** Vitest's own order, which knows how long files took if they have run here before; before it what is known to be long. */
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
    reporters: [process.env['CI'] === undefined ? 'default' : 'dot', closingLineReporter()],
    allowOnly: false,
    maxWorkers: JOURNEYS_AT_ONCE,
    projects: [
      {
        root,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['unit', 'properties', 'examples', 'contracts', 'models', 'embedding', 'architecture'].map(
            (room) => `tests/${room}/**/*.test.ts`,
          ),
          testTimeout: UNIT_TIMEOUT_MS,
          hookTimeout: UNIT_TIMEOUT_MS,
          maxWorkers: WORKERS,
          sequence: { groupOrder: 0 },
        },
      },
      {
        root,
        define: { __DEMO__: 'false', __BASE__: '"/"' },
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'ui',
          environment: 'happy-dom',
          // Style sheets are as good as there: nothing is drawn.
          environmentOptions: {
            happyDOM: { settings: { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true } },
          },
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/ui-setup.ts'],
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
          include: ['tests/journeys/**/*.test.ts'],
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

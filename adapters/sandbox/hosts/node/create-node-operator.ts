/** The operator for tests: in this process, without sockets or disks, on a clock that may be moved by hand. */
import { createHandlers } from '../../handlers/create-handlers.ts';
import { createOperator } from '../../operator/create-operator.ts';
import type { Operator, Origin, Setup } from '../../operator/create-operator.ts';
import type { Line, LineClock } from '../../operator/line/line.ts';
import type { RandomBytes } from '../../operator/players/credentials.ts';
import type { Country, Currency } from '../../operator/players/directory.ts';
import { createMemoryStore } from '../../operator/store/store.ts';
import type { Store } from '../../operator/store/store.ts';
import { createClient } from './client.ts';
import type { FetchLike } from './client.ts';
import { seededRandom } from './seeded-random.ts';

/** Enough for a test; a real operator works much longer on a password. */
const TEST_ITERATIONS = 10;

export interface NodeOperatorOptions {
  readonly clock: LineClock;
  readonly createLine: (origin: Origin, clock: LineClock) => Line;
  readonly currencies: readonly Currency[];
  readonly countries: readonly Country[];
  readonly seed?: number;
  readonly pace?: number;
  readonly store?: Store;
  readonly random?: RandomBytes;
  readonly report?: (error: unknown) => void;
}

export interface NodeOperator {
  readonly operator: Operator;
  /** Calls of the first client. */
  readonly fetch: FetchLike;
  /** One more client, with cookies of its own. */
  client(): FetchLike;
  close(): Promise<void>;
}

export async function createNodeOperator(options: NodeOperatorOptions): Promise<NodeOperator> {
  const { clock, seed = 1, pace = 1 } = options;
  const setup: Setup = { seed, pace, line: '' };
  const operator = await createOperator({
    clock,
    setup,
    random: options.random ?? seededRandom(seed),
    store: options.store ?? createMemoryStore(),
    createLine: (origin) => options.createLine(origin, clock),
    currencies: options.currencies,
    countries: options.countries,
    passwordIterations: TEST_ITERATIONS,
    ...(options.report === undefined ? {} : { report: options.report }),
  });
  const handlers = createHandlers(operator, options.report);
  const client = (): FetchLike => createClient(handlers);
  return { operator, fetch: client(), client, close: () => operator.stop() };
}

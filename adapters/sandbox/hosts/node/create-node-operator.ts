/** The operator for tests: in this process, without sockets or disks, on a clock that may be moved by hand. */
import { createHandlers } from '../../handlers/create-handlers.ts';
import { createOperator } from '../../operator/create-operator.ts';
import type { CreateLine, Operator } from '../../operator/create-operator.ts';
import type { LineClock } from '../../operator/line/line.ts';
import type { Country, Currency } from '../../operator/players/directory.ts';
import { createMemoryStore } from '../../operator/store/store.ts';
import type { Store } from '../../operator/store/store.ts';
import { countries, createGeneratedLine, currencies } from '../generated-line.ts';
import { systemClock } from '../system.ts';
import { createClient } from './client.ts';
import type { FetchLike } from './client.ts';
import { seededRandom } from './seeded-random.ts';

/** Enough for a test; a real operator works much longer on a password. */
const TEST_ITERATIONS = 10;

export interface NodeOperatorOptions {
  /** The system's unless a test moves time by hand (`createManualClock`). */
  readonly clock?: LineClock;
  readonly seed?: number;
  /** Match seconds that pass in one second. */
  readonly pace?: number;
  /** The generated line unless a test has its own. */
  readonly createLine?: CreateLine;
  /** A record to go on with; hand the same to the next operator to play a restart. */
  readonly store?: Store;
  readonly currencies?: readonly Currency[];
  readonly countries?: readonly Country[];
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

export async function createNodeOperator(options: NodeOperatorOptions = {}): Promise<NodeOperator> {
  const { clock = systemClock, seed = 1, pace = 1, createLine = createGeneratedLine, report = console.error } = options;
  const operator = await createOperator({
    clock,
    random: seededRandom(seed),
    store: options.store ?? createMemoryStore(),
    setup: { seed, pace, line: '' },
    createLine,
    currencies: options.currencies ?? currencies,
    countries: options.countries ?? countries,
    passwordIterations: TEST_ITERATIONS,
    report,
  });
  const handlers = createHandlers(operator, report);
  const client = (): FetchLike => createClient(handlers);
  return { operator, fetch: client(), client, close: () => operator.stop() };
}

/** The operator for tests: in this process, without sockets or disks, on a clock that may be manual. */
import { createHandlers } from '../../handlers/create-handlers.ts';
import { createOperator } from '../../operator/create-operator.ts';
import type { CreateLine, Operator } from '../../operator/operator.ts';
import type { LineClock } from '../../operator/line/line.ts';
import type { ForeignProvider } from '../../operator/casino/foreign-games.ts';
import type { SendToProvider } from '../../operator/casino/provider-calls.ts';
import type { Country, Currency } from '../../operator/players/directory.ts';
import { createWebHasher } from '../../operator/players/hasher.ts';
import type { Hasher } from '../../operator/players/hasher.ts';
import { createMemoryStore } from '../../operator/store/store.ts';
import type { Store } from '../../operator/store/store.ts';
import { countries, createGeneratedLine, currencies } from '../generated-line.ts';
import { systemClock } from '../system.ts';
import { createClient } from './client.ts';
import type { FetchLike } from './client.ts';
import { seededRandom } from './seeded-random.ts';

/** A cheap hash for tests; a real operator's is much more expensive. */
const TEST_HASHER = createWebHasher(10);

export interface NodeOperatorOptions {
  /** The system clock, unless a test advances time itself (`createManualClock`). */
  readonly clock?: LineClock;
  readonly seed?: number;
  /** Match seconds per second. */
  readonly pace?: number;
  /** The generated line, unless a test has its own. */
  readonly createLine?: CreateLine;
  /** A record to continue; pass the same one to the next operator to simulate a restart. */
  readonly store?: Store;
  readonly currencies?: readonly Currency[];
  readonly countries?: readonly Country[];
  readonly report?: (error: unknown) => void;
  readonly hasher?: Hasher;
  /** Foreign providers of games. */
  readonly providers?: readonly ForeignProvider[];
  readonly sendToProvider?: SendToProvider;
}

export interface NodeOperator {
  readonly operator: Operator;
  /** Calls of the first client. */
  readonly fetch: FetchLike;
  /** Another client with its own cookies. */
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
    hasher: options.hasher ?? TEST_HASHER,
    report,
    ...(options.providers === undefined ? {} : { providers: options.providers }),
    ...(options.sendToProvider === undefined ? {} : { sendToProvider: options.sendToProvider }),
  });
  const handlers = createHandlers(operator, report);
  const client = (): FetchLike => createClient(handlers);
  return { operator, fetch: client(), client, close: () => operator.stop() };
}

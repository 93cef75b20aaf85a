/** The stand-in operator for the tests of other projects: the package's entry `touchline/sandbox`. */
import { importing } from '../../../node/missing-package.ts';
import type { FetchLike } from './client.ts';
import type { LineClock } from '../../operator/line/line.ts';
import type { FaultSettings } from '../../operator/faults.ts';

export interface StandInOptions {
  /** The machine's clock unless a test advances time itself (`createManualClock`). */
  readonly clock?: LineClock;
  /** The same seed and the same times always give the same games and prices. 1 by default. */
  readonly seed?: number;
  /** Match seconds per second; 1 by default. */
  readonly pace?: number;
  /** Initial switches by name; `GET /sandbox-api/v1/switches` lists them. An invalid value throws. */
  readonly switches?: Readonly<Record<string, unknown>>;
  /** Receives faults of the operator itself; written to the console by default. */
  readonly report?: (fault: unknown) => void;
}

export interface StandIn {
  /** The origin for `createNodeCore`. No socket listens there: calls go through `fetch`. */
  readonly origin: string;
  /** Answers like a server, and keeps the cookies of one client. */
  readonly fetch: FetchLike;
  /** Another client, with cookies of its own. */
  client(): FetchLike;
  /** Sets switches, all or none; returns an error for each invalid value. */
  set(switches: Readonly<Record<string, unknown>>): readonly string[];
  /** Makes the next answers late, lost or refused. */
  fail(faults: Partial<FaultSettings>): void;
  /** The player's own money in minor units. */
  balance(playerId: number): number;
  /** Stops every timer. */
  close(): Promise<void>;
}

/** The packages of the operator's code: peers of this package, which may be missing. */
const PACKAGES = ['msw', '@noble/hashes'];

/**
 * Starts an operator in this process, in memory: no sockets, no files. Rejects, with what to install, where a package
 * that it needs is missing.
 *
 * @public
 */
export async function startStandIn({ switches = {}, ...options }: StandInOptions = {}): Promise<StandIn> {
  const { createNodeOperator } = await importing(PACKAGES, () => import('./create-node-operator.ts'));
  const { operator, fetch, client, close } = await createNodeOperator(options);
  const errors = operator.switches.set(switches);
  if (errors.length > 0) {
    await close();
    throw new Error(errors.join('; '));
  }
  return {
    origin: 'http://operator.sandbox',
    fetch,
    client,
    set: (values) => operator.switches.set(values),
    fail: (faults) => operator.faults.set({ ...operator.faults.settings(), ...faults }),
    balance: (playerId) => operator.balance(playerId),
    close,
  };
}

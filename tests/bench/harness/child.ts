/** Runs in the child process of one implementation. */
import type { Metrics } from './metrics.ts';

/** Implementations by name. Each sets itself up, warms up, measures and returns its metrics. */
export type Implementations = Readonly<Record<string, () => Metrics | Promise<Metrics>>>;

/** Marks the line of standard output that holds the metrics. */
export const RESULT_PREFIX = 'touchline-bench:';

/** CPU time of this process for one call, in nanoseconds. */
export function cpuNs(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) * 1_000;
}

/** Runs the implementation named on the command line and prints its metrics. */
export async function runImplementation(implementations: Implementations): Promise<void> {
  const name = process.argv[2] ?? '';
  const run = Object.hasOwn(implementations, name) ? implementations[name] : undefined;
  if (run === undefined) throw new Error(`unknown implementation ${name}`);
  const metrics = await run();
  process.stdout.write(`${RESULT_PREFIX}${JSON.stringify(metrics)}\n`);
}

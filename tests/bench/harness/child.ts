/** Runs inside a contestant's own process. */
import type { Figures } from './figures.ts';

/** A contestant sets itself up, warms up, measures and tells. */
export type Contestants = Readonly<Record<string, () => Figures | Promise<Figures>>>;

export const MARK = 'touchline-bench:';

/** CPU time of this process for one call, in nanoseconds. */
export function cpuNs(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) * 1_000;
}

/** Runs the contestant that the command line names and prints what it measured. */
export async function serve(contestants: Contestants): Promise<void> {
  const name = process.argv[2] ?? '';
  const run = Object.hasOwn(contestants, name) ? contestants[name] : undefined;
  if (run === undefined) throw new Error(`no contestant ${name}`);
  const figures = await run();
  process.stdout.write(`${MARK}${JSON.stringify(figures)}\n`);
}

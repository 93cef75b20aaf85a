/** Runs every implementation once per round, each in its own process. The order is reversed after every round. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { RESULT_PREFIX } from './child.ts';
import type { Metrics, Samples } from './metrics.ts';

const run = promisify(execFile);
const TIMEOUT_MS = 300_000;

/** Calls `runOnce` for each implementation in each of `rounds` rounds. */
export async function runRounds(
  implementations: readonly string[],
  rounds: number,
  runOnce: (implementation: string, round: number) => Promise<Metrics>,
): Promise<Samples> {
  const samples = new Map<string, Metrics[]>(implementations.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? implementations : [...implementations].reverse();
    for (const name of order) samples.get(name)?.push(await runOnce(name, round));
  }
  return samples;
}

export function runNodeRounds(script: string, implementations: readonly string[], rounds: number): Promise<Samples> {
  return runRounds(implementations, rounds, async (name) => {
    const { stdout } = await run(process.execPath, ['--expose-gc', script, name], {
      timeout: TIMEOUT_MS,
      maxBuffer: 1 << 24,
    });
    const line = stdout.split('\n').find((each) => each.startsWith(RESULT_PREFIX));
    if (line === undefined) throw new Error(`${name} printed no result`);
    return parseMetrics(JSON.parse(line.slice(RESULT_PREFIX.length)));
  });
}

/** Decodes the printed metrics and checks that all of them are numbers. */
function parseMetrics(value: unknown): Metrics {
  if (typeof value !== 'object' || value === null) throw new Error('the result is not an object');
  return Object.fromEntries(
    Object.entries(value).map(([name, metric]) => {
      if (typeof metric !== 'number') throw new Error(`${name} is not a number`);
      return [name, metric];
    }),
  );
}

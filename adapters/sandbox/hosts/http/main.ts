/**
 * `npm start`: serves the operator and its site on one address, with the record on disk. Exit codes: 0 stopped on
 * request, 1 failed to start or continue, 2 invalid command line.
 */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { createOperator } from '../../operator/create-operator.ts';
import type { Operator } from '../../operator/create-operator.ts';
import { countries, createGeneratedLine, currencies } from '../generated-line.ts';
import { systemClock, systemRandom } from '../system.ts';
import { readCli, USAGE } from './cli.ts';
import type { CliOptions } from './cli.ts';
import { openFileStore } from './file-store.ts';
import { createHashPool } from './hash-pool.ts';
import { readSeasonLine } from './season-line.ts';
import type { SeasonLine } from './season-line.ts';
import { serve } from './serve.ts';

const GENERATED: SeasonLine = { name: '', create: createGeneratedLine, reports: [] };

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) {
    console.log(USAGE);
    return;
  }
  const options = readCli(args);
  if (!options.ok) return fail(2, `${options.error}\n\n${USAGE}`);
  const { line: seasons, isStrict } = options.value;
  const line = seasons === null ? { ok: true as const, value: GENERATED } : readSeasonLine(seasons, isStrict);
  if (!line.ok) return fail(1, line.error);
  for (const report of line.value.reports) console.warn(report);
  try {
    await start(options.value, line.value);
  } catch (error) {
    fail(1, wordsOf(error, options.value));
  }
}

async function start(options: CliOptions, line: SeasonLine): Promise<void> {
  const { seed, speed, port, host, data, dist, proxies, sites, limits, faults, switches } = options;
  const store = await openFileStore(data, (message) => console.warn(message));
  let operator: Operator | null = null;
  const hasher = createHashPool();
  const stop = async (): Promise<void> => {
    await operator?.stop();
    await hasher.close();
    await store.close();
  };
  try {
    operator = await createOperator({
      clock: systemClock,
      random: systemRandom,
      hasher,
      store,
      setup: { seed, pace: speed, line: line.name },
      createLine: line.create,
      currencies,
      countries,
      faults,
      switches,
    });
    const served = await serve({
      operator,
      dist,
      port,
      host,
      proxies,
      sites,
      limits,
      report: (error) => console.error(error),
    });
    await access(join(dist, 'index.html')).catch(() =>
      console.warn(`No site in ${dist}: only the operator's calls are answered.`),
    );
    console.log(`Touchline is at ${served.address}`);
    console.log(
      `Data in ${data}, seed ${seed}, ${speed} match second${speed === 1 ? '' : 's'} a second${line.name === '' ? '' : `, ${line.name}`}. Ctrl+C stops.`,
    );
    const end = (): void => {
      served
        .close()
        .then(stop)
        .then(
          () => process.exit(0),
          (error: unknown) => fail(1, wordsOf(error, options)),
        );
    };
    process.once('SIGTERM', end).once('SIGINT', end);
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

function fail(code: 1 | 2, message: string): void {
  console.error(message);
  process.exitCode = code;
}

function wordsOf(error: unknown, { port, host }: CliOptions): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what listens there, or choose another with --port.`;
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
    return `Can't use ${error.message.includes('listen') ? `port ${port} on ${host}` : 'the data folder'}: ${error.message}`;
  return error.message;
}

await main(process.argv.slice(2));

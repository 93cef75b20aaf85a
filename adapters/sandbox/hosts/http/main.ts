/**
 * `npm start`: serves the operator and its site on one address, with the record on disk. Exit codes: 0 stopped on
 * request, 1 failed to start or continue, 2 invalid command line.
 */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import closeWithGrace from 'close-with-grace';
import type { NatsBus } from '../../../bus/nats/connect-nats-bus.ts';
import { createLog } from '../../../hosts/operations/log.ts';
import type { Log } from '../../../hosts/operations/log.ts';
import { createHostMetrics } from '../../../hosts/operations/metrics.ts';
import type { HostMetrics } from '../../../hosts/operations/metrics.ts';
import { serveMetrics } from '../../../hosts/operations/operations.ts';
import { readRendererModule, rendererPath } from '../../../hosts/render/page-renderer.ts';
import type { PageRenderer } from '../../../hosts/render/page-renderer.ts';
import type { ForeignProvider } from '../../operator/casino/foreign-games.ts';
import { createOperator } from '../../operator/create-operator.ts';
import type { Operator } from '../../operator/operator.ts';
import { countries, createGeneratedLine, currencies } from '../generated-line.ts';
import { systemClock, systemRandom } from '../system.ts';
import { reportToParent } from './child-hosts.ts';
import { readCli, USAGE } from './cli.ts';
import type { CliOptions, Role } from './cli.ts';
import { openFileStore } from './file-store.ts';
import { createHashPool } from './hash-pool.ts';
import { siteHostsOf } from './providers/game-origin.ts';
import { readProviders } from './providers/read-providers.ts';
import { sendToProvider } from './providers/send-to-provider.ts';
import { readSeasonLine } from './season-line.ts';
import type { SeasonLine } from './season-line.ts';
import { serve } from './serve.ts';
import type { Served } from './serve.ts';
import { addressOf } from './site.ts';
import { listeningSites } from './sites.ts';

/** A host that has not stopped by then is ended [OPS-5]. */
const MAX_STOP_MS = 15_000;
const GENERATED: SeasonLine = { name: '', create: createGeneratedLine, reports: [] };

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) {
    console.log(USAGE);
    return;
  }
  const options = readCli(args);
  if (!options.ok) return fail(2, `${options.error}\n\n${USAGE}`);
  const log = createLog(options.value.log);
  try {
    const { bus, role } = options.value;
    const stop =
      bus !== null && role === null ? await startAll(options.value, args, log) : await startOne(options.value, log);
    if (stop === null) return;
    const ending = closeWithGrace(
      { delay: MAX_STOP_MS, logger: { error: (fault) => log.error(fault) } },
      async ({ err }) => {
        if (err !== undefined) log.error(err);
        await stop();
      },
    );
    // A host that another process has started ends with that process.
    process.once('disconnect', () => ending.close());
  } catch (error) {
    fail(1, wordsOf(error, options.value));
  }
}

type Stop = () => Promise<void>;

/** All hosts, each as a process of its own. */
async function startAll(options: CliOptions, args: readonly string[], log: Log): Promise<Stop> {
  const { startProcesses } = await import('./processes.ts');
  const { address, hosts, stop } = await startProcesses(options, args, log);
  log.info(`Touchline is at ${address}`);
  log.info(`Connected by ${options.bus ?? ''}: ${hosts().join(', ')}. Ctrl+C stops.`);
  return stop;
}

/** One host, in this process. Null where the line can't be read, which has been reported. */
async function startOne(options: CliOptions, log: Log): Promise<Stop | null> {
  const { role, metricsPort } = options;
  const report = (fault: unknown): void => log.error(fault);
  const metrics = metricsPort === null ? null : createHostMetrics();
  const bus = options.bus === null ? null : await connectBus(options.bus, report);
  const parts: HostParts = { options, log, report, metrics, bus };
  let host: Host | null = null;
  try {
    host = await START[role ?? 'line'](parts);
    if (host === null) {
      await bus?.close();
      return null;
    }
    const measured = metrics === null || metricsPort === null ? null : await serveMetrics(metrics, metricsPort, report);
    if (role === null) log.info(`Touchline is at ${host.address}`);
    if (measured !== null) log.info(`Metrics are at ${measured.address}`);
    if (host.note !== undefined) log.info(host.note);
    reportToParent(host.address);
    const { close } = host;
    return async () => {
      await close();
      await measured?.close();
      await bus?.close();
    };
  } catch (error) {
    await host?.close().catch(() => undefined);
    await bus?.close();
    throw error;
  }
}

interface Host extends Served {
  /** Facts for whoever started the host. */
  readonly note?: string;
}

interface HostParts {
  readonly options: CliOptions;
  readonly log: Log;
  readonly report: (fault: unknown) => void;
  readonly metrics: HostMetrics | null;
  readonly bus: NatsBus | null;
}

async function startGateway({ options, log, report, metrics, bus }: HostParts): Promise<Served> {
  if (bus === null) throw new Error('A gateway needs a bus.');
  const { serveGateway } = await import('../../../hosts/gateway/serve-gateway.ts');
  const { frameNames } = await import('../../operator/names/frames.ts');
  const { isConnected } = bus;
  const { port, close } = await serveGateway({
    ...options,
    bus,
    isConnected,
    report,
    log,
    names: frameNames,
    ...(metrics === null ? {} : { metrics }),
  });
  return { address: addressOf(options, port), close };
}

async function startRender({ options, log, report, metrics, bus }: HostParts): Promise<Served> {
  const { operator, dist } = options;
  if (bus === null || operator === null) throw new Error('A host that renders needs a bus and the operator.');
  const { servePages } = await import('./serve-pages.ts');
  const providers = foreignOf(options, false);
  const renderer = await readRenderer(dist);
  const { isConnected } = bus;
  return servePages({
    ...options,
    gameOrigins: [...new Set(providers.map(({ origin }) => origin))],
    operator,
    bus,
    isConnected,
    report,
    log,
    ...(renderer === null ? {} : { renderer }),
    ...(metrics === null ? {} : { metrics }),
  });
}

/** Foreign providers of games. Throws with all faults of the file. */
function foreignOf({ providers, sites, host, port }: CliOptions, hasKeys: boolean): readonly ForeignProvider[] {
  if (providers === null) return [];
  const siteHosts = siteHostsOf([...sites, ...listeningSites(host, port)]);
  const read = readProviders({ path: providers, siteHosts, env: process.env, hasKeys });
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

/** The operator with its record, its calls and its site. */
async function startSite({ options, log, report, metrics, bus }: HostParts): Promise<Host | null> {
  const { line: seasons, isStrict, seed, speed, data, dist, faults, switches } = options;
  const read = seasons === null ? { ok: true as const, value: GENERATED } : readSeasonLine(seasons, isStrict);
  if (!read.ok) {
    fail(1, read.error);
    return null;
  }
  const { value: line } = read;
  const providers = foreignOf(options, true);
  for (const damage of line.reports) log.warn(damage);
  const store = await openFileStore(data, (message) => log.warn(message));
  const renderer = await readRenderer(dist);
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
      createLine: (origin, clock, standing) =>
        line.create(origin, clock, standing, { ...(bus === null ? {} : { bus }), isWarm: true }),
      currencies,
      countries,
      faults,
      switches,
      providers,
      sendToProvider,
    });
    const served = await serve({
      ...options,
      operator,
      report,
      log,
      ...(renderer === null ? {} : { renderer }),
      ...(metrics === null ? {} : { metrics }),
    });
    await access(join(dist, 'index.html')).catch(() =>
      log.warn(`No site in ${dist}: only the operator's calls are answered.`),
    );
    return {
      address: served.address,
      note: `Data in ${data}, seed ${seed}, ${speed} match second${speed === 1 ? '' : 's'} a second${line.name === '' ? '' : `, ${line.name}`}. Ctrl+C stops.`,
      close: async () => {
        await served.close();
        await stop();
      },
    };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

const START: Readonly<Record<Role, (parts: HostParts) => Promise<Host | null>>> = {
  line: startSite,
  render: startRender,
  gateway: startGateway,
};

async function connectBus(servers: string, report: (fault: unknown) => void): Promise<NatsBus> {
  const { connectNatsBus } = await import('../../../bus/nats/connect-nats-bus.ts');
  try {
    return await connectNatsBus({ servers, report });
  } catch (fault) {
    throw new Error(`No NATS server with JetStream answers at ${servers}. Start one with: nats-server -js`, {
      cause: fault,
    });
  }
}

/** The page renderer that was built beside the site, if any. */
async function readRenderer(dist: string): Promise<PageRenderer | null> {
  const path = rendererPath(dist);
  const isBuilt = await access(path).then(
    () => true,
    () => false,
  );
  if (!isBuilt) return null;
  const file: unknown = await import(pathToFileURL(path).href);
  const renderer = await readRendererModule(file, dist);
  if (renderer === null) throw new Error(`${path} is no page renderer: build the site again.`);
  return renderer;
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

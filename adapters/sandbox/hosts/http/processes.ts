/** `npm start -- --bus`: the line, the rendering and the gateways as processes, behind one address [HST-9]. */
import type { Log } from '../../../hosts/operations/log.ts';
import { startChildHost } from './child-hosts.ts';
import type { ChildHost } from './child-hosts.ts';
import type { CliOptions, Role } from './cli.ts';
import { serveFront } from './front.ts';
import { addressOf } from './site.ts';
import { listeningSites } from './sites.ts';

export interface Processes {
  readonly address: string;
  /** The hosts' names and process ids. */
  readonly hosts: () => readonly string[];
  readonly stop: () => Promise<void>;
}

/** `args` is the command line of the whole. Rejects, with all hosts stopped, when one of them can't start. */
export async function startProcesses(
  { port, host, proxies, sites, gateways, metricsPort }: CliOptions,
  args: readonly string[],
  log: Log,
): Promise<Processes> {
  const hosts: ChildHost[] = [];
  const running = (role: Role) => (): readonly string[] =>
    hosts.filter(({ name }) => name.startsWith(role)).flatMap(({ address }) => address() ?? []);
  const front = await serveFront({
    targets: { line: running('line'), render: running('render'), gateway: running('gateway') },
    port,
    host,
    proxies,
    report: (fault) => log.error(fault),
  });
  const origins = sites.length > 0 ? [] : listeningSites(host, front.port).flatMap((site) => ['--site', site]);

  const start = async (name: string, role: Role, at: number, ...more: readonly string[]): Promise<ChildHost> => {
    const metrics = metricsPort === null || metricsPort === 0 ? [] : ['--metrics-port', String(metricsPort + at)];
    const child = await startChildHost({
      name,
      role,
      args: [...args, ...origins, '--proxy', '127.0.0.1', ...metrics, ...more],
      log,
    });
    hosts.push(child);
    return child;
  };
  const stop = async (): Promise<void> => {
    await front.close();
    await Promise.all(hosts.map((child) => child.stop()));
  };

  try {
    const line = await start('line', 'line', 0);
    await Promise.all([
      start('render', 'render', 1, '--operator', line.address() ?? ''),
      ...Array.from({ length: gateways }, (_, at) => start(`gateway ${at + 1}`, 'gateway', at + 2)),
    ]);
  } catch (fault) {
    await stop();
    throw fault;
  }
  return {
    address: addressOf({ host }, front.port),
    hosts: () => hosts.map(({ name, pid }) => `${name}: process ${pid() ?? 'ended'}`),
    stop,
  };
}

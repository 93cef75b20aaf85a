/** Hosts as processes of their own: started, started again when they end, and stopped together. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import * as v from 'valibot';
import type { Log } from '../../../hosts/operations/log.ts';
import type { Role } from './cli.ts';

/** The time until a host that has ended is started again; each further end doubles it. */
const RESTART_MS = 250;
const MAX_RESTART_MS = 5_000;
/** A host that ran this long starts the doubling anew. */
const STEADY_MS = 10_000;

/** The report of a host to its parent once the host listens. */
const listeningSchema = v.object({ address: v.string() });

/** Reports to the process that started this host, if any, where the host listens. */
export function reportToParent(address: string): void {
  process.send?.({ address } satisfies v.InferOutput<typeof listeningSchema>);
}

export interface ChildHost {
  readonly name: string;
  readonly pid: () => number | null;
  /** Null while the host does not listen. */
  readonly address: () => string | null;
  /** Asks the host to end, and resolves when it has. */
  readonly stop: () => Promise<void>;
}

export interface ChildHostOptions {
  readonly name: string;
  readonly role: Role;
  /** The command line besides role and port. */
  readonly args: readonly string[];
  readonly log: Log;
}

/** Resolves when the host listens; rejects when it ends before that. A host that ends later is started again. */
export async function startChildHost({ name, role, args, log }: ChildHostOptions): Promise<ChildHost> {
  let child: ChildProcess | null = null;
  let address: string | null = null;
  /** The host keeps its port, so that others find it again. */
  let port = '0';
  let isStopping = false;
  let pauseMs = RESTART_MS;
  let again: ReturnType<typeof setTimeout> | undefined;

  const start = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const [, main = ''] = process.argv;
      const own = ['--role', role, '--port', port, '--host', '127.0.0.1'];
      const since = performance.now();
      const started = spawn(process.execPath, [...process.execArgv, main, ...args, ...own], {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      child = started;
      started.on('message', (message) => {
        const listening = v.safeParse(listeningSchema, message);
        if (!listening.success) return;
        ({ address } = listening.output);
        ({ port } = new URL(address));
        resolve();
      });
      started.once('exit', (code, signal) => {
        const reason = signal ?? `code ${String(code)}`;
        child = null;
        address = null;
        reject(new Error(`The host "${name}" did not start: ${reason}.`));
        if (isStopping) return;
        pauseMs = performance.now() - since > STEADY_MS ? RESTART_MS : Math.min(pauseMs * 2, MAX_RESTART_MS);
        again = setTimeout(() => {
          log.warn(`The host "${name}" ended (${reason}) and starts again`);
          start().catch(() => undefined); // its end starts it again
        }, pauseMs);
      });
    });

  const stop = async (): Promise<void> => {
    isStopping = true;
    clearTimeout(again);
    if (child === null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };

  try {
    await start();
  } catch (fault) {
    await stop();
    throw fault;
  }
  return { name, pid: () => child?.pid ?? null, address: () => address, stop };
}

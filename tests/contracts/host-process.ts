/** The HTTP host as `npm start` runs it, in a separate process that can be killed. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { builtHost, HOST_SOURCE } from '../browser/built.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LIFE_MS = 100_000;

export interface HostProcess {
  readonly address: string;
  readonly printed: () => string;
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
}

export interface Ended {
  readonly code: number | null;
  readonly printed: string;
}

/**
 * Resolves when the host has printed its address, or has ended. From sources it starts as `npm start` does, in twice
 * the time.
 */
export async function startHost(
  args: readonly string[],
  from: 'build' | 'sources' = 'build',
): Promise<HostProcess | Ended> {
  const main = from === 'build' ? [await builtHost()] : ['--import', 'tsx', HOST_SOURCE];
  // No host outlives the test, even after a failure.
  const child: ChildProcess = spawn(process.execPath, [...main, '--limits', 'relaxed', ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LIFE_MS,
    killSignal: 'SIGKILL',
  });
  let printed = '';
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const address = new Promise<string>((resolve) => {
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const [, printedAddress] = /Touchline is at (http\S+)/.exec(printed) ?? [];
      if (printedAddress !== undefined) resolve(printedAddress);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
  });
  const first = await Promise.race([address, exited]);
  if (typeof first !== 'string') return { code: first[0], printed };
  return {
    address: first,
    printed: () => printed,
    end: async (signal) => {
      child.kill(signal);
      return (await exited)[0];
    },
  };
}

/** The same, for a start that must succeed. */
export async function startedHost(args: readonly string[], from?: 'build' | 'sources'): Promise<HostProcess> {
  const host = await startHost(args, from);
  if ('code' in host) throw new Error(`the host ended with ${String(host.code)}:\n${host.printed}`);
  return host;
}

/**
 * The host for journeys: the built site, served by the stand-in operator's http host in a separate process, as `npm
 * start` does, but prebuilt for a fast start. The process can be killed as by a power cut, and restarted on the same
 * data.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtHost, builtRenderedSite } from './built.ts';
import { shiftedNode } from './test-time.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const START_MS = 60_000;

export type Host = Readonly<{
  /** `http://localhost:39211`, the same after a restart. */
  address: string;
  /** The host's output so far. */
  printed: () => string;
  /** `kill -9`. */
  kill: () => Promise<void>;
  /** Stops answering without closing connections; `resume` continues. */
  pause: () => void;
  resume: () => void;
  /** Restarts on the same port and data. */
  restart: () => Promise<void>;
  /** Posts to the operator's test endpoints, such as `faults` or `call-guards`. */
  post: (what: string, body: object) => Promise<void>;
  /** Sets switches of the operator; `isReset` restores all others to their initial values. */
  turn: (set: Readonly<Record<string, unknown>>, isReset?: boolean) => Promise<void>;
  /** Stops the host and removes its data. */
  close: () => Promise<void>;
}>;

/**
 * Starts the host on a free port with new data. `args` are passed on unchanged: `['--seed', '7', '--speed', '60']`. Its
 * clock is that of the journeys, or the machine's.
 */
export const startHost = async (
  args: readonly string[] = [],
  clock: 'journeys' | 'machine' = 'journeys',
): Promise<Host> => {
  const nodeOptions = ['--enable-source-maps', ...(clock === 'machine' ? [] : shiftedNode())];
  const dist = await builtRenderedSite();
  const main = await builtHost();
  const data = mkdtempSync(join(tmpdir(), 'touchline-data-'));
  let printed = '';
  let child: ChildProcess;

  const start = async (port: string): Promise<string> => {
    const from = printed.length;
    child = spawn(
      process.execPath,
      [...nodeOptions, main, '--port', port, '--data', data, '--dist', dist, '--limits', 'relaxed', ...args],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    return new Promise((resolve, reject) => {
      const fail = (why: string): void => reject(new Error(`The host ${why}. It printed:\n${printed.slice(from)}`));
      const late = setTimeout(() => fail(`did not answer within ${START_MS / 1000} s`), START_MS);
      const listen = (chunk: Buffer): void => {
        printed += chunk.toString();
        const address = /https?:\/\/[\w.:[\]-]+/.exec(printed.slice(from))?.[0];
        if (address === undefined) return;
        clearTimeout(late);
        resolve(address);
      };
      child.stdout?.on('data', listen);
      child.stderr?.on('data', listen);
      child.once('exit', (code) => {
        clearTimeout(late);
        fail(`ended with code ${String(code)}`);
      });
    });
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };

  const address = await start('0');
  const post = async (what: string, body: object): Promise<void> => {
    const answer = await fetch(`${address}/sandbox-api/v1/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${what} answered ${answer.status}: ${await answer.text()}`);
  };
  return {
    address,
    printed: () => printed,
    kill: () => end('SIGKILL'),
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    restart: async () => {
      await end('SIGTERM');
      await start(new URL(address).port);
    },
    post,
    turn: (set, isReset = false) => post('switches', { set, reset: isReset }),
    close: async () => {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
};

/**
 * What journeys run against: the built site, served by the stand-in operator's http host in a process of its own, as
 * `npm start` does it. The process can be killed like a machine that loses power, and started again on the same data.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from '../../esbuild.config.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const MAIN = 'adapters/sandbox/hosts/http/main.ts';
const START_MS = 60_000;

/** What a build is made of. */
const SOURCES = ['adapters', 'core', 'ui', 'esbuild.config.ts', 'package-lock.json'] as const;

/** Which files there are, how long they are and when they were written last. */
const stampOf = (): string => {
  const files = SOURCES.flatMap((source) => {
    const path = join(root, source);
    return statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name)) : [path];
  });
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
};

/** Builds the site unless it is as fresh as the sources, and returns its folder. Journey files of one worker run one at a time, so they share it. */
export const builtSite = async ({ demo = false }: Readonly<{ demo?: boolean }> = {}): Promise<string> => {
  const outdir = join(root, 'node_modules', '.cache', 'touchline', `${demo ? 'demo' : 'site'}-${process.env['VITEST_POOL_ID'] ?? '0'}`);
  const [mark, stamp] = [`${outdir}.stamp`, stampOf()];
  if (existsSync(mark) && readFileSync(mark, 'utf8') === stamp) return outdir;
  rmSync(mark, { force: true });
  await build({ outdir, demo });
  writeFileSync(mark, stamp);
  return outdir;
};

export type Host = Readonly<{
  /** `http://localhost:39211`, the same after a restart. */
  address: string;
  /** What the host has printed so far. */
  printed: () => string;
  /** `kill -9`. */
  kill: () => Promise<void>;
  /** Stops it from answering, without its connections noticing; `resume` lets it go on. */
  pause: () => void;
  resume: () => void;
  /** Starts again on the same port and data. */
  restart: () => Promise<void>;
  /** Sets switches of the operator; `isReset` puts all others back to what they were at the start. */
  turn: (set: Readonly<Record<string, unknown>>, isReset?: boolean) => Promise<void>;
  /** Ends the host and removes its data. */
  close: () => Promise<void>;
}>;

/** Starts the host on a free port with new data. `args` go to it as they are: `['--seed', '7', '--speed', '60']`. */
export const startHost = async (args: readonly string[] = []): Promise<Host> => {
  const dist = await builtSite();
  const data = mkdtempSync(join(tmpdir(), 'touchline-data-'));
  let printed = '';
  let child: ChildProcess;

  const start = async (port: string): Promise<string> => {
    const from = printed.length;
    child = spawn(process.execPath, ['--import', 'tsx', MAIN, '--port', port, '--data', data, '--dist', dist, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
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
    turn: async (set, isReset = false) => {
      const answer = await fetch(`${address}/sandbox-api/v1/switches`, { method: 'POST', headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }, body: JSON.stringify({ set, reset: isReset }) });
      if (!answer.ok) throw new Error(`the switches answered ${answer.status}: ${await answer.text()}`);
    },
    close: async () => {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
};

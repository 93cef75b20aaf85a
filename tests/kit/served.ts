/** Starts an example engine in a process of its own. */
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Served {
  readonly base: string;
  readonly stop: () => void;
}

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

function served(child: ChildProcess): Promise<Served> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the engine ended with ${code ?? 'a signal'}`)));
    child.stdout?.once('data', (line: Buffer) =>
      resolve({ base: line.toString().trim(), stop: () => void child.kill() }),
    );
  });
}

/** Whether the machine has `python3`. */
export const hasPython = (): boolean => spawnSync('python3', ['--version']).status === 0;

export const serveJavaScript = (): Promise<Served> =>
  served(spawn(process.execPath, [pathOf('plain-server.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] }));

export const servePython = (): Promise<Served> =>
  served(spawn('python3', [pathOf('engine.py')], { stdio: ['ignore', 'pipe', 'inherit'] }));

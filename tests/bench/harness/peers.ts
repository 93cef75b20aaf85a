/** The peers live in a package of their own; it is installed when a benchmark first needs it. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BENCH } from './bundle.ts';

const HOME = join(BENCH, 'peers');
const PEERS = [join('@reduxjs', 'toolkit'), 'zustand'];

/** Makes sure that the peers are there. False, with a word on why, when they can't be had: their rows are then left out. */
export function havePeers(): boolean {
  if (PEERS.every((peer) => existsSync(join(HOME, 'node_modules', peer)))) return true;
  try {
    execFileSync('npm', ['ci', '--prefix', HOME], {
      cwd: HOME,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    return true;
  } catch {
    console.warn('The peers could not be installed (no network?); what is compared with them is left out.');
    return false;
  }
}

/** The peer libraries and Lighthouse, in a separate package that is installed when a benchmark first needs it. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BENCH } from './bundle.ts';

const PEERS_DIR = join(BENCH, 'peers');
const PEERS = [join('@reduxjs', 'toolkit'), 'zustand', 'lighthouse'];

/**
 * Installs the peers unless they are installed. On failure warns and returns false: the report omits what needs them.
 */
export function ensurePeers(): boolean {
  if (PEERS.every((peer) => existsSync(join(PEERS_DIR, 'node_modules', peer)))) return true;
  try {
    execFileSync('npm', ['ci', '--prefix', PEERS_DIR], {
      cwd: PEERS_DIR,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    return true;
  } catch (fault) {
    // npm has printed its reason.
    console.warn(
      `What needs the packages of the peers is skipped: ${fault instanceof Error ? fault.message : String(fault)}`,
    );
    return false;
  }
}

/** One host for all journeys of a file. */
import { afterAll, beforeAll } from 'vitest';
import { startHost } from '../browser/host.ts';
import type { Host } from '../browser/host.ts';
import { closeBrowser } from '../browser/page.ts';

/**
 * Starts a host with `args` before the first journey, and stops host and browser after the last. In between, the
 * returned object forwards to that host.
 */
export function hostOfFile(...args: readonly string[]): Host {
  let started: Host | null = null;
  beforeAll(async () => {
    started = await startHost(args);
  });
  afterAll(async () => {
    await closeBrowser();
    await started?.close();
  });
  const host = (): Host => {
    if (started === null) throw new Error('the host starts with the first journey');
    return started;
  };
  return {
    get address() {
      return host().address;
    },
    printed: () => host().printed(),
    kill: () => host().kill(),
    pause: () => host().pause(),
    resume: () => host().resume(),
    restart: () => host().restart(),
    post: (...how) => host().post(...how),
    turn: (...how) => host().turn(...how),
    close: () => host().close(),
  };
}

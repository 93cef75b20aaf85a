/** One host for the journeys of a file. */
import { afterAll, beforeAll } from 'vitest';
import { startHost } from '../browser/host.ts';
import type { Host } from '../browser/host.ts';
import { closeBrowser } from '../browser/page.ts';

/** Starts before the first journey with `args`, and ends after the last, with the browser. Between the two it is used as the host that it stands for. */
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
    tell: (...how) => host().tell(...how),
    turn: (...how) => host().turn(...how),
    close: () => host().close(),
  };
}

/** Ports of a standalone core: everything in memory, no network. */
import { NEVER } from 'rxjs';
import {
  createMemoryJournal,
  createMemoryStorage,
  createNodePage,
  createNoTabs,
} from '../../adapters/node/memory-ports.ts';
import { createNodeDigest } from '../../adapters/node/node-digest.ts';
import type { Ports } from 'touchline/ports/ports';

export function createMemoryPorts(own: Pick<Ports, 'clock' | 'report'> & Partial<Ports>): Ports {
  let made = 0;
  return {
    ids: {
      next: () => `id-${String((made += 1)).padStart(6, '0')}`,
      uuid: () => `uuid-${(made += 1)}`,
      random: () => 0.5,
    },
    digest: createNodeDigest(),
    http: { send: () => NEVER },
    lineFeed: { open: () => NEVER },
    storage: createMemoryStorage(),
    journal: createMemoryJournal(),
    tabs: createNoTabs(),
    page: createNodePage(),
    ...own,
  };
}

/** Ports for a core that only shows what it is given: nothing is asked, stored or scheduled. */
import { NEVER } from 'rxjs';
import type { LineSeed } from 'touchline/ports/line-feed';
import type { Ports } from 'touchline/ports/ports';
import type { DocumentSeed } from 'touchline/ports/remote-views';
import { createCryptoIds } from '../browser/crypto-ids.ts';
import { createMemoryJournal, createMemoryStorage, createNodePage, createNoTabs } from './memory-ports.ts';
import { createNodeDigest } from './node-digest.ts';

/**
 * Prices, or the document, are those of `seed`, if any. `language` is the device's. A fault is thrown: nobody reads a
 * report.
 */
export function createSilentPorts(seed: LineSeed | DocumentSeed | null, language: string): Ports {
  const isDocument = seed !== null && 'view' in seed;
  return {
    clock: { now: () => Date.now(), after: () => () => undefined },
    ids: createCryptoIds(),
    digest: createNodeDigest(),
    http: { send: () => NEVER },
    lineFeed: { ...(seed === null || isDocument ? {} : { seed }), open: () => NEVER },
    storage: createMemoryStorage(),
    journal: createMemoryJournal(),
    tabs: createNoTabs(),
    page: {
      ...createNodePage([language]),
      nextFrame: () => () => undefined,
      ...(isDocument ? { documentSeed: seed } : {}),
    },
    report: (where, fault) => {
      throw new Error(where, { cause: fault });
    },
  };
}

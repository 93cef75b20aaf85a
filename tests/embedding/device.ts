/** A minimal shell that runs the core in plain Node, without a page, React or a container. */
import { Observable, Subject } from 'rxjs';
import { vi } from 'vitest';
import { createCryptoIds } from '../../adapters/browser/crypto-ids.ts';
import { createFetchHttp } from '../../adapters/browser/fetch-http.ts';
import type { Fetch } from '../../adapters/browser/fetch-http.ts';
import { createFetchLineFeed } from '../../adapters/browser/fetch-line-feed.ts';
import { createNodeDigest } from '../../adapters/node/node-digest.ts';
import { createMemoryDisk, createMemoryJournal, createMemoryStorage } from '../../adapters/node/memory-ports.ts';
import type { MemoryDisk } from '../../adapters/node/memory-ports.ts';
import { createManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import type { ManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { createCore } from 'touchline/app/create-core';
import type { Core } from 'touchline/app/facade';
import { createCell } from 'touchline/kernel/readable';
import type { Ports } from 'touchline/ports/ports';

/** Everything that outlives a core: disk, storage, cookies (in `fetch`), and the other cores of the device. */
export interface Device {
  readonly disk: MemoryDisk;
  readonly storage: Map<string, string>;
  readonly reports: string[];
  /** Starts one more core on this device. */
  start(): Core;
}

/**
 * Pending calls of all devices. The operator needs real time for them (keys are derived in threads), which the manual
 * clock must not overtake.
 */
const underWay = new Set<Promise<unknown>>();

function counted(fetch: Fetch): Fetch {
  return (input, init) => {
    const answer = fetch(input, init);
    const over = answer
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => underWay.delete(over));
    underWay.add(over);
    return answer;
  };
}

/** `more`: optional ports. `create`: how the core is made. */
export function createDevice(
  through: Fetch,
  clock: ManualClock,
  more: Partial<Ports> = {},
  create: (ports: Ports) => Core = createCore,
): Device {
  const fetch = counted(through);
  const disk = createMemoryDisk();
  const storage = new Map<string, string>();
  const reports: string[] = [];
  const channel = new Subject<{ readonly from: object; readonly message: unknown }>();
  return {
    disk,
    storage,
    reports,
    start() {
      const me = {};
      const after: Ports['clock']['after'] = (ms, run) => clock.schedule(clock.now() + ms, run);
      const core = create({
        clock: { now: clock.now, after },
        ids: createCryptoIds(),
        digest: createNodeDigest(),
        http: createFetchHttp('', fetch),
        lineFeed: createFetchLineFeed('', fetch),
        storage: createMemoryStorage(storage),
        journal: createMemoryJournal(disk),
        tabs: {
          messages$: new Observable((subscriber) =>
            channel.subscribe(
              ({ from, message }) => void (from !== me && after(1, () => subscriber.next(structuredClone(message)))),
            ),
          ),
          post: (message) => channel.next({ from: me, message: structuredClone(message) }),
          exclusive: (_name, work) => work(),
        },
        page: {
          visible: createCell(true),
          online: createCell(true),
          languages: ['en'],
          nextFrame: (run) => after(16, run),
          prefersDark: false,
        },
        report: (where, fault) =>
          void reports.push(`${where}: ${fault instanceof Error ? fault.message : String(fault)}`),
        ...more,
      });
      void core.start();
      return core;
    },
  };
}

export interface Time {
  readonly clock: ManualClock;
  /** Advances time until a condition holds. Fails after `atMost` ms. */
  until(what: string, holds: () => boolean, atMost?: number): Promise<void>;
  pass(ms: number): Promise<void>;
}

const STEP_MS = 100;
/** Turns of the event loop per step, because calls pass through many promises. */
const TURNS = 6;
/**
 * The maximum real time of a step, because an operator that itself waits for the clock answers only after an advance.
 */
const MAX_STEP_MS = 50;

export function createTime(start: number): Time {
  const clock = createManualClock(start);
  async function step(): Promise<void> {
    clock.advance(STEP_MS);
    for (let turn = 0; turn < TURNS; turn += 1) {
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
    // Features load their code in real time, too.
    await vi.dynamicImportSettled();
    if (underWay.size === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const enough = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, MAX_STEP_MS);
    });
    await Promise.race([Promise.all(underWay), enough]);
    clearTimeout(timer);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
  return {
    clock,
    async until(what, holds, atMost = 60_000) {
      for (let passed = 0; !holds(); passed += STEP_MS) {
        if (passed > atMost) throw new Error(`not within ${atMost} ms: ${what}`);
        await step();
      }
    },
    async pass(ms) {
      for (let passed = 0; passed < ms; passed += STEP_MS) await step();
    },
  };
}

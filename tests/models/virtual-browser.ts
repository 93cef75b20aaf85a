/**
 * One browser in virtual time: storage, disk and cookies that outlive its tabs, tabs that share messages, and a network
 * that can lose, delay and break. A tab can be killed after any port call: its earlier effects remain, and the tab
 * receives and does nothing afterwards.
 */
import { Observable, Subject } from 'rxjs';
import { createAnalytics } from '../../adapters/analytics/create-analytics.ts';
import { createNodeDigest } from '../../adapters/node/node-digest.ts';
import { createMemoryDisk, createMemoryJournal, createMemoryStorage } from '../../adapters/node/memory-ports.ts';
import type { MemoryDisk } from '../../adapters/node/memory-ports.ts';
import { createCore } from 'touchline/app/create-core';
import type { Core } from 'touchline/app/facade';
import { createCell } from 'touchline/kernel/readable';
import type { Cell } from 'touchline/kernel/readable';
import type { HttpRequest } from 'touchline/ports/http';
import type { ResumePoint } from 'touchline/ports/line-feed';
import type { Ports } from 'touchline/ports/ports';
import { loadFeatures } from './modules.ts';
import { createTabLocks } from './tab-locks.ts';
import type { VirtualClock } from './virtual-clock.ts';
import type { VirtualOperator } from './virtual-operator.ts';

await loadFeatures();

/**
 * The fate of one call. `answer`: request and answer arrive, each after `ms`. `loseRequest`, `loseAnswer`: nothing
 * returns before the timeout. `down`: no network.
 */
export type Fate =
  | { readonly kind: 'answer' | 'loseAnswer'; readonly ms: number }
  | { readonly kind: 'loseRequest' | 'down' }
  | { readonly kind: 'respond'; readonly status: number; readonly text: string; readonly ms?: number };

export interface Tab {
  readonly core: Core;
  readonly visible: Cell<boolean>;
  readonly online: Cell<boolean>;
  /** Simulates a mouse movement. */
  sign(): void;
  /** Whether a video is playing. */
  isPlaying: boolean;
  /** Reported faults, with their source and message. */
  readonly reports: string[];
  /** Tags of messages of the system, which the user permits. */
  readonly outside: readonly string[];
  /** Port calls so far, as text. */
  readonly calls: string[];
  kill(): void;
  readonly isAlive: () => boolean;
}

export interface Browser {
  readonly storage: Map<string, string>;
  readonly disk: MemoryDisk;
  readonly cookies: Map<string, string>;
  /** Cookies that pages can read. */
  readonly pageCookies: Map<string, string>;
  /** Decides the fate of a call; by default an answer after 10 ms. */
  fate: (request: HttpRequest) => Fate;
  /** While set, every write to the disk fails. */
  diskFails: boolean;
  /** Duration of a write. A tab that is killed meanwhile has not written. */
  diskMs: number;
  /** False as on a page that was not loaded securely. */
  hasDigest: boolean;
  /** Duration of a digest. */
  digestMs: number;
  /** Duration of reading the disk. */
  readMs: number;
  /**
   * Called with everything that analytics hands to a sink, at that moment; an empty body for the opening of a script.
   */
  onAnalytics: (sent: { readonly tab: number; readonly sink: string; readonly body: string }) => void;
  /** Broadcasts a message to all tabs, as a tab of another version may. */
  broadcast(message: unknown): void;
  /**
   * Opens a tab and starts its core. `killAfter`: the tab dies with that port call. `isWholeSite`: the features of
   * a whole site load at the start. `query`: the query of its address.
   */
  open(options?: {
    readonly killAfter?: number;
    readonly languages?: readonly string[];
    readonly isWholeSite?: boolean;
    readonly query?: string;
  }): Tab;
}

export function createBrowser(clock: VirtualClock, operator: VirtualOperator): Browser {
  const storage = new Map<string, string>();
  const disk = createMemoryDisk();
  const channel = new Subject<{ readonly from: number; readonly message: unknown }>();
  const locks = createTabLocks();
  let opened = 0;

  const browser: Browser = {
    storage,
    disk,
    cookies: new Map(),
    pageCookies: new Map(),
    fate: () => ({ kind: 'answer', ms: 5 }),
    diskFails: false,
    hasDigest: true,
    digestMs: 0,
    diskMs: 0,
    readMs: 0,
    onAnalytics: () => undefined,
    broadcast: (message) => channel.next({ from: 0, message }),
    open({ killAfter = Infinity, languages = ['en'], isWholeSite = false, query = '' } = {}) {
      opened += 1;
      const me = opened;
      let alive = true;
      const die = (): void => {
        alive = false;
        locks.release(me);
      };
      const calls: string[] = [];
      const reports: string[] = [];
      const outside: string[] = [];
      const visible = createCell(true);
      const online = createCell(true);
      const signs = new Subject<null>();
      /** Counts a call and runs it, unless the tab is dead; the call at which the tab is killed still runs. */
      const doing = <T>(what: string, run: () => T, otherwise: T): T => {
        if (!alive) return otherwise;
        calls.push(what);
        const done = run();
        if (calls.length >= killAfter) die();
        return done;
      };
      const whileAlive = (run: () => void) => (): void => {
        if (alive) run();
      };
      const never = new Promise<never>(() => undefined);
      const store = createMemoryStorage(storage);
      const journal = createMemoryJournal(disk);
      const onDisk = async <T>(what: string, run: () => Promise<T>): Promise<T> => {
        const done = doing<Promise<T>>(
          what,
          () => (browser.diskFails ? Promise.reject(new Error('the disk is full')) : run()),
          never,
        );
        if (alive) return done;
        done.catch(() => undefined);
        return never;
      };
      let ids = 0;
      const ports: Ports = {
        clock: { now: clock.now, after: (ms, run) => clock.after(ms, whileAlive(run)) },
        ids: {
          next: () => `tab${me}-${String((ids += 1)).padStart(7, '0')}`,
          uuid: () => `uuid-${me}-${(ids += 1)}`,
          random: () => 0.5,
        },
        digest: {
          sha256: (text) =>
            doing<Promise<string>>(
              'digest',
              async () => {
                if (!browser.hasDigest) throw new Error('no digest');
                if (browser.digestMs > 0)
                  await new Promise<void>((resolve) => clock.after(browser.digestMs, whileAlive(resolve)));
                return createNodeDigest().sha256(text);
              },
              never,
            ),
        },
        http: { send: (request) => send(request, doing, () => alive) },
        lineFeed: { open: (topics, _language, resume) => openFeed(topics, resume, () => alive) },
        storage: {
          read: store.read,
          keys: store.keys,
          write: (key, value) => doing(`write ${key}`, () => store.write(key, value), undefined),
          remove: (key) => doing(`remove ${key}`, () => store.remove(key), undefined),
        },
        journal: {
          load: () =>
            onDisk('load', async () => {
              const found = await journal.load();
              if (browser.readMs > 0)
                await new Promise<void>((resolve) => clock.after(browser.readMs, whileAlive(resolve)));
              return found;
            }),
          append: (text, strict) =>
            onDisk(strict ? 'append strictly' : 'append', async () => {
              if (browser.diskMs > 0)
                await new Promise<void>((resolve) => clock.after(browser.diskMs, whileAlive(resolve)));
              return journal.append(text, strict);
            }),
          compact: (text, covers) => onDisk('compact', () => journal.compact(text, covers)),
          quarantine: (text, reason) => onDisk('quarantine', () => journal.quarantine(text, reason)),
          wipe: () => onDisk('wipe', journal.wipe),
        },
        tabs: {
          messages$: new Observable((subscriber) =>
            channel.subscribe(({ from, message }) => {
              // As between real tabs: asynchronously, as a copy, and not to the sender.
              if (from !== me)
                clock.after(
                  1,
                  whileAlive(() => subscriber.next(JSON.parse(JSON.stringify(message)) as unknown)),
                );
            }),
          ),
          post: (message) => doing('post', () => channel.next({ from: me, message }), undefined),
          exclusive: (name, work) => locks.take(name, me, () => (alive ? work() : never)),
        },
        page: {
          visible,
          online,
          query,
          languages,
          nextFrame: (run) => clock.after(16, whileAlive(run)),
          prefersDark: false,
        },
        cookies: {
          read: (name) => browser.pageCookies.get(name) ?? null,
          write: ({ name, value, lifeS = 86_400 }) =>
            doing(
              `cookie ${name}`,
              () =>
                void (lifeS === null || lifeS > 0
                  ? browser.pageCookies.set(name, value)
                  : browser.pageCookies.delete(name)),
              undefined,
            ),
        },
        systemAlerts: async () => ({
          permission: createCell('granted'),
          request: () => undefined,
          show: async ({ tag }) => doing(`show ${tag}`, () => void outside.push(tag), undefined),
        }),
        analytics: () => Promise.resolve(createVirtualAnalytics(doing)),
        activity: () => Promise.resolve({ signs$: signs, isMediaPlaying: () => tab.isPlaying }),
        report: (where, fault) =>
          void reports.push(`${where}: ${fault instanceof Error ? fault.message : String(fault)}`),
      };
      function createVirtualAnalytics(run: typeof doing): ReturnType<typeof createAnalytics> {
        const outbound = (sink: string, body: string): void => browser.onAnalytics({ tab: me, sink, body });
        return createAnalytics({
          http: {
            send: (request) => {
              outbound('collector', request.body ?? '');
              return send(request, doing, () => alive);
            },
          },
          beacon: (path, body) =>
            run(
              `POST ${path}`,
              () => {
                outbound('collector', body);
                return true;
              },
              false,
            ),
          isInMessenger: () => false,
          openScript: ({ name }) => {
            run(`script ${name}`, () => outbound(name, ''), undefined);
            return {
              send: async (items) =>
                run(
                  `script ${name}`,
                  () => {
                    outbound(name, JSON.stringify({ events: items }));
                    return true;
                  },
                  false,
                ),
              stop: () => undefined,
            };
          },
          measure: async () => () => ({ lcp: 900, inp: null, cls: 0, firstPrice: 700 }),
        });
      }
      const core = createCore(ports, { isWholeSite });
      const tab: Tab = {
        core,
        outside,
        visible,
        online,
        sign: () => alive && signs.next(null),
        isPlaying: false,
        reports,
        calls,
        kill: die,
        isAlive: () => alive,
      };
      void core.start();
      return tab;
    },
  };

  function send(
    request: HttpRequest,
    doing: <T>(what: string, run: () => T, otherwise: T) => T,
    isAlive: () => boolean,
  ): ReturnType<Ports['http']['send']> {
    return new Observable((subscriber) => {
      const answer = (value: Parameters<typeof subscriber.next>[0]): void => {
        if (!isAlive()) return;
        subscriber.next(value);
        subscriber.complete();
      };
      const timeout = clock.after(request.timeoutMs, () => answer({ ok: false, error: { kind: 'timeout' } }));
      doing(
        `${request.method} ${request.path}`,
        () => {
          const fate = browser.fate(request);
          switch (fate.kind) {
            case 'down':
              return void clock.after(1, () => answer({ ok: false, error: { kind: 'network' } }));
            case 'respond':
              return void clock.after(fate.ms ?? 1, () =>
                answer({ ok: true, value: { status: fate.status, text: fate.text } }),
              );
            case 'loseRequest':
              return undefined;
            case 'answer':
            case 'loseAnswer':
              // The request is sent even if the tab is killed.
              return void clock.after(fate.ms, () => {
                const response = operator.answer(request, browser.cookies);
                if (fate.kind === 'answer') clock.after(fate.ms, () => answer({ ok: true, value: response }));
              });
          }
        },
        undefined,
      );
      return timeout;
    });
  }

  function openFeed(
    topics: readonly string[],
    resume: ResumePoint | null | undefined,
    isAlive: () => boolean,
  ): Observable<string> {
    return new Observable((subscriber) => {
      try {
        return operator.line.open(
          topics,
          (frame) => {
            if (isAlive()) subscriber.next(frame);
          },
          () => subscriber.complete(),
          resume,
        );
      } catch (fault) {
        subscriber.error(fault);
        return undefined;
      }
    });
  }

  return browser;
}

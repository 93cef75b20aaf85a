/**
 * One browser of one player: storage, disk and cookies that outlive its tabs, tabs that share messages, and a network
 * with the plan's faults. The observer receives everything that crosses a port, records it, and checks it against the
 * laws.
 */
import { Observable, Subject } from 'rxjs';
import { createMemoryDisk, createMemoryJournal, createMemoryStorage } from '../../../adapters/node/memory-ports.ts';
import type { MemoryDisk } from '../../../adapters/node/memory-ports.ts';
import { createNodeDigest } from '../../../adapters/node/node-digest.ts';
import { createCore } from 'touchline/app/create-core';
import type { Core } from 'touchline/app/facade';
import 'touchline/core/receipts/verify-receipts';
import type { Recorded } from 'touchline/kernel/message';
import { createCell } from 'touchline/kernel/readable';
import type { Cell } from 'touchline/kernel/readable';
import type { HttpRequest, HttpResponse } from 'touchline/ports/http';
import type { ResumePoint } from 'touchline/ports/line-feed';
import type { Ports } from 'touchline/ports/ports';
import { loadFeatures } from '../modules.ts';
import type { VirtualClock } from '../virtual-clock.ts';
import type { VirtualLine } from '../virtual-line.ts';
import { harmDisk } from './disk.ts';
import type { Faults } from './faults.ts';
import { kindOf } from './faults.ts';
import type { NetworkFate } from './plan.ts';
import type { RealOperator } from './real-operator.ts';

await loadFeatures();

export interface Tab {
  readonly name: string;
  readonly core: Core;
  readonly visible: Cell<boolean>;
  kill(): void;
  readonly isAlive: () => boolean;
}

/** An observer of all calls and answers. */
export interface Watcher {
  /** A call leaves a tab. */
  sent(tab: Tab, request: HttpRequest, fate: string): void;
  /** An answer reaches a living tab. */
  answered(tab: Tab, request: HttpRequest, response: HttpResponse): void;
  event(tab: Tab, recorded: Recorded): void;
  saved(text: string): void;
  wiped(tab: Tab): void;
  harmed(text: unknown): void;
  full(): void;
  reported(tab: Tab, where: string, fault: unknown): void;
}

export interface Browser {
  readonly disk: MemoryDisk;
  /** The open tabs, oldest first. */
  tabs(): readonly Tab[];
  open(): Tab;
  /** Calls and answers in transit. */
  travelling(): number;
  /** Changes this device's clock. */
  setClock(ms: number): void;
}

interface Parts {
  readonly clock: VirtualClock;
  readonly operator: RealOperator;
  readonly feed: VirtualLine;
  readonly faults: Faults;
  readonly watcher: Watcher;
  readonly diskMs: number;
  readonly skewMs: number;
  /** Replaces ports for a planted bug. */
  readonly changePorts: (ports: Ports) => Ports;
}

const WAY_MS = 5;
/** Marks injected faults. */
export const DISK_FULL = 'the disk is full';

export function createBrowser({ clock, operator, feed, faults, watcher, diskMs, skewMs, changePorts }: Parts): Browser {
  const storage = createMemoryStorage();
  const disk = createMemoryDisk();
  const cookies = new Map<string, string>();
  const channel = new Subject<{ readonly from: string; readonly message: unknown }>();
  const tabs: Tab[] = [];
  let hands = skewMs;
  let travelling = 0;

  function open(): Tab {
    const name = `tab${tabs.length + 1}`;
    let alive = true;
    let ids = 0;
    const visible = createCell(true);
    const living = (run: () => void) => (): void => {
      if (alive) run();
    };
    /** A killed tab does nothing and receives nothing. */
    const onDisk = async <T>(run: () => Promise<T>, otherwise: T): Promise<T> => {
      if (!alive) return otherwise;
      const done = await run();
      return alive ? done : new Promise<T>(() => undefined);
    };
    const journal = createMemoryJournal(disk);
    const write = async (text: string, run: () => Promise<void>): Promise<void> => {
      if (diskMs > 0) await new Promise<void>((resolve) => clock.after(diskMs, living(resolve)));
      if (faults.disk('write') !== null) {
        watcher.full();
        throw new Error(DISK_FULL);
      }
      await run();
      watcher.saved(text);
    };
    const ports: Ports = changePorts({
      clock: { now: () => clock.now() + hands, after: (ms: number, run: () => void) => clock.after(ms, living(run)) },
      ids: {
        next: () => `${name}-${String((ids += 1)).padStart(7, '0')}`,
        uuid: () => `uuid-${name}-${(ids += 1)}`,
        random: () => 0.5,
      },
      digest: createNodeDigest(),
      http: { send: (request: HttpRequest) => send(tab, request) },
      lineFeed: {
        open: (topics: readonly string[], _language: string, resume?: ResumePoint | null) =>
          new Observable<string>((subscriber) =>
            feed.open(
              topics,
              (frame) => {
                if (alive) subscriber.next(frame);
              },
              () => subscriber.complete(),
              resume,
            ),
          ),
      },
      storage,
      journal: {
        load: () =>
          onDisk(
            async () => {
              const fate = faults.disk('read');
              if (fate !== null && fate.kind !== 'full') watcher.harmed(harmDisk(disk, fate));
              return journal.load();
            },
            { snapshot: null, segments: [] },
          ),
        append: (text: string, strict: boolean) =>
          onDisk(() => write(text, () => journal.append(text, strict)), undefined),
        compact: (text: string, covers: number) =>
          onDisk(() => write(text, () => journal.compact(text, covers)), undefined),
        quarantine: (text: unknown, reason: string) => onDisk(() => journal.quarantine(text, reason), undefined),
        wipe: () =>
          onDisk(() => {
            watcher.wiped(tab);
            return journal.wipe();
          }, undefined),
      },
      tabs: {
        messages$: new Observable<unknown>((subscriber) =>
          channel.subscribe(({ from, message }) => {
            // Like a BroadcastChannel: later, as a copy, and not to the sender.
            if (from !== name)
              clock.after(
                1,
                living(() => subscriber.next(JSON.parse(JSON.stringify(message)) as unknown)),
              );
          }),
        ),
        post: (message: unknown) => {
          if (alive) channel.next({ from: name, message });
        },
        exclusive: <T>(_name: string, work: () => Promise<T>) => work(),
      },
      page: {
        visible,
        online: createCell(true),
        languages: ['en'],
        nextFrame: (run: () => void) => clock.after(16, living(run)),
        prefersDark: false,
      },
      report: (where: string, fault: unknown) => watcher.reported(tab, where, fault),
    });
    const core = createCore(ports, { isWholeSite: false });
    const tab: Tab = { name, core, visible, kill: () => void (alive = false), isAlive: () => alive };
    tabs.push(tab);
    core.events$.subscribe((recorded) => {
      if (alive) watcher.event(tab, recorded);
    });
    void core.start();
    core.line.watch(['top']);
    return tab;
  }

  function send(tab: Tab, request: HttpRequest): ReturnType<Ports['http']['send']> {
    return new Observable((subscriber) => {
      if (!tab.isAlive()) return undefined;
      const give = (value: Parameters<typeof subscriber.next>[0]): void => {
        if (!tab.isAlive() || subscriber.closed) return;
        if (value.ok) watcher.answered(tab, request, value.value);
        subscriber.next(value);
        subscriber.complete();
      };
      const fate = faults.network(request);
      watcher.sent(tab, request, fate === null ? '' : JSON.stringify(fate));
      travel(
        request,
        fate,
        (response) => give({ ok: true, value: response }),
        () => give({ ok: false, error: { kind: 'network' } }),
      );
      return clock.after(request.timeoutMs, () => give({ ok: false, error: { kind: 'timeout' } }));
    });
  }

  /** A call's transit to the operator and back, independent of the tab's fate. */
  function travel(
    request: HttpRequest,
    fate: NetworkFate | null,
    back: (response: HttpResponse) => void,
    lost: () => void,
  ): void {
    // A browser sends its current cookies, and stores those of an answer whenever it arrives.
    const carried = new Map(cookies);
    const arrive = (ms: number, then: (response: HttpResponse) => void): void => {
      travelling += 1;
      clock.after(
        ms,
        () =>
          void operator.answer(request, carried).then(({ response, setCookie }) =>
            clock.after(ms, () => {
              travelling -= 1;
              if (setCookie?.maxAgeS === 0) cookies.delete(setCookie.name);
              else if (setCookie !== null) cookies.set(setCookie.name, setCookie.value);
              then(response);
            }),
          ),
      );
    };
    const isJson = (response: HttpResponse): boolean => response.text.startsWith('{');
    switch (fate?.kind) {
      case undefined:
        return arrive(WAY_MS, back);
      case 'dropRequest':
        return;
      case 'down':
        return void clock.after(1, lost);
      case 'dropAnswer':
        return arrive(WAY_MS, () => undefined);
      case 'delay':
        return arrive(fate.ms, back);
      case 'duplicate':
        arrive(WAY_MS, back);
        return arrive(WAY_MS + fate.ms, () => undefined);
      case 'status': {
        const response = { status: fate.status, text: '' };
        return fate.afterwards ? arrive(WAY_MS, () => back(response)) : void clock.after(WAY_MS, () => back(response));
      }
      case 'brokenJson':
        return arrive(WAY_MS, (response) =>
          isJson(response) ? back({ ...response, text: response.text.replaceAll('"', "'") }) : lost(),
        );
      case 'truncated':
        // A truncated plain text has the wrong length, so that the connection failed.
        return arrive(WAY_MS, (response) =>
          isJson(response)
            ? back({ ...response, text: response.text.slice(0, Math.floor((response.text.length * fate.at) / 100)) })
            : lost(),
        );
      case 'crossed':
        return arrive(WAY_MS, (response) =>
          back(
            kindOf(request) !== 'place' && kindOf(request) !== 'ask'
              ? response
              : { ...response, text: response.text.replaceAll(/"key":"([^"]+)"/g, '"key":"$1-of-another"') },
          ),
        );
    }
  }

  return {
    disk,
    travelling: () => travelling,
    tabs: () => tabs.filter((tab) => tab.isAlive()),
    open,
    setClock: (ms) => void (hands += ms),
  };
}

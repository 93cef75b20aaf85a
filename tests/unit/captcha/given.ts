/** A core with the real stand-in operator, in virtual time: calls go directly to the handlers. */
import { createMemoryJournal, createMemoryStorage, createNoTabs } from '../../../adapters/node/memory-ports.ts';
import { createNodeDigest } from '../../../adapters/node/node-digest.ts';
import { createFetchHttp } from '../../../adapters/browser/fetch-http.ts';
import { createNodeOperator } from '../../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { guardsOf, NO_GUARDS } from '../../../adapters/sandbox/operator/guards-on-calls/guards.ts';
import type { GuardSettings } from '../../../adapters/sandbox/operator/guards-on-calls/guards.ts';
import { createCore } from 'touchline/app/create-core';
import type { Core } from 'touchline/app/facade';
import { createCell } from 'touchline/kernel/readable';
import type { Readable } from 'touchline/kernel/readable';
import type { Ports } from 'touchline/ports/ports';
import { EMPTY } from 'rxjs';
import { loadFeatures } from '../../models/modules.ts';

await loadFeatures();

export interface Given {
  readonly core: Core;
  readonly operator: NodeOperator;
  readonly storage: Map<string, string>;
  readonly reports: string[];
  readonly terms: () => number;
  readonly asked: string[];
  /** Resolves when a call has been made. */
  whenAsked(call: string): Promise<unknown>;
  /** While set, calls with a matching path get no answer. */
  broken: RegExp | null;
  guard(settings: Partial<GuardSettings>): void;
  close(): Promise<void>;
}

export async function openCore(ports: Partial<Ports> = {}): Promise<Given> {
  const operator = await createNodeOperator();
  const storage = new Map<string, string>();
  const reports: string[] = [];
  const asked: string[] = [];
  const calls = createCell(0);
  let terms = 0;
  let made = 0;
  const client = operator.client();
  const core = createCore(
    {
      clock: {
        now: () => Date.now(),
        after: (ms, run) => {
          const timer = setTimeout(run, ms);
          return () => clearTimeout(timer);
        },
      },
      ids: {
        next: () => `id-${String((made += 1)).padStart(6, '0')}`,
        uuid: () => `uuid-${(made += 1)}`,
        random: () => 0.5,
      },
      digest: createNodeDigest(),
      http: createFetchHttp('', (input, init) => {
        asked.push(`${init.method ?? 'GET'} ${input.split('?')[0] ?? ''}`);
        calls.set(calls.get() + 1);
        return given.broken?.test(input) === true ? Promise.reject(new Error('down')) : client(input, init);
      }),
      lineFeed: { open: () => EMPTY },
      storage: createMemoryStorage(storage),
      journal: createMemoryJournal(),
      tabs: createNoTabs(),
      page: {
        visible: createCell(true),
        online: createCell(true),
        languages: ['en'],
        nextFrame: (run) => {
          const timer = setTimeout(run, 16);
          return () => clearTimeout(timer);
        },
        prefersDark: false,
      },
      report: (where, fault) =>
        void reports.push(`${where}: ${fault instanceof Error ? fault.message : String(fault)}`),
      ...ports,
    },
    { onTermsChanged: () => void (terms += 1) },
  );
  const given: Given = {
    core,
    operator,
    storage,
    reports,
    asked,
    broken: null,
    terms: () => terms,
    whenAsked: (call) => until(calls, () => asked.includes(call)),
    guard: (settings) => guardsOf(operator.operator).set({ ...NO_GUARDS, ...settings }),
    async close() {
      core.stop();
      await operator.close();
    },
  };
  await core.start();
  return given;
}

/** Resolves with the first value that fits. */
export function until<T>(readable: Readable<T>, fits: (value: T) => boolean): Promise<T> {
  return new Promise((resolve) => {
    let done = false;
    const subscription = readable.value$.subscribe((value) => {
      if (done || !fits(value)) return;
      done = true;
      resolve(value);
      queueMicrotask(() => subscription.unsubscribe());
    });
  });
}

export async function register({ core }: Given): Promise<string> {
  core.dispatch({ type: 'session/register', payload: { currency: 'EUR', countryId: 1, isAdult: true } });
  await until(core.session, ({ status }) => status === 'player');
  await until(core.accounts, ({ status }) => status === 'ready');
  const session = core.session.get();
  return session.status === 'player' ? session.userId : '';
}

/** Solves the sum in the operator's question. */
export function sumOf(question: string | null): string {
  return String([...(question ?? '').matchAll(/\d+/g)].reduce((sum, [digits]) => sum + Number(digits), 0));
}

/**
 * A service that brings its own script. The script is loaded from an allowed origin with its integrity hash, or not at
 * all; until it runs, its calls wait in the queue that such scripts read when they start. A stopped sink takes its
 * script element and its global away.
 */
import type { AnalyticsItem, AnalyticsSink, AnalyticsSinkName, AnalyticsSinkSetup } from 'touchline/ports/analytics';
import { isAllowed } from '../remote-views/fetch-part.ts';
import { trustedScript } from '../browser/trusted-script.ts';

/** The only origins of such scripts besides the site's own. The page's Content Security Policy must allow them, too. */
const ALLOWED_ORIGINS: readonly string[] = ['self'];

type Args = readonly unknown[];
interface Dialect {
  /** The global that the service's script reads. */
  readonly global: string;
  /** The call that names the site to the service. */
  readonly begin: (key: string) => Args;
  readonly call: (item: AnalyticsItem, key: string) => Args;
}

/** How each service is spoken to: the arguments of its global function. */
const DIALECTS: Readonly<Record<Exclude<AnalyticsSinkName, 'collector'>, Dialect>> = {
  tag: {
    global: 'tagService',
    begin: (key) => ['config', key],
    call: ({ name, payload }) => ['event', name, payload],
  },
  counter4: {
    global: 'counterFour',
    begin: (key) => [key, 'init'],
    call: ({ name, payload }, key) => [key, 'reachGoal', name, payload],
  },
  counter8: {
    global: 'counterEight',
    begin: (key) => [key, 'init'],
    call: ({ name, payload }, key) => [key, 'hit', name, payload],
  },
  pixel: {
    global: 'socialPixel',
    begin: (key) => ['init', key],
    call: ({ name, payload }) => ['trackCustom', name, payload],
  },
  sportsData: {
    global: 'sportsData',
    begin: (key) => ['client', key],
    call: ({ name, payload }) => ['report', name, payload],
  },
};
/** Calls that wait for a script that never comes are dropped. */
const MAX_QUEUED = 200;

export function openScriptSink({ name, key, script }: AnalyticsSinkSetup, page: Document = document): AnalyticsSink {
  const own = location.origin;
  if (
    name === 'collector' ||
    script === null ||
    script.integrity === '' ||
    !isAllowed(script.url, ALLOWED_ORIGINS, own)
  )
    throw new Error(`the script of ${name} is not allowed`);
  const dialect = DIALECTS[name];
  const queue: Args[] = [];
  const stub = Object.assign((...args: Args) => void (queue.length < MAX_QUEUED && queue.push(args)), { queue });
  Object.defineProperty(globalThis, dialect.global, { value: stub, writable: true, configurable: true });
  const call = (args: Args): void => {
    const global: unknown = Reflect.get(globalThis, dialect.global);
    if (typeof global === 'function') Reflect.apply(global, undefined, [...args]);
  };
  let state: 'loading' | 'ready' | 'over' = 'loading';
  const element = page.createElement('script');
  element.integrity = script.integrity;
  element.crossOrigin = 'anonymous';
  element.async = true;
  const loaded = new Promise<boolean>((resolve) => {
    element.addEventListener('load', () => {
      if (state === 'loading') state = 'ready';
      resolve(state === 'ready');
    });
    element.addEventListener('error', () => {
      state = 'over';
      resolve(false);
    });
  });
  element.src = trustedScript(script.url);
  call(dialect.begin(key));
  page.head.append(element);
  return {
    async send(items) {
      if (state === 'over') return false;
      for (const item of items) call(dialect.call(item, key));
      return loaded;
    },
    stop() {
      state = 'over';
      queue.length = 0;
      element.remove();
      Reflect.deleteProperty(globalThis, dialect.global);
    },
  };
}

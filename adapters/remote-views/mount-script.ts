/**
 * Runs a view that brings code of its own. A script element with an integrity hash loads the code, which registers
 * itself in one global: `touchlineViews.register(name, { version, mount })`. The view is mounted in a shadow tree, so
 * that styles cross in neither direction. The code runs in the page: the checks before loading are the only barrier.
 * Errors that the code throws are contained, during `mount`, while mounted and during unmount. An endless loop cannot
 * be contained.
 */
import { trustedScript } from '../browser/trusted-script.ts';
import type { RemoteScript, RemoteScriptFailure } from 'touchline/ports/remote-views';
import { isAllowed } from './fetch-part.ts';
import { createMounting } from './mounting.ts';

const NAMESPACE = 'touchlineViews';
const CONTRACT = 1;

interface Registered {
  readonly version: number;
  readonly mount: (element: HTMLElement, bridge: object) => unknown;
}

const registered = new Map<string, Registered>();
const loads = new Map<string, Promise<Registered | null>>();
/** Scripts that are loading. A registration is attributed to the script element that is running. */
const running = new Map<Element, { readonly name: string; readonly key: string }>();

function isView(value: unknown): value is Registered {
  return (
    typeof value === 'object' &&
    value !== null &&
    Reflect.get(value, 'version') === CONTRACT &&
    typeof Reflect.get(value, 'mount') === 'function'
  );
}

/** Defines the one global. A script may register the name that it was loaded for, once, while it runs. */
function openNamespace(): void {
  if (Object.hasOwn(globalThis, NAMESPACE)) return;
  const register = (name: unknown, view: unknown): boolean => {
    const script = document.currentScript;
    const expected = script === null ? undefined : running.get(script);
    if (expected === undefined || name !== expected.name || !isView(view)) return false;
    const { version, mount } = view;
    registered.set(expected.key, { version, mount });
    return true;
  };
  Object.defineProperty(globalThis, NAMESPACE, {
    value: Object.freeze({ register }),
    writable: false,
    configurable: false,
  });
}

/** The view of a script, loaded once per address and hash; null when loading fails or nothing registers. */
function load({ name, url, integrity, timeoutMs }: RemoteScript): Promise<Registered | null> {
  const key = `${name} ${integrity} ${url}`;
  const known = loads.get(key);
  if (known !== undefined) return known;
  openNamespace();
  const loading = new Promise<Registered | null>((resolve) => {
    const script = document.createElement('script');
    const end = (): void => {
      clearTimeout(late);
      running.delete(script);
      script.remove();
      const found = registered.get(key) ?? null;
      if (found === null) loads.delete(key);
      resolve(found);
    };
    const late = setTimeout(end, timeoutMs);
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.async = true;
    script.addEventListener('load', end);
    script.addEventListener('error', end);
    script.src = trustedScript(url);
    running.set(script, { name, key });
    document.head.append(script);
  });
  loads.set(key, loading);
  return loading;
}

/** Whether a page error comes from the script, judged by file name or stack. */
function isFrom(event: ErrorEvent | PromiseRejectionEvent, address: string): boolean {
  if (event instanceof ErrorEvent && event.filename === address) return true;
  const fault: unknown = event instanceof ErrorEvent ? event.error : event.reason;
  return fault instanceof Error && (fault.stack ?? '').includes(address);
}

/** Implements `RemoteViewsPort.mount`. `own` is the site's origin. */
export function mountScript(
  script: RemoteScript,
  target: object,
  bridge: object,
  onFailure: (failure: RemoteScriptFailure) => void,
  own: string,
): () => void {
  if (!(target instanceof HTMLElement)) throw new TypeError('a view is mounted into an element');
  const address = new URL(script.url, own).href;
  const host = document.createElement('div');
  const element = document.createElement('div');
  const { isOver, fail, run, end } = createMounting(onFailure, () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onError);
    host.remove();
  });
  function onError(event: ErrorEvent | PromiseRejectionEvent): void {
    if (!isFrom(event, address)) return;
    event.preventDefault();
    fail('threw');
  }

  if (isAllowed(script.url, script.origins, own)) {
    void load(script)
      .then((view) => {
        if (isOver()) return;
        if (view === null) return fail('network');
        host.attachShadow({ mode: 'open' }).append(element);
        target.append(host);
        addEventListener('error', onError);
        addEventListener('unhandledrejection', onError);
        run(() => view.mount(element, bridge));
      })
      .catch(() => fail('threw'));
  } else {
    queueMicrotask(() => fail('origin'));
  }
  return end;
}

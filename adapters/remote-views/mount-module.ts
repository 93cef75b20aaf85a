/**
 * Runs a screen of the site's own release. Its files are ES modules that share the page's module graph. A script
 * element with a hash loads each file into that graph, and the screen is then imported from there. The screen mounts
 * directly into the element, without a shadow tree, and uses the shell's styles.
 */
import { trustedScript } from '../browser/trusted-script.ts';
import type { RemoteModule, RemoteScriptFailure } from 'touchline/ports/remote-views';
import { isAllowed } from './fetch-part.ts';
import { createMounting } from './mounting.ts';

export interface BundledModule {
  readonly mount: (element: HTMLElement, bridge: object) => unknown;
}

/** Files that are loaded, or loading, as modules of the page. */
const loads = new Map<string, Promise<boolean>>();
/** Screens that have been imported and can be mounted again synchronously. */
const imported = new Map<string, BundledModule>();

function loadFile({ url, integrity }: RemoteModule['files'][number], timeoutMs: number): Promise<boolean> {
  const known = loads.get(url);
  if (known !== undefined) return known;
  const loading = new Promise<boolean>((resolve) => {
    const script = document.createElement('script');
    const end = (isThere: boolean): void => {
      clearTimeout(late);
      script.remove();
      if (!isThere) loads.delete(url);
      resolve(isThere);
    };
    const late = setTimeout(() => end(false), timeoutMs);
    script.type = 'module';
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.addEventListener('load', () => end(true));
    script.addEventListener('error', () => end(false));
    script.src = trustedScript(url);
    document.head.append(script);
  });
  loads.set(url, loading);
  return loading;
}

/** The module of a screen; null when one of its files cannot be loaded. */
export async function importModule({ files, timeoutMs }: RemoteModule): Promise<unknown> {
  const [view, ...parts] = files;
  if (view === undefined) return null;
  // The view's imports load first, so that each is checked against its hash before the view can import it.
  const all = await Promise.all([...parts, view].map((file) => loadFile(file, timeoutMs)));
  return all.every((isThere) => isThere) ? import(view.url) : null;
}

function isOwnModule(value: unknown): value is BundledModule {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'mount') === 'function';
}

/** Implements `RemoteViewsPort.mount`. `own` is the site's origin. */
export function mountModule(
  code: RemoteModule,
  target: object,
  bridge: object,
  onFailure: (failure: RemoteScriptFailure) => void,
  own: string,
  load: (code: RemoteModule) => Promise<unknown> = importModule,
): () => void {
  if (!(target instanceof HTMLElement)) throw new TypeError('a view is mounted into an element');
  const key = code.files[0]?.url ?? '';
  const { isOver, fail, run, end } = createMounting(onFailure);
  const start = (view: BundledModule): void => run(() => view.mount(target, bridge));

  const known = imported.get(key);
  if (known !== undefined) {
    start(known);
  } else if (code.files.length === 0 || !code.files.every(({ url }) => isAllowed(url, ['self'], own))) {
    queueMicrotask(() => fail('origin'));
  } else {
    void load(code).then(
      (module) => {
        if (!isOwnModule(module)) return fail('network');
        imported.set(key, module);
        if (!isOver()) start(module);
      },
      () => fail('network'),
    );
  }
  return end;
}

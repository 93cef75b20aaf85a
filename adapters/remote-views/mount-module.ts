/**
 * Runs a screen of the site's own release. Its files are ES modules that share the page's: each is loaded by a script element with its hash, which puts it among the modules of the page, and the screen's own is
 * then imported from there. It is mounted into the element itself, without a shadow tree: it is drawn with the shell's styles.
 */
import type { RemoteModule, RemoteScriptFailure } from '../../core/ports/remote-views.ts';
import { isAllowed } from './fetch-part.ts';
import { createMounting } from './mounting.ts';
import { trusted } from './mount-script.ts';

export interface OwnModule {
  readonly mount: (element: HTMLElement, bridge: object) => unknown;
}

/** Files that are modules of the page by now, or soon. */
const loads = new Map<string, Promise<boolean>>();
/** Screens that have been imported: they are mounted again in the same turn. */
const imported = new Map<string, OwnModule>();

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
    script.src = trusted(url);
    document.head.append(script);
  });
  loads.set(url, loading);
  return loading;
}

/** The module of a screen; null where one of its files is not to be had. */
export async function importModule({ files, timeoutMs }: RemoteModule): Promise<unknown> {
  const [view, ...parts] = files;
  if (view === undefined) return null;
  // What the view imports comes first: then it is by its hash that it is there, not by the view's import.
  const all = await Promise.all([...parts, view].map((file) => loadFile(file, timeoutMs)));
  return all.every((isThere) => isThere) ? import(view.url) : null;
}

function isOwnModule(value: unknown): value is OwnModule {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'mount') === 'function';
}

/** As `RemoteViewsPort.mount`. `own` is the site's origin. */
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
  const start = (view: OwnModule): void => run(() => view.mount(target, bridge));

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

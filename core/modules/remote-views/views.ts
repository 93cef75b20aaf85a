import { keyOf } from './rules.ts';
import type { ViewContent, ViewEntry } from './types.ts';

/** The shell's callbacks for a view with its own code, besides the element. */
export interface MountWays {
  /** A path without language. */
  readonly navigate: (path: string) => void;
  readonly resize: (heightPx: number) => void;
  /** Draws the contents of the site's own screen in its element; null removes them. */
  readonly draw?: (content: unknown) => void;
}

export interface RemoteViewsView {
  readonly entries: ReadonlyMap<string, ViewEntry>;
  /** The contents of the views that are ready. */
  readonly contents: ReadonlyMap<string, ViewContent>;
}

export interface RemoteViewsActions {
  /**
   * Mounts the code of a ready view into an element. The returned function removes it. A failure becomes the view's
   * own.
   */
  readonly mount: (entry: ViewEntry, target: object, ways: MountWays) => () => void;
}

/** A cache of documents: those on the page, and recent ones for a while. */
export interface Shelf {
  get(
    entry: Pick<ViewEntry, 'view' | 'path' | 'language'>,
  ): { readonly appName: string | null; readonly content: ViewContent } | null;
  /** Like `get`, if the document is fresh enough to be shown again. */
  fresh(entry: Pick<ViewEntry, 'view' | 'path' | 'language'>): { readonly appName: string | null } | null;
  put(entry: Pick<ViewEntry, 'view' | 'path' | 'language'>, appName: string | null, content: ViewContent): void;
  /** Drops a broken document. */
  drop(entry: Pick<ViewEntry, 'view' | 'path' | 'language'>): void;
  /** Drops documents that are not on the page. */
  clear(): void;
}

/** The most documents kept, and how long one counts as fresh [RMV-3]. */
const KEPT = 12;
const FRESH_MS = 60_000;

/** Creates the cache. Documents of `shown`, the entries on the page, are never evicted. */
export function createShelf(now: () => number, shown: () => readonly ViewEntry[]): Shelf {
  const kept = new Map<
    string,
    { readonly at: number; readonly appName: string | null; readonly content: ViewContent }
  >();
  // The site's own screen is the same at each of its addresses and in each language, and ages with the page [RMV-23].
  const ownKey = (view: string): string => `${view} own`;
  const find = (entry: Pick<ViewEntry, 'view' | 'path' | 'language'>) =>
    kept.get(ownKey(entry.view)) ?? kept.get(keyOf(entry));
  const isShown = (key: string): boolean => shown().some((entry) => key === keyOf(entry) || key === ownKey(entry.view));
  return {
    get: (entry) => find(entry) ?? null,
    fresh(entry) {
      const found = find(entry);
      if (found === undefined) return null;
      const age = now() - found.at;
      return found.content.mode === 'own' || (age >= 0 && age < FRESH_MS) ? { appName: found.appName } : null;
    },
    put(entry, appName, content) {
      this.drop(entry);
      const key = content.mode === 'own' ? ownKey(entry.view) : keyOf(entry);
      kept.set(key, { at: now(), appName, content });
      const idle = [...kept.keys()].filter((each) => each !== key && !isShown(each));
      for (const old of idle.slice(0, Math.max(0, kept.size - KEPT))) kept.delete(old);
    },
    drop(entry) {
      kept.delete(ownKey(entry.view));
      kept.delete(keyOf(entry));
    },
    clear() {
      for (const key of [...kept.keys()]) if (!isShown(key)) kept.delete(key);
    },
  };
}

import { keyOf } from './rules.ts';
import type { ViewContent, ViewEntry } from './types.ts';

/** A cache of documents: those on the page, and recent ones for a while. */
export interface DocumentCache {
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

/** The most documents in the cache, and how long one counts as fresh [RMV-3]. */
const MAX_DOCUMENTS = 12;
const FRESH_MS = 60_000;

/** Creates the cache. Documents of `shown`, the entries on the page, are never evicted. */
export function createDocumentCache(now: () => number, shown: () => readonly ViewEntry[]): DocumentCache {
  const documents = new Map<
    string,
    { readonly at: number; readonly appName: string | null; readonly content: ViewContent }
  >();
  // The site's own screen is the same at each of its addresses and in each language, and ages with the page [RMV-23].
  const bundledKey = (view: string): string => `${view} own`;
  const find = (entry: Pick<ViewEntry, 'view' | 'path' | 'language'>) =>
    documents.get(bundledKey(entry.view)) ?? documents.get(keyOf(entry));
  const isShown = (key: string): boolean =>
    shown().some((entry) => key === keyOf(entry) || key === bundledKey(entry.view));
  return {
    get: (entry) => find(entry) ?? null,
    fresh(entry) {
      const found = find(entry);
      if (found === undefined) return null;
      const age = now() - found.at;
      return found.content.mode === 'bundled' || (age >= 0 && age < FRESH_MS) ? { appName: found.appName } : null;
    },
    put(entry, appName, content) {
      this.drop(entry);
      const key = content.mode === 'bundled' ? bundledKey(entry.view) : keyOf(entry);
      documents.set(key, { at: now(), appName, content });
      const idle = [...documents.keys()].filter((each) => each !== key && !isShown(each));
      for (const old of idle.slice(0, Math.max(0, documents.size - MAX_DOCUMENTS))) documents.delete(old);
    },
    drop(entry) {
      documents.delete(bundledKey(entry.view));
      documents.delete(keyOf(entry));
    },
    clear() {
      for (const key of [...documents.keys()]) if (!isShown(key)) documents.delete(key);
    },
  };
}

import { keyOf } from './rules.ts';
import type { ViewContent, ViewEntry } from './types.ts';

/** What the shell gives a view with code of its own, beside the element that it is mounted into. */
export interface MountWays {
  /** A path without language. */
  readonly navigate: (path: string) => void;
  readonly resize: (heightPx: number) => void;
  /** What a screen of the site's own shows in its element, drawn by the shell; null when it goes. */
  readonly draw?: (content: unknown) => void;
}

export interface RemoteViewsView {
  readonly entries: ReadonlyMap<string, ViewEntry>;
  /** What a view shows; null until it is ready. */
  readonly contentOf: (entry: ViewEntry) => ViewContent | null;
  /** Mounts the code of a ready view into an element. Answers the way to take it away. A failure becomes the view's own. */
  readonly mount: (entry: ViewEntry, target: object, ways: MountWays) => () => void;
}

/** Documents that are there: those shown and a few of those shown before, each for a while. */
export interface Shelf {
  get(
    entry: Pick<ViewEntry, 'view' | 'path' | 'language'>,
  ): { readonly appName: string | null; readonly content: ViewContent } | null;
  /** As `get`, if it is fresh enough to be shown again. */
  fresh(entry: Pick<ViewEntry, 'view' | 'path' | 'language'>): { readonly appName: string | null } | null;
  put(entry: Pick<ViewEntry, 'view' | 'path' | 'language'>, appName: string | null, content: ViewContent): void;
  /** What broke is not shown again as it is. */
  drop(entry: Pick<ViewEntry, 'view' | 'path' | 'language'>): void;
  /** Forgets what is not shown. */
  clear(): void;
}

/** Documents kept, and for how long one counts as fresh [RMV-3]. */
const KEPT = 12;
const FRESH_MS = 60_000;

/** `shown`: what stands on the page; that stays, whatever comes. */
export function createShelf(now: () => number, shown: () => readonly ViewEntry[]): Shelf {
  const kept = new Map<
    string,
    { readonly at: number; readonly appName: string | null; readonly content: ViewContent }
  >();
  // A screen of the site's own is the same at each of its addresses and in each language, and ages with the page alone [RMV-23].
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

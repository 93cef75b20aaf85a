/** Constants of the registry. */
import type { RetryInfo, ViewEntry } from './types.ts';

/** The minimum time between manual reloads [RMV-7]. */
export const RELOAD_PAUSE_MS = 1_000;
/** How long a view requested by a navigation waits for its page [RMV-5]. */
export const AWAITED_MS = 10_000;
/** The most views at once; the site has about twenty. */
export const MAX_VIEWS = 64;
export const VIEW_NAME = /^[a-z][a-z0-9-]{0,39}$/;

/**
 * Automatic reloads: three, a second after the first failure and doubling; the header's five, a second apart [RMV-6].
 */
const PAGE_RETRIES = { most: 3, firstMs: 1_000, factor: 2 } as const;
const HEADER_RETRIES = { most: 5, firstMs: 1_000, factor: 1 } as const;
/** The view in the header. */
export const HEADER_VIEW = 'header';

const retriesOf = (view: string): { readonly most: number; readonly firstMs: number; readonly factor: number } =>
  view === HEADER_VIEW ? HEADER_RETRIES : PAGE_RETRIES;

/** The delay of the next automatic reload after so many; null when there is none. */
export function retryInMs(view: string, tries: number): number | null {
  const { most, firstMs, factor } = retriesOf(view);
  return tries < most ? firstMs * factor ** tries : null;
}

export function retryInfo(view: string, tries: number, nextInMs: number | null): RetryInfo {
  return { tries, most: retriesOf(view).most, nextInMs };
}

export function isHeld({
  views,
  components,
  isAwaited,
}: Pick<ViewEntry, 'views' | 'components' | 'isAwaited'>): boolean {
  return views > 0 || components > 0 || isAwaited;
}

/** The key of a document: view, path and language. */
export function keyOf({ view, path, language }: Pick<ViewEntry, 'view' | 'path' | 'language'>): string {
  return `${view} ${language} ${path}`;
}

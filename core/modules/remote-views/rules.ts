/** The registry's numbers. */
import type { RetryInfo, ViewEntry } from './types.ts';

/** A manual reload comes at most so often [RMV-7]. */
export const RELOAD_PAUSE_MS = 1_000;
/** A view that a navigation asked for waits so long for its page [RMV-5]. */
export const AWAITED_MS = 10_000;
/** Views at once; the site has some twenty. */
export const MOST_VIEWS = 64;
export const VIEW_NAME = /^[a-z][a-z0-9-]{0,39}$/;

/** Automatic reloads: three, a second after the first failure and doubling; the header's five, a second apart [RMV-6]. */
const PAGE_RETRIES = { most: 3, firstMs: 1_000, factor: 2 } as const;
const HEADER_RETRIES = { most: 5, firstMs: 1_000, factor: 1 } as const;
/** The view in the header. */
export const HEADER_VIEW = 'header';

const retriesOf = (view: string): { readonly most: number; readonly firstMs: number; readonly factor: number } =>
  view === HEADER_VIEW ? HEADER_RETRIES : PAGE_RETRIES;

/** How long until the next automatic reload after so many; null when there is none. */
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

/** One document is another's when view, path and language are. */
export function keyOf({ view, path, language }: Pick<ViewEntry, 'view' | 'path' | 'language'>): string {
  return `${view} ${language} ${path}`;
}

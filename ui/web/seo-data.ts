/** Loads SEO page data through the entry's `fetch`. SEO data are optional: every failure yields null. */
import type { SeoPageData } from 'touchline/core/seo/public';
import { decodeSeoPageData, SEO_PATH } from 'touchline/core/seo/public';

const LOAD_TIMEOUT_MS = 10_000;

/** Same contract as `fetch`. */
export type Fetch = (input: string, init: RequestInit) => Promise<Response>;
export type AskSeoData = (query: Readonly<Record<string, string>>) => Promise<SeoPageData | null>;

export function createSeoData(fetchFn: Fetch = (input, init) => fetch(input, init)): AskSeoData {
  return async (query) => {
    try {
      const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };
      const init: RequestInit = {
        headers,
        credentials: 'omit',
        cache: 'no-store',
        redirect: 'error',
        signal: AbortSignal.timeout(LOAD_TIMEOUT_MS),
      };
      const response = await fetchFn(`${SEO_PATH}?${new URLSearchParams(query).toString()}`, init);
      const decoded = decodeSeoPageData(response.ok ? await response.json() : null);
      return decoded.ok ? decoded.value : null;
    } catch {
      return null;
    }
  };
}

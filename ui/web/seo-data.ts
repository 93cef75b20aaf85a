/** SEO page data over the way to the operator that the entry gives. A page is none the worse without it: whatever goes wrong is null. */
import type { SeoPageData } from '../../core/modules/seo/public.ts';
import { decodeSeoPageData, SEO_PATH } from '../../core/modules/seo/public.ts';

const PATIENCE_MS = 10_000;

/** As `fetch`. */
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
        signal: AbortSignal.timeout(PATIENCE_MS),
      };
      const response = await fetchFn(`${SEO_PATH}?${new URLSearchParams(query).toString()}`, init);
      const decoded = decodeSeoPageData(response.ok ? await response.json() : null);
      return decoded.ok ? decoded.value : null;
    } catch {
      return null;
    }
  };
}

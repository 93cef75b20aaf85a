/** LCP, INP and CLS by web-vitals, and the site's own first price. Nothing of them is stored. */
import { onCLS, onINP, onLCP } from 'web-vitals';
import type { PageMetrics } from 'touchline/ports/analytics';

/** The mark that `ui/web/first-price.ts` sets. */
const FIRST_PRICE = 'touchline:first-price';
const THOUSAND = 1_000;

export function measurePage(): () => PageMetrics {
  const found: { lcp: number | null; inp: number | null; cls: number | null } = { lcp: null, inp: null, cls: null };
  const options = { reportAllChanges: true };
  onLCP(({ value }) => void (found.lcp = Math.round(value)), options);
  onINP(({ value }) => void (found.inp = Math.round(value)), options);
  onCLS(({ value }) => void (found.cls = Math.round(value * THOUSAND)), options);
  return () => {
    const mark = performance.getEntriesByName(FIRST_PRICE, 'mark')[0];
    return { ...found, firstPrice: mark === undefined ? null : Math.round(mark.startTime) };
  };
}

/** The collector's body, the list of counters, and the item of measurements. Numbers of the wire stay here. */
import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith } from '../../http/wire-tools.ts';
import type { AnalyticsItem, AnalyticsSinkName, PageMetrics } from '../../ports/analytics.ts';
import type { Item } from './catalogue.ts';

export const COUNTERS_PATH = '/web-api/analytics/counters';
/** Where items come from: the site in a browser, or inside a messenger. */
const WHENCE = { browser: 55, messenger: 119 } as const;
/** The collector takes so many at once. */
export const MAX_AT_ONCE = 50;

const key = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/));
const counters = v.object({ counters: v.record(v.string(), v.unknown()) });

/** The counters' keys by sink; an unreadable key counts as absent. */
export const decodeCounters: Decode<Readonly<Partial<Record<AnalyticsSinkName, string>>>> = decodeWith(
  v.pipe(
    counters,
    v.transform(({ counters: byId }) => ({
      ...(Object.hasOwn(byId, '4') && v.is(key, byId['4']) ? { counter4: byId['4'] } : {}),
      ...(Object.hasOwn(byId, '8') && v.is(key, byId['8']) ? { counter8: byId['8'] } : {}),
    })),
  ),
);

export const collectorPath = (apiKey: string): string => `/fatman-api/${encodeURIComponent(apiKey)}`;

export function collectorBody(items: readonly AnalyticsItem[], isInMessenger: boolean): string {
  return JSON.stringify({
    whence: isInMessenger ? WHENCE.messenger : WHENCE.browser,
    events: items.map(({ id, name, at, payload }) => ({ id, name, at, payload })),
  });
}

export function performanceItem({ lcp, inp, cls, firstPrice }: PageMetrics): Item {
  return { name: 'performance', payload: { lcp, inp, cls, first_price: firstPrice } };
}

/** The event collector and the counters. */
import * as v from 'valibot';
import { COLLECTOR_KEY, COUNTERS } from '../operator/analytics/analytics.ts';
import { get, post, readBody } from './call.ts';
import type { Route } from './call.ts';
import { json, notFound, nothing } from './respond.ts';

const MAX_AT_ONCE = 50;
const events = v.object({ events: v.pipe(v.array(v.record(v.string(), v.unknown())), v.maxLength(MAX_AT_ONCE)) });

export const analyticsRoutes: readonly Route[] = [
  post('/fatman-api/:key', async (call) => {
    const { operator, part } = call;
    if (part('key') !== COLLECTOR_KEY || !operator.switches.get('isFatmanAnalyticsAvailable'))
      return notFound('noCollector', 'There is no such collector, or it is switched off.');
    const read = await readBody(call, events);
    if (!read.ok) return read.error;
    operator.analytics.collect(read.value.events);
    return nothing();
  }),
  get('/web-api/analytics/counters', () => json({ counters: COUNTERS })),
  get('/sandbox-api/v1/collected', ({ operator }) => json({ events: operator.analytics.collected() })),
];

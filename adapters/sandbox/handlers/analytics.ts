/** The event collector, the counters, the services with scripts of their own, and what all of them received. */
import * as v from 'valibot';
import { COLLECTOR_KEY, COUNTERS } from '../operator/analytics/analytics.ts';
import { serviceNamed, servicePath, serviceScript } from '../operator/analytics/services.ts';
import type { ServiceName } from '../operator/analytics/services.ts';
import type { Operator } from '../operator/operator.ts';
import { formPost, get, post, readBody } from './call.ts';
import type { Call, Route } from './call.ts';
import { json, notFound, nothing, page } from './respond.ts';
import { escapeHtml, standInPage } from './stand-in-page.ts';

const MAX_AT_ONCE = 50;
const events = v.object({
  whence: v.optional(v.picklist([55, 119]), 55),
  events: v.pipe(v.array(v.record(v.string(), v.unknown())), v.maxLength(MAX_AT_ONCE)),
});
const serviceCall = v.object({ call: v.pipe(v.array(v.unknown()), v.maxLength(8)) });
const SERVICE = servicePath(':service');

export const analyticsRoutes: readonly Route[] = [
  // A beacon cannot send the header that other calls need; nothing of a player changes.
  formPost('/fatman-api/:key', async (call) => {
    const { operator, part } = call;
    if (part('key') !== COLLECTOR_KEY || !operator.switches.get('isFatmanAnalyticsAvailable'))
      return notFound('noCollector', 'There is no such collector, or it is switched off.');
    const read = await readBody(call, events);
    if (!read.ok) return read.error;
    operator.analytics.collect(read.value.events, 'collector');
    return nothing();
  }),
  get('/web-api/analytics/counters', () => json({ counters: COUNTERS })),
  get(SERVICE, (call) => {
    const service = switchedOn(call);
    return service === null
      ? notFound('unknownCall', 'There is no such script.')
      : new Response(serviceScript(service), {
          headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
        });
  }),
  post(SERVICE, async (call) => {
    const service = switchedOn(call);
    if (service === null) return notFound('unknownCall', 'There is no such service.');
    const read = await readBody(call, serviceCall);
    if (!read.ok) return read.error;
    call.operator.analytics.collect([read.value.call], service);
    return nothing();
  }),
  get('/sandbox-api/v1/collected', ({ operator }) => json({ events: operator.analytics.collected() })),
  get('/sandbox-api/v1/collected/page', ({ operator }) => page(standInPage('Analytics', listOf(operator)))),
];

function switchedOn({ operator, part }: Call): ServiceName | null {
  const service = serviceNamed(part('service'));
  return service !== null && operator.switches.get('analyticsServices').includes(service) ? service : null;
}

/** Newest first. */
function listOf({ analytics }: Operator): string {
  const rows = analytics
    .collected()
    .toReversed()
    .map(
      ({ at, sink, event }) =>
        `<li>${new Date(at).toISOString()} ${escapeHtml(sink)} <code>${escapeHtml(JSON.stringify(event))}</code></li>`,
    );
  return rows.length === 0 ? '<p>Nothing has arrived yet.</p>' : `<ol reversed>${rows.join('')}</ol>`;
}

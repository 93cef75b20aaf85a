import { describe, expect, it } from 'vitest';
import type { AnalyticsItem } from 'touchline/ports/analytics';
import { DEVICE_STORAGE } from 'touchline/kernel/device-storage';
import { collectorBody, decodeCounters } from 'touchline/core/analytics/wire';
import { createCollector } from '../../../adapters/analytics/collector.ts';
import { NEVER, of } from 'rxjs';
import { ANALYTICS_CONFIG } from '../../models/analytics-config.ts';
import { createWorld } from '../../models/world.ts';

const ITEM: AnalyticsItem = { id: '1', name: 'page_view', at: 5, payload: { route: 'live', path: '/live' } };

/** A visit with consent from the first moment, and what left it. */
async function visit(config: Readonly<Record<string, unknown>> = ANALYTICS_CONFIG) {
  const world = createWorld();
  world.operator.config = { hasCookiesPopup: true, ...config };
  world.browser.storage.set(DEVICE_STORAGE.consent.name, JSON.stringify({ type: 'marketing', at: 1, isSent: true }));
  const sent: { readonly sink: string; readonly body: string }[] = [];
  world.browser.onAnalytics = (each) => void sent.push(each);
  const tab = world.browser.open({ isWholeSite: true });
  await world.clock.run(500);
  const view = (route: string, path: string): void =>
    void tab.core.dispatch({ type: 'analytics/viewPage', payload: { route, path } });
  return { world, tab, sent, view };
}

describe('the start', () => {
  it('[ANL-2] waits 10 s, and sends what was recorded meanwhile', async () => {
    const { world, sent, view } = await visit();
    view('live', '/live');
    await world.clock.run(9_000);
    expect(sent).toEqual([]);
    await world.clock.run(6_000);
    expect(sent.filter(({ sink, body }) => sink === 'collector' && body.includes('page_view'))).toHaveLength(1);
  });

  it('[ANL-2] does not wait on the registration route', async () => {
    const { world, sent, view } = await visit();
    view('registration', '/registration');
    await world.clock.run(100);
    expect(sent.map(({ sink }) => sink).toSorted()).toEqual(['counter4', 'counter8', 'pixel', 'sportsData', 'tag']);
    await world.clock.run(5_000);
    expect(sent.some(({ sink }) => sink === 'collector')).toBe(true);
  });
});

it('[ANL-3] 20 items leave at once, and a hidden page sends the rest as beacons', async () => {
  const { world, tab, sent, view } = await visit({ isFatmanAnalyticsAvailable: true, analyticsCollectorApiKey: 'key' });
  await world.clock.run(10_100);
  for (let index = 0; index < 20; index += 1) view('live', '/live');
  await world.clock.run(50);
  expect(sent).toHaveLength(1);
  view('line', '/line');
  tab.visible.set(false);
  expect(sent).toHaveLength(2);
  expect(tab.core.feature('analytics').get()).toMatchObject({ waiting: [], sent: 21 });
});

it('[ANL-10] without keys nothing is asked, loaded or recorded', async () => {
  const { world, tab, sent, view } = await visit({
    analyticsServices: [
      { service: 'tag', key: '', url: '/x.js', integrity: ANALYTICS_CONFIG.analyticsServices[0]?.integrity },
    ],
  });
  view('registration', '/registration');
  await world.clock.run(30_000);
  expect(sent).toEqual([]);
  expect(tab.core.feature('analytics').get()).toMatchObject({ isOn: false, waiting: [], sent: 0 });
  expect(tab.calls.filter((call) => call.includes('analytics'))).toEqual([]);
});

it('[ANL-10] a service without a hash is not planned', async () => {
  const { world, sent, view } = await visit({
    analyticsServices: [{ service: 'pixel', key: 'k', url: '/x.js', integrity: '' }],
  });
  view('registration', '/registration');
  await world.clock.run(30_000);
  expect(sent).toEqual([]);
});

it('[ANL-11] measurements leave once, 10 s after the sinks have opened', async () => {
  const { world, sent, view } = await visit();
  view('registration', '/registration');
  await world.clock.run(60_000);
  const delivered = sent.filter(({ sink, body }) => sink === 'collector' && body.includes('"performance"'));
  expect(delivered).toHaveLength(1);
  expect(delivered[0]?.body).toContain('{"lcp":900,"inp":null,"cls":0,"first_price":700}');
});

describe('the collector', () => {
  it('[ANL-10] says whence items come: 55, in a messenger 119', () => {
    expect(JSON.parse(collectorBody([ITEM], false))).toEqual({ whence: 55, events: [ITEM] });
    expect(JSON.parse(collectorBody([ITEM], true))).toMatchObject({ whence: 119 });
  });

  it('[ANL-3] sends at most 50 items at once', async () => {
    const bodies: string[] = [];
    const http = {
      send: ({ body = '' }: { readonly body?: string }) => {
        bodies.push(body);
        return of({ ok: true, value: { status: 204, text: '' } } as const);
      },
    };
    const collector = createCollector('key', { http, beacon: null, isInMessenger: () => false });
    const items = Array.from({ length: 120 }, (_, index) => ({ ...ITEM, id: String(index) }));
    expect(await collector.send(items, true)).toBe(true);
    expect(bodies.map((body) => (JSON.parse(body) as { readonly events: readonly unknown[] }).events.length)).toEqual([
      50, 50, 20,
    ]);
  });

  it('[ANL-10, MSG-10] names a browser or a messenger as the origin, as it is when the batch is sent', async () => {
    const origins: unknown[] = [];
    let isInMessenger = false;
    const collector = createCollector('key', {
      http: { send: () => NEVER },
      beacon: (_path, body) => {
        origins.push((JSON.parse(body) as { readonly whence: unknown }).whence);
        return true;
      },
      isInMessenger: () => isInMessenger,
    });
    await collector.send([ITEM], true);
    isInMessenger = true;
    await collector.send([ITEM], true);
    expect(origins).toEqual([55, 119]);
  });

  it('[ANL-1] stopped, gives up a request under way and takes no further items', async () => {
    const collector = createCollector('key', {
      http: { send: () => NEVER },
      beacon: () => true,
      isInMessenger: () => false,
    });
    const under = collector.send([ITEM], false);
    collector.stop();
    expect(await under).toBe(false);
    expect(await collector.send([ITEM], true)).toBe(false);
  });
});

it('[ANL-10] the list of counters gives the keys of 4 and 8, and unreadable ones are absent', () => {
  expect(decodeCounters({ counters: { 4: 'a-4', 8: '<script>', 9: 'x' } })).toEqual({
    ok: true,
    value: { counter4: 'a-4' },
  });
  expect(decodeCounters({ counters: null }).ok).toBe(false);
});

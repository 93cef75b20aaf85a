/** Analytics with the operator, without a page: declined, accepted, withdrawn. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAnalytics } from '../../adapters/analytics/create-analytics.ts';
import { createFetchHttp } from '../../adapters/browser/fetch-http.ts';
import type { Fetch } from '../../adapters/browser/fetch-http.ts';
import { DEVICE_STORAGE } from 'touchline/kernel/device-storage';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { createFakeLine } from '../unit/sandbox-book/fake-line.ts';
import { createDevice, createTime } from './device.ts';
import type { Time } from './device.ts';

let host: NodeOperator;
let time: Time;
beforeAll(async () => {
  time = createTime(Date.UTC(2026, 5, 1, 12));
  host = await createNodeOperator({ clock: time.clock, createLine: () => createFakeLine(time.clock) });
  host.operator.switches.set({ isFatmanAnalyticsAvailable: true, hasCookiesPopup: true });
});
afterAll(() => host.close());

it('[ANL-1, ANL-3] declined, nothing is called or stored; accepted, a batch arrives; withdrawn, nothing more', async () => {
  const client = host.client();
  const calls: string[] = [];
  const fetch: Fetch = (input, init) => {
    if (/^\/(?:fatman-api|web-api\/analytics)\//.test(input)) calls.push(input);
    return client(input, init);
  };
  const device = createDevice(fetch, time.clock, {
    analytics: () =>
      Promise.resolve(
        createAnalytics({
          http: createFetchHttp('', fetch),
          beacon: null,
          isInMessenger: () => false,
          openScript: () => {
            throw new Error('no service is configured');
          },
          measure: () => Promise.resolve(() => ({ lcp: null, inp: null, cls: null, firstPrice: null })),
        }),
      ),
  });
  const core = device.start();
  await core.load('modals');
  await core.load('analytics');
  await time.until('the site config', () => core.siteConfig.get() !== null);
  const open = (route: 'registration' | 'live') =>
    core.dispatch({ type: 'analytics/viewPage', payload: { route, path: `/${route}` } });
  const choose = (checked: readonly 'marketing'[]) =>
    core.dispatch({ type: 'consent/acceptSelected', payload: { checked } });
  const names = (): readonly unknown[] =>
    host.operator.analytics.collected().map(({ event }) => (event as { readonly name?: unknown }).name);
  const isStored = (): boolean => device.storage.has(DEVICE_STORAGE.analytics.name);

  choose([]);
  expect(open('registration')).toEqual({ ok: false, error: { code: 'analytics/notAllowed' } });
  await time.pass(20_000);
  expect(calls).toEqual([]);
  expect(names()).toEqual([]);
  expect(isStored()).toBe(false);

  choose(['marketing']);
  open('registration');
  open('live');
  await time.until('a batch', () => names().length > 0);
  expect(names()).toEqual(['page_view', 'registration_open', 'page_view', 'registration_leave']);
  expect(calls).toEqual(['/fatman-api/touchline']);
  expect(isStored()).toBe(true);

  open('registration');
  choose([]);
  await time.pass(20_000);
  expect(names()).toHaveLength(4);
  expect(calls).toHaveLength(1);
  expect(isStored()).toBe(false);
  expect(device.reports).toEqual([]);
  core.stop();
}, 60_000);

/** Gateways and a host that renders, in this process, on a bus within this process. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FeedBus } from '../../adapters/bus/feed-bus.ts';
import { createMemoryBus } from '../../adapters/bus/memory-bus.ts';
import { RESUMABLE_MS } from '../../adapters/hosts/gateway/frame-ring.ts';
import { serveGateway } from '../../adapters/hosts/gateway/serve-gateway.ts';
import type { PageRenderer } from '../../adapters/hosts/render/page-renderer.ts';
import { serve } from '../../adapters/sandbox/hosts/http/serve.ts';
import { servePages } from '../../adapters/sandbox/hosts/http/serve-pages.ts';
import { sports } from '../../adapters/sandbox/operator/catalogue/catalogue.ts';
import { createLine } from '../../adapters/sandbox/operator/line/running-line.ts';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { createManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import type { ManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { HOUR_MS, ORIGIN, smallScheduleOf } from '../unit/sandbox-line/given.ts';
import { readFeed } from './feed-reader.ts';
import { LOOPBACK, raw } from './served-host.ts';

const WAIT = { timeout: 10_000 };
const report = (fault: unknown): void => console.error(fault);
const renderer: PageRenderer = {
  script: '',
  styles: [],
  contentOf: () => ({ topics: ['top'], sportId: null }),
  stylesOf: () => [],
  scriptsOf: () => [],
  datesOf: () => [],
  consentOf: () => Promise.resolve(''),
  render: (address) => Promise.resolve(`<h1>${address}</h1>`),
};

let dist: string;
let bus: FeedBus;
let clock: ManualClock;
let operator: string;
const closing: (() => Promise<void>)[] = [];

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'touchline-gateway-'));
  writeFileSync(
    join(dist, 'index.html'),
    '<!doctype html><html><head><title>Built</title></head><body><div id="root"></div></body></html>',
  );
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

beforeEach(async () => {
  bus = createMemoryBus();
  clock = createManualClock(ORIGIN + 3 * HOUR_MS);
  const node = await createNodeOperator({
    clock,
    pace: 60,
    createLine: (_, time, standing) =>
      createLine({ clock: time, standing, bus, sports, source: smallScheduleOf(1, 60), isWarm: true }),
  });
  const served = await serve({ operator: node.operator, dist, port: 0, host: LOOPBACK, report });
  operator = served.address;
  closing.push(served.close, node.close);
  clock.advance(10_000);
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function startGateway(
  isConnected = true,
): Promise<{ readonly address: string; readonly close: () => Promise<void> }> {
  const gateway = await serveGateway({ bus, isConnected: () => isConnected, port: 0, host: LOOPBACK, report });
  closing.push(gateway.close);
  return { address: `http://${LOOPBACK}:${gateway.port}`, close: gateway.close };
}

it('[GTW-5] a reader whose gateway ends continues at another one, and knows what a reader knows who stayed', async () => {
  const [one, two] = [await startGateway(), await startGateway()];
  const steady = readFeed([two.address], 'live');
  const moved = readFeed([one.address, two.address], 'live');
  await expect.poll(() => [steady.liveAt.length, moved.liveAt.length], WAIT).toEqual([1, 1]);
  clock.advance(5_000);
  await expect.poll(moved.point, WAIT).toEqual(steady.point());
  await one.close();
  clock.advance(2_000);
  await expect.poll(() => moved.liveAt.length, WAIT).toBe(2);
  clock.advance(3_000);
  await expect
    .poll(() => [moved.point(), steady.point()], WAIT)
    .toSatisfy(([left, right]: readonly { readonly seq: number }[]) => left?.seq === right?.seq);
  expect(moved.knows()).toEqual(steady.knows());
  expect(moved.kinds().filter((kind) => kind === 'snap')).toHaveLength(1);
  moved.stop();
  steady.stop();
  await Promise.all([moved.ended, steady.ended]);
});

it('[GTW-5] a page of a host that renders is continued at a gateway that has the channel', async () => {
  const gateway = await startGateway();
  const pages = await servePages({
    bus,
    operator,
    isConnected: () => true,
    dist,
    port: 0,
    host: LOOPBACK,
    proxies: [],
    sites: [],
    report,
    renderer,
  });
  closing.push(pages.close);
  const earlier = readFeed([gateway.address], 'top');
  await expect.poll(() => earlier.liveAt.length, WAIT).toBe(1);
  const { status, text } = await raw(pages, '/en/live');
  expect(status).toBe(200);
  expect(text).toContain('<h1>/en/live</h1>');
  expect(text).toContain('id="seed-tree"');
  const seed = JSON.parse(/id="seed"[^>]*>([^<]+)</.exec(text)?.[1] ?? '') as { epoch: string; seq: number };
  clock.advance(RESUMABLE_MS / 2);
  const response = await fetch(`${gateway.address}/line-api/v1/feed?topics=top&epoch=${seed.epoch}&from=${seed.seq}`);
  const first = await response.body?.getReader().read();
  expect(new TextDecoder().decode(first?.value)).toContain(`{"t":"hb","epoch":"${seed.epoch}"`);
  earlier.stop();
  await earlier.ended;
});

it('[HST-8] a host that renders has no calls, and gets the head of a page from the host of the operator', async () => {
  const pages = await servePages({
    bus,
    operator,
    isConnected: () => true,
    dist,
    port: 0,
    host: LOOPBACK,
    proxies: [],
    sites: ['https://touchline.example'],
    report,
  });
  closing.push(pages.close);
  const { text } = await raw(pages, '/en/live');
  expect(text).toContain('<title>Live betting · Touchline</title>');
  expect(text).toContain('<link rel="canonical" href="https://touchline.example/en/live"');
  expect((await raw(pages, '/line-api/v1/tree')).status).toBe(404);
});

it('[GTW-5] a gateway refuses what the operator refuses, in the same words', async () => {
  const gateway = await startGateway();
  for (const query of ['topics=nothing,live', '', 'topics=', 'topics=live&epoch=a', 'topics=live&epoch=a&from=x']) {
    const [own, operators] = [
      await raw(gateway, `/line-api/v1/feed?${query}`),
      await raw({ address: operator }, `/line-api/v1/feed?${query}`),
    ];
    expect(own.status, query).toBe(operators.status);
    expect(JSON.parse(own.text), query).toEqual(JSON.parse(operators.text));
  }
  expect((await raw(gateway, '/line-api/v1/feed?topics=live', { method: 'POST' })).status).toBe(405);
  expect((await raw(gateway, '/line-api/v1/tree')).status).toBe(404);
});

it('[GTW-5] a gateway without a publisher asks its readers to try again, and is not ready without its bus', async () => {
  bus = createMemoryBus();
  const [alone, cut] = [await startGateway(), await startGateway(false)];
  expect(await raw(alone, '/line-api/v1/feed?topics=live')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '1' },
  });
  expect((await raw(alone, '/readyz')).status).toBe(200);
  expect((await raw(cut, '/readyz')).status).toBe(503);
  expect((await raw(cut, '/healthz')).status).toBe(200);
});

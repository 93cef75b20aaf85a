/**
 * Streams of the generated line over sockets, on a manual clock: a rendered page continues its snapshot, and streams
 * share their bytes.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PageRenderer } from '../../adapters/hosts/render/page-renderer.ts';
import { serve } from '../../adapters/sandbox/hosts/http/serve.ts';
import type { Served } from '../../adapters/sandbox/hosts/http/serve.ts';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { createGeneratedLine } from '../../adapters/sandbox/hosts/generated-line.ts';
import { createManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { START } from '../unit/sandbox-book/fake-line.ts';
import { framesOf } from './operator-client.ts';

const MAX_BYTES_BEFORE_DELTA = 1_024;

const clock = createManualClock(START);
const renderer: PageRenderer = {
  script: '',
  styles: [],
  contentOf: () => ({ topics: ['top'], sportId: null }),
  stylesOf: () => [],
  scriptsOf: () => [],
  datesOf: () => [],
  consentOf: () => Promise.resolve(''),
  render: () => Promise.resolve(''),
};
let dist: string;
let served: Served;
let node: NodeOperator;

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'touchline-resume-'));
  writeFileSync(
    join(dist, 'index.html'),
    '<!doctype html><html><head></head><body><div id="root"></div></body></html>',
  );
  node = await createNodeOperator({
    clock,
    pace: 60,
    createLine: (...origin) => createGeneratedLine(...origin, { isWarm: true }),
  });
  served = await serve({ operator: node.operator, dist, port: 0, host: '127.0.0.1', report: console.error, renderer });
  clock.advance(30_000);
});
afterAll(async () => {
  await served.close();
  await node.close();
  rmSync(dist, { recursive: true, force: true });
});

it('streams of the same topics send the same bytes, encoded once', async () => {
  const [one, two] = await Promise.all(
    [node.client(), node.client()].map(async (fetch) =>
      (await fetch('/line-api/v1/feed?topics=top')).body?.getReader(),
    ),
  );
  for (let frame = 0; frame < 4; frame += 1) {
    const [left, right] = [(await one?.read())?.value, (await two?.read())?.value];
    expect(left).toBeInstanceOf(Uint8Array);
    expect(left).toBe(right);
    clock.advance(1_000);
  }
  await one?.cancel();
  await two?.cancel();
});

it.each(['gzip', 'identity'])(
  '[LIN-13] at most 1 KB of feed comes before the first delta when a page resumes from its seed (%s)',
  async (encoding) => {
    const page = await (await fetch(`${served.address}/en`)).text();
    const [, topics = '', seed = ''] = /id="seed" data-topics="([^"]+)"[^>]*>([^<]+)</.exec(page) ?? [];
    const { epoch, seq } = JSON.parse(seed) as { readonly epoch: string; readonly seq: number };
    clock.advance(3_000);
    const query = new URLSearchParams({ topics, lng: 'en', epoch, from: String(seq) });
    const response = await fetch(`${served.address}/line-api/v1/feed?${query.toString()}`, {
      headers: { 'accept-encoding': encoding },
    });
    const frames = framesOf(response);
    let bytes = 0;
    for (;;) {
      const frame = (await frames.next()) as { readonly t: string; readonly seq: number };
      if (frame.t === 'd') {
        expect(frame.seq).toBe(seq + 1);
        break;
      }
      bytes += JSON.stringify(frame).length + 1;
    }
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES_BEFORE_DELTA);
    await frames.cancel();
  },
);

it.each(['epoch=e1', 'from=1', 'epoch=e1&from=x', 'epoch=e1&from=-1', 'epoch=&from=1', 'epoch=a%20b&from=1'])(
  '[LIN-13] a malformed point to resume from is refused: %s',
  async (query) => {
    const response = await fetch(`${served.address}/line-api/v1/feed?topics=top&${query}`);
    expect(response.status).toBe(422);
    await response.body?.cancel();
  },
);

/** A host's interface for its administrators: health, metrics, logs, and an orderly end. */
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Hono } from 'hono';
import type { HostApp, HostEnv } from '../../adapters/hosts/operations/host-app.ts';
import { listen } from '../../adapters/hosts/operations/listen.ts';
import { createLog } from '../../adapters/hosts/operations/log.ts';
import { createHostMetrics } from '../../adapters/hosts/operations/metrics.ts';
import { serveMetrics } from '../../adapters/hosts/operations/operations.ts';
import { readCli } from '../../adapters/sandbox/hosts/http/cli.ts';
import { createFakeLineOperator } from '../operator/create-fake-line-operator.ts';
import { startHost } from './host-process.ts';
import { hostsOfFile, raw } from './served-host.ts';

const start = hostsOfFile();
const FEED = '/line-api/v1/feed?topics=top';
const FORM = JSON.stringify({ currency: 'EUR', countryId: 1, language: 'en', isAdult: true });

/** A connection that sends the given text and collects what arrives. */
async function open({ address }: { readonly address: string }): Promise<{
  readonly socket: Socket;
  readonly received: () => string;
  readonly ended: Promise<void>;
}> {
  const { port } = new URL(address);
  const socket = connect(Number(port), '127.0.0.1');
  let received = '';
  socket.on('data', (part) => (received += part.toString()));
  // A reset counts as an end.
  socket.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  return { socket, received: () => received, ended };
}

describe('health', () => {
  it('[OPS-1] is answered without a cache, and to GET and HEAD only', async () => {
    const served = await start();
    for (const path of ['/healthz', '/readyz', '/readyz?from=probe']) {
      const got = await raw(served, path);
      expect(got, path).toMatchObject({ status: 200, text: 'ok\n', headers: { 'cache-control': 'no-store' } });
      expect((await raw(served, path, { method: 'POST' })).status, path).toBe(405);
    }
    expect((await raw(served, '/healthz', { method: 'HEAD' })).status).toBe(200);
    expect((await raw(served, '/healthzone')).text).toContain('<!doctype html>');
  });
});

describe('metrics', () => {
  it('[OPS-3] count requests by a bounded list of names, and streams while they are open', async () => {
    const metrics = createHostMetrics();
    const served = await start({ metrics });
    await raw(served, '/line-api/v1/tree');
    await raw(served, '/line-api/v1/tree?sport=1');
    for (const name of ['one', 'two', 'three']) await raw(served, `/${name}-api/v1/secret`);
    await raw(served, '/en');
    await raw(served, '/line-api/v1/tree', { method: 'PURGE' });
    const counted = async (): Promise<readonly string[]> =>
      (await metrics.text()).split('\n').filter((line) => /^http_(?:request_duration_seconds_count|open)/.test(line));
    expect(await counted()).toEqual([
      'http_request_duration_seconds_count{area="line-api",method="GET",status="200"} 2',
      'http_request_duration_seconds_count{area="other",method="GET",status="404"} 3',
      'http_request_duration_seconds_count{area="page",method="GET",status="200"} 1',
      'http_request_duration_seconds_count{area="line-api",method="OTHER",status="405"} 1',
      'http_open_streams 0',
    ]);

    const stop = new AbortController();
    const feed = await fetch(served.address + FEED, { signal: stop.signal });
    expect(await feed.body?.getReader().read()).toMatchObject({ done: false });
    expect(await counted()).toContain('http_open_streams 1');
    stop.abort();
    await expect.poll(counted).toContain('http_open_streams 0');
    // A stream has no duration.
    expect(await counted()).toHaveLength(5);
  });

  it('[OPS-2] are served on an address of their own', async () => {
    const metrics = createHostMetrics();
    const faults: unknown[] = [];
    const served = await serveMetrics(metrics, 0, (fault) => faults.push(fault));
    try {
      const { pathname } = new URL(served.address);
      expect(await raw(served, pathname)).toMatchObject({
        status: 200,
        headers: { 'content-type': metrics.contentType },
        text: expect.stringContaining('process_cpu_seconds_total'),
      });
      expect((await raw(served, '/')).status).toBe(404);
      expect(faults).toEqual([]);
    } finally {
      await served.close();
    }
    expect((await raw(await start({ metrics }), '/metrics')).text).not.toContain('process_cpu_seconds_total');
  });
});

describe('the log', () => {
  it('[OPS-4] has a line for a request that failed, which names no player', async () => {
    const lines: string[] = [];
    const { operator } = await createFakeLineOperator();
    const broken = new Proxy(operator, {
      get(target, name, receiver) {
        if (name === 'players') throw new Error('the registration broke');
        const value: unknown = Reflect.get(target, name, receiver);
        return value;
      },
    });
    const log = createLog('json', (line) => lines.push(line));
    const served = await start({ operator: broken, log, report: (fault) => log.error(fault) });
    const headers = {
      'x-requested-with': 'x',
      cookie: 'touchline_session=secret-session',
      'user-agent': 'secret-agent',
    };
    const { status } = await raw(served, '/web-api/registration/fast?from=secret-query', {
      method: 'POST',
      headers,
      body: FORM,
    });
    expect(status).toBe(500);
    await expect.poll(() => lines.length).toBe(2);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      { level: 'error', time: expect.any(String), err: expect.any(Object), msg: 'the registration broke' },
      {
        level: 'warn',
        time: expect.any(String),
        area: 'web-api',
        method: 'POST',
        status: 500,
        seconds: expect.any(Number),
        msg: 'request failed',
      },
    ]);
    expect(lines.join('')).not.toMatch(/secret|127\.0\.0\.1|registration\/fast|EUR/);
  });

  it('is human-readable text by default', () => {
    const printed: unknown[][] = [];
    const note = (...parts: unknown[]): void => void printed.push(parts);
    const log = createLog('text', undefined, { log: note, warn: note, error: note });
    const fault = new Error('no');
    log.info('started');
    log.warn('request failed', { area: 'page', status: 500 });
    log.error(fault);
    log.error(fault, { area: 'page' });
    expect(printed).toEqual([['started'], ['request failed area=page status=500'], [fault], ['area=page', fault]]);
  });
});

describe('a route that fails', () => {
  it('[OPS-4] is reported and answered 500, or cut off once its answer has begun', async () => {
    const app: HostApp = new Hono<HostEnv>();
    app.get('/early', () => {
      throw new Error('early');
    });
    app.get('/late', ({ env: { outgoing } }) => {
      outgoing.writeHead(200, { 'content-length': 10 }).write('half');
      throw new Error('late');
    });
    const faults: unknown[] = [];
    const listening = await listen({
      port: 0,
      host: '127.0.0.1',
      app,
      apis: [],
      report: (fault) => faults.push(fault),
      endStreams: () => undefined,
    });
    const served = { address: `http://127.0.0.1:${listening.port}` };
    try {
      expect(await raw(served, '/early')).toMatchObject({ status: 500, text: 'The request could not be answered.\n' });
      await expect(raw(served, '/late')).rejects.toThrow('socket hang up');
      expect(faults).toEqual([new Error('early'), new Error('late')]);
    } finally {
      await listening.close();
    }
  });
});

describe('a host that is asked to stop', () => {
  it('[OPS-5] answers the calls under way, ends its streams and accepts nothing new', async () => {
    const served = await start();
    const feed = await fetch(served.address + FEED);
    const reader = feed.body?.getReader();
    expect(await reader?.read()).toMatchObject({ done: false });
    const call = await open(served);
    call.socket.write(
      `POST /web-api/registration/fast HTTP/1.1\r\nhost: x\r\nx-requested-with: x\r\ncontent-length: ${FORM.length}\r\n\r\n`,
    );
    call.socket.write(FORM.slice(0, 5));
    const probe = await open(served);
    probe.socket.write('GET /readyz HTTP/1.1\r\nhost: x\r\n');
    // Both requests have begun once a later one has been answered.
    await raw(served, '/healthz');

    const closed = served.close();
    probe.socket.write('\r\n');
    await probe.ended;
    expect(probe.received()).toContain('HTTP/1.1 503');
    const drained = async (): Promise<void> => {
      for (;;) if ((await reader?.read())?.done !== false) return;
    };
    await drained();
    await expect(raw(served, '/healthz')).rejects.toThrow('ECONNREFUSED');
    call.socket.write(FORM.slice(5));
    await call.ended;
    expect(call.received()).toContain('HTTP/1.1 201');
    expect(call.received()).toMatch(/connection: close/i);
    await closed;
  });

  it('[OPS-5] cuts off what takes too long', async () => {
    const served = await start({ drainMs: 20 });
    const call = await open(served);
    call.socket.write('POST /web-api/registration/fast HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n');
    await raw(served, '/healthz');
    await served.close();
    await call.ended;
    expect(call.received()).toBe('');
  });

  it('[OPS-2, OPS-4, OPS-5] as a process: JSON lines only, metrics on their port, and exit code 0', async () => {
    const data = mkdtempSync(join(tmpdir(), 'touchline-operations-'));
    try {
      const host = await startHost(['--port', '0', '--data', data, '--log', 'json', '--metrics-port', '0']);
      if (!('end' in host)) throw new Error(host.printed);
      const messages = (): readonly string[] =>
        host
          .printed()
          .trim()
          .split('\n')
          .map((line) => (JSON.parse(line) as { readonly msg: string }).msg);
      await expect.poll(() => messages().at(-1)).toContain('Data in');
      const [, metrics = ''] = /Metrics are at (\S+)/.exec(messages().join('\n')) ?? [];
      expect(await (await fetch(metrics)).text()).toContain('http_open_streams 0');
      expect(await host.end('SIGTERM')).toBe(0);
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  });

  it('has options that are checked', () => {
    expect(readCli(['--log', 'json', '--metrics-port', '9400'])).toMatchObject({
      ok: true,
      value: { log: 'json', metricsPort: 9400 },
    });
    expect(readCli([])).toMatchObject({ ok: true, value: { log: 'text', metricsPort: null } });
    expect(readCli(['--log', 'xml', '--metrics-port', '70000'])).toEqual({
      ok: false,
      error: [
        '--metrics-port must be a whole number from 0 to 65535, not "70000"',
        '--log must be text or json, not "xml"',
      ].join('\n'),
    });
  });
});

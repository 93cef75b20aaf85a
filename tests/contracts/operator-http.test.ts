/** The HTTP host's additions to the contract: cookies, static files, headers, limits, and slow readers. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCli } from '../../adapters/sandbox/hosts/http/cli.ts';
import { serve } from '../../adapters/sandbox/hosts/http/serve.ts';
import type { Served } from '../../adapters/sandbox/hosts/http/serve.ts';
import { createFakeLineOperator } from '../operator/create-fake-line-operator.ts';
import type { FakeLine } from '../unit/sandbox-book/fake-line.ts';
import { framesOf, until } from './operator-client.ts';

const SCRIPT = `console.log(${JSON.stringify('x'.repeat(5000))})`;
let dist: string;
let served: Served;
let line: FakeLine;
let close: () => Promise<void>;

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'touchline-dist-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Touchline</title>');
  writeFileSync(join(dist, 'assets', 'main-ABCD1234.js'), SCRIPT);
  writeFileSync(join(dist, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const node = await createFakeLineOperator();
  ({ line } = node);
  served = await serve({
    operator: node.operator,
    dist,
    port: 0,
    host: '127.0.0.1',
    report: (error) => console.error(error),
  });
  close = () => node.close();
});
afterAll(async () => {
  await served.close();
  await close();
  rmSync(dist, { recursive: true, force: true });
});

interface Got {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** The raw answer: nothing is normalised or decompressed. */
function raw(
  path: string,
  { method = 'GET', headers = {}, body = '' }: { method?: string; headers?: OutgoingHttpHeaders; body?: string } = {},
): Promise<Got> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(served.address);
    const asking = request({ hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
      response.on('error', reject);
    });
    asking.on('error', reject);
    asking.end(body);
  });
}

describe('cookies', () => {
  it('are HTTP-only, and internal headers never enter or leave', async () => {
    const form = JSON.stringify({ currency: 'EUR', countryId: 1, language: 'en', isAdult: true });
    const { status, headers } = await raw('/web-api/registration/fast', {
      method: 'POST',
      headers: { 'x-requested-with': 'x' },
      body: form,
    });
    expect(status).toBe(201);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^touchline_session=[\w-]{43}; Max-Age=2592000; HttpOnly; SameSite=Strict; Path=\/$/),
    ]);
    expect(headers).not.toHaveProperty('x-sandbox-set-cookie');
    const [cookie = ''] = headers['set-cookie']?.[0]?.split(';') ?? [];
    expect((await raw('/web-api/session', { headers: { cookie } })).body.toString()).toMatch(/^\d{9}$/);
    expect((await raw('/web-api/session', { headers: { 'x-sandbox-cookie': cookie } })).body.toString()).toBe('');
    const gone = await raw('/web-api/user/disconnect', {
      method: 'POST',
      headers: { 'x-requested-with': 'x', cookie },
    });
    expect(gone.headers['set-cookie']).toEqual(['touchline_session=; Max-Age=0; HttpOnly; SameSite=Strict; Path=/']);
  });
});

describe('static files', () => {
  it.each(['/', '/en', '/en/live/1', '/index.html', '/en?x=1'])(
    '%s is the page, revalidated on each request',
    async (path) => {
      const { status, headers, body } = await raw(path);
      expect(status).toBe(200);
      expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
      expect(body.toString()).toContain('Touchline');
      expect((await raw(path, { headers: { 'if-none-match': headers.etag ?? '' } })).status).toBe(304);
    },
  );

  it('any page address serves the page even with a dot, with 404 when unknown; a missing file is not found', async () => {
    const opened = await raw('/en/line/st.gallen', { headers: { accept: 'text/html,*/*' } });
    expect(opened.status).toBe(404);
    expect(opened.body.toString()).toContain('<title>This page could not be found · Touchline</title>');
    const missing = await raw('/assets/other-ABCD1234.js', { headers: { accept: '*/*' } });
    expect(missing.status).toBe(404);
    expect(missing.body.toString()).not.toContain('<title>');
  });

  it('hashed files are cached for ever, and compressed as the client accepts', async () => {
    const plain = await raw('/assets/main-ABCD1234.js');
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(plain.body.toString()).toBe(SCRIPT);
    const br = await raw('/assets/main-ABCD1234.js', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT);
    const gzip = await raw('/assets/main-ABCD1234.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
    expect(gzip.headers.etag).not.toBe(br.headers.etag);
    expect((await raw('/assets/main-ABCD1234.js', { method: 'HEAD' })).body).toHaveLength(0);
    expect((await raw('/logo.svg')).headers['content-type']).toBe('image/svg+xml');
  });

  it('[HST-13] a file is sent as the build has compressed it, to browsers that take Brotli', async () => {
    const path = '/assets/built-ABCD1234.js';
    writeFileSync(join(dist, path), SCRIPT);
    writeFileSync(join(dist, `${path}.br`), brotliCompressSync('// of the build'));
    const br = await raw(path, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe('// of the build');
    expect((await raw(path)).body.toString()).toBe(SCRIPT);
  });

  it.each([
    '/../package.json',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '//etc/passwd',
    '/assets/%00',
    '/%zz',
  ])('%s cannot leave the folder', async (path) => {
    const { status, body } = await raw(path);
    expect([200, 404]).toContain(status);
    if (status === 200) expect(body.toString()).toContain('<title>Touchline</title>');
  });

  it('are read-only', async () => {
    expect((await raw('/', { method: 'POST' })).status).toBe(405);
  });
});

describe('every answer', () => {
  it.each(['/', '/missing.js', '/line-api/v1/tree', '/web-api/unknown'])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await raw(path);
      const policy = headers['content-security-policy'];
      expect(policy).toContain(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'",
      );
      expect(policy).toContain("frame-ancestors 'none'; require-trusted-types-for 'script'");
      expect(policy).not.toContain('unsafe');
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
    },
  );

  it.each(['/bet-api/v1/coupon/code/%E0%A4%A', '/bet-api/v1/bets/by-key/%'])(
    '%s, an unreadable address, is refused with an explanation',
    async (path) => {
      const { status, body } = await raw(path);
      expect(status).toBe(400);
      expect(JSON.parse(body.toString())).toMatchObject({ errors: [{ code: 'malformed' }] });
    },
  );

  it('a large answer is compressed for clients that accept compression', async () => {
    const { headers, body } = await raw(
      '/bff-api/config/group/get?groups=' + Array.from({ length: 300 }, (_, i) => `group${i}`).join(','),
      { headers: { 'accept-encoding': 'gzip' } },
    );
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': 'application/json' });
    expect(JSON.parse(gunzipSync(body).toString())).toHaveProperty('group299');
  });

  it('a body above 256 KB is refused', async () => {
    const body = 'x'.repeat(256 * 1024 + 1);
    const { status, body: answer } = await raw('/web-api/user/login', {
      method: 'POST',
      headers: { 'x-requested-with': 'x', 'content-length': body.length },
      body: body.slice(0, 10),
    });
    expect(status).toBe(413);
    expect(answer.toString()).toContain('tooLarge');
    const chunked = await raw('/web-api/user/login', {
      method: 'POST',
      headers: { 'x-requested-with': 'x', 'transfer-encoding': 'chunked' },
      body,
    });
    expect(chunked.status).toBe(413);
    expect(
      (
        await raw('/web-api/user/login', {
          method: 'POST',
          headers: { 'x-requested-with': 'x' },
          body: 'x'.repeat(200_000),
        })
      ).status,
    ).toBe(400);
  });
});

describe('a call over sockets', () => {
  it('may be a DELETE without a body, and have a body without a length', async () => {
    const removed = await raw('/limit-service-api/api/external/web/v3/limit?limitType=10', {
      method: 'DELETE',
      headers: { 'x-requested-with': 'x' },
    });
    expect(removed.status).toBe(401);
    const login = (headers: OutgoingHttpHeaders): Promise<Got> =>
      raw('/web-api/user/login', {
        method: 'POST',
        headers: { 'x-requested-with': 'x', 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ login: 'nobody', password: 'Nothing1' }),
      });
    const [whole, chunked] = [await login({}), await login({ 'transfer-encoding': 'chunked' })];
    expect(whole.status).toBe(chunked.status);
    expect(chunked.status).toBeLessThan(500);
    expect(chunked.body.toString()).toBe(whole.body.toString());
  });
});

describe('the feed over sockets', () => {
  it('is compressed frame by frame', async () => {
    const response = await fetch(`${served.address}/line-api/v1/feed?topics=top`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    const frames = framesOf(response);
    expect(await frames.next()).toMatchObject({ t: 'snap' });
    line.send('{"t":"d","seq":2}');
    expect(await frames.next()).toMatchObject({ seq: 2 });
    await frames.cancel();
    await until(() => line.streams() === 0);
  });

  it.each(['', 'accept-encoding: gzip\r\n'])(
    'a stalled reader is dropped, and other readers are unaffected (%j)',
    async (encoding) => {
      const { hostname, port } = new URL(served.address);
      const slow = connect(Number(port), hostname);
      slow.on('error', () => undefined);
      slow.pause();
      slow.write(`GET /line-api/v1/feed?topics=live HTTP/1.1\r\nhost: x\r\n${encoding}\r\n`);
      await until(() => line.streams() === 1);
      const frames = framesOf(
        await fetch(`${served.address}/line-api/v1/feed?topics=top`, { headers: { 'accept-encoding': 'identity' } }),
      );
      await frames.next();
      // Random data, which compression cannot shrink.
      const noise = Array.from({ length: 40_000 }, (_, i) => ((i * 2654435761) >>> 0).toString(36)).join('');
      let seq = 1;
      while (line.streams() === 2 && seq < 2000) {
        seq += 1;
        line.send(JSON.stringify({ t: 'd', seq, noise: `${seq}${noise}` }));
        expect(await frames.next()).toMatchObject({ seq });
      }
      expect(line.streams()).toBe(1);
      await frames.cancel();
      slow.destroy();
      await until(() => line.streams() === 0);
    },
  );
});

describe('the command line', () => {
  it('has defaults', () => {
    expect(readCli([])).toEqual({
      ok: true,
      value: {
        seed: 1,
        speed: 10,
        port: 4400,
        host: '127.0.0.1',
        role: null,
        operator: null,
        bus: null,
        gateways: 2,
        data: '.data',
        dist: 'dist',
        line: null,
        isStrict: false,
        isKiosk: false,
        messengers: [],
        providers: null,
        proxies: [],
        sites: [],
        limits: 'strict',
        log: 'text',
        metricsPort: null,
        faults: { loseAnswer: 0, refuse: 0, delayMs: 0 },
        switches: {},
      },
    });
    expect(readCli(['--switch', 'blockReason=4', '--switch=isMaintenance'])).toMatchObject({
      ok: true,
      value: { switches: { blockReason: 4, isMaintenance: true } },
    });
    expect(readCli(['--switch', 'blockReason=99', '--switch=nothing=1'])).toEqual({
      ok: false,
      error:
        '--switch: blockReason must be a whole number from 0 to 17, not 99\n--switch: there is no switch "nothing"',
    });
    expect(readCli(['--seed', '7', '--speed=60', '--line', 'season'])).toMatchObject({
      ok: true,
      value: { seed: 7, speed: 60, line: 'season' },
    });
    expect(readCli(['--fault', 'lose-answer=1', '--fault=delay-ms=250'])).toMatchObject({
      ok: true,
      value: { faults: { loseAnswer: 1, refuse: 0, delayMs: 250 } },
    });
  });

  it('[SEA-2] accepts --strict only with season files', () => {
    expect(readCli(['--line', 'season', '--strict'])).toMatchObject({ ok: true, value: { isStrict: true } });
    expect(readCli(['--strict'])).toEqual({ ok: false, error: '--strict is about season files: it needs --line' });
  });

  it.each([
    [['--seed', 'x'], '--seed must be a whole number from 0 to 4294967295, not "x"'],
    [
      ['--port', '70000', '--speed', '0'],
      '--speed must be a number from 1 to 600, not "0"\n--port must be a whole number from 0 to 65535, not "70000"',
    ],
    [['--data='], '--data must not be empty'],
    [['--sped', '1'], "Unknown option '--sped'"],
    [['--port'], "Option '--port <value>' argument missing"],
    [['stray'], 'stray'],
    [
      ['--fault', 'lose-answer'],
      '--fault must be lose-answer=NUMBER, refuse=NUMBER, delay-ms=NUMBER, not "lose-answer"',
    ],
    [
      ['--fault', 'crash=1', '--fault', 'refuse=-1'],
      'not "crash=1"\n--fault must be lose-answer=NUMBER, refuse=NUMBER, delay-ms=NUMBER, not "refuse=-1"',
    ],
    [['--fault', 'delay-ms=60001'], '--fault delay-ms is at most 60000, not 60001'],
    [['--fault', 'toString=1'], 'not "toString=1"'],
  ])('%j is refused with an explanation', (args, why) => {
    const read = readCli(args);
    expect(read.ok ? '' : read.error).toContain(why);
  });
});

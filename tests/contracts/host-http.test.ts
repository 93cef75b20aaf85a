/** The HTTP host behind a proxy, its host names, and incomplete requests. */
import { connect } from 'node:net';
import type { OutgoingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { readCli } from '../../adapters/sandbox/hosts/http/cli.ts';
import { CHECK_INTERVAL_MS, REQUEST_TIMEOUT_MS } from '../../adapters/hosts/operations/listen.ts';
import type { Served } from '../../adapters/sandbox/hosts/http/serve.ts';
import type { Got } from './served-host.ts';
import { hostsOfFile, LOOPBACK, raw } from './served-host.ts';

const FORM = JSON.stringify({ currency: 'EUR', countryId: 1, language: 'en', isAdult: true });

const start = hostsOfFile();

const registerOver = (served: Served, headers: OutgoingHttpHeaders): Promise<Got> =>
  raw(served, '/web-api/registration/fast', {
    method: 'POST',
    headers: { 'x-requested-with': 'x', ...headers },
    body: FORM,
  });
const canonicalOf = (html: string): string | undefined => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const alternateHosts = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/hreflang="[^"]*" href="([^"]*)"/g)].map(([, href]) => new URL(href ?? '').origin)),
];

describe('a request that came by https through a configured proxy', () => {
  it('[HST-1] gets Secure cookies and Strict-Transport-Security', async () => {
    const served = await start({ proxies: [LOOPBACK] });
    const { status, headers } = await registerOver(served, { 'x-forwarded-proto': 'https' });
    expect(status).toBe(201);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^touchline_session=[\w-]{43}; Max-Age=2592000; HttpOnly; SameSite=Strict; Path=\/; Secure$/,
      ),
    ]);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect((await raw(served, '/en', { headers: { 'x-forwarded-proto': 'https' } })).headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
    });
  });

  it('[HST-1] a plain request through the same proxy gets neither', async () => {
    const served = await start({ proxies: [LOOPBACK] });
    for (const headers of [{}, { 'x-forwarded-proto': 'http' }, { 'x-forwarded-proto': 'https, http' }]) {
      const got = await registerOver(served, headers);
      expect(got.headers['set-cookie']?.[0]).not.toContain('Secure');
      expect(got.headers).not.toHaveProperty('strict-transport-security');
    }
  });

  it('[HST-1] only a configured proxy is trusted', async () => {
    for (const proxies of [[], ['10.0.0.1', '192.168.0.0/16']]) {
      const got = await registerOver(await start({ proxies }), { 'x-forwarded-proto': 'https' });
      expect(got.headers['set-cookie']?.[0]).not.toContain('Secure');
      expect(got.headers).not.toHaveProperty('strict-transport-security');
    }
  });

  it('[HST-1] a proxy is configured by its address or its subnet', async () => {
    const got = await registerOver(await start({ proxies: ['127.0.0.0/8'] }), { 'x-forwarded-proto': 'https' });
    expect(got.headers['set-cookie']?.[0]).toContain('Secure');
  });
});

describe('the host name of a page', () => {
  it('[HST-2] is the requested configured site, or else the first one, in canonical and hreflang', async () => {
    const served = await start({ sites: ['https://touchline.example', 'https://mirror.example:8443'] });
    const ask = async (host: string): Promise<Got> =>
      raw(served, '/en/live', { headers: { host, accept: 'text/html' } });
    for (const [host, origin] of [
      ['touchline.example', 'https://touchline.example'],
      ['mirror.example:8443', 'https://mirror.example:8443'],
      ['mirror.example', 'https://touchline.example'],
      ['evil.example', 'https://touchline.example'],
    ] as const) {
      const { text } = await ask(host);
      expect(canonicalOf(text), host).toBe(`${origin}/en/live`);
      expect(alternateHosts(text), host).toEqual([origin]);
    }
  });

  it('[HST-2] is the listening address without configured sites', async () => {
    const served = await start();
    const { port } = new URL(served.address);
    const ask = async (host: string): Promise<string | undefined> =>
      canonicalOf((await raw(served, '/en/live', { headers: { host, accept: 'text/html' } })).text);
    expect(await ask(`localhost:${port}`)).toBe(`http://localhost:${port}/en/live`);
    expect(await ask(`127.0.0.1:${port}`)).toBe(`http://127.0.0.1:${port}/en/live`);
    expect(await ask('evil.example')).toBe(`http://localhost:${port}/en/live`);
  });
});

describe('requests that the host refuses', () => {
  it.each(['/web-api/session', '/en/live', '/'])(
    '[HST-3] TRACE %s is answered 405 with what is allowed',
    async (path) => {
      const { status, headers } = await raw(await start(), path, { method: 'TRACE' });
      expect(status).toBe(405);
      expect(headers.allow).toEqual(path.startsWith('/web-api') ? 'GET, HEAD, POST, DELETE' : 'GET, HEAD');
    },
  );

  it('[HST-4] the timeout of a whole request and its check interval total 30 s at most', () => {
    expect(REQUEST_TIMEOUT_MS + CHECK_INTERVAL_MS).toBeLessThanOrEqual(30_000);
  });

  it.each([
    [
      'a body',
      'POST /web-api/user/login HTTP/1.1\r\nhost: x\r\nx-requested-with: x\r\ncontent-length: 100\r\n\r\n{"lo',
    ],
    ['headers', 'POST /web-api/user/login HTTP/1.1\r\nhost: x\r\nx-reque'],
  ])('[HST-4] %s sent incompletely ends with 408 and a closed connection', async (_, half) => {
    const served = await start({ requestTimeoutMs: 100, checkIntervalMs: 20 });
    const { hostname, port } = new URL(served.address);
    const response = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname);
      let received = '';
      socket.on('data', (part) => (received += part.toString()));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(received));
      socket.write(half);
    });
    expect(response).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
  });
});

describe('the command line', () => {
  it('[HST-1, HST-2] accepts proxies and sites, and refuses invalid ones', () => {
    const read = readCli(['--proxy', '10.0.0.1', '--proxy=fd00::/8', '--site', 'https://touchline.example']);
    expect(read).toMatchObject({
      ok: true,
      value: { proxies: ['10.0.0.1', 'fd00::/8'], sites: ['https://touchline.example'] },
    });
    expect(readCli(['--proxy', 'example.org', '--proxy=10.0.0.0/33', '--site', 'touchline.example/x'])).toEqual({
      ok: false,
      error: [
        '--proxy must be an IP address or a subnet such as 10.0.0.0/8, not "example.org"',
        '--proxy must be an IP address or a subnet such as 10.0.0.0/8, not "10.0.0.0/33"',
        '--site must be an origin such as https://touchline.example, not "touchline.example/x"',
      ].join('\n'),
    });
  });
});

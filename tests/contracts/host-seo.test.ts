/**
 * The http host without a script: statuses, redirects, and the head's tags in the page, from the operator's own data.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askHandlers } from '../../adapters/sandbox/hosts/http/ask-operator.ts';
import { createSitePages } from '../../adapters/sandbox/hosts/http/site-pages.ts';
import { serve } from '../../adapters/sandbox/hosts/http/serve.ts';
import type { Served } from '../../adapters/sandbox/hosts/http/serve.ts';
import { createFakeLineOperator } from '../operator/create-fake-line-operator.ts';
import type { Operator } from '../../adapters/sandbox/operator/operator.ts';
import { decodeSeoPageData } from 'touchline/core/seo/page-data';
import { ALL_ROUTES } from 'touchline/navigation/all-routes';
import { LIVE } from '../unit/sandbox-book/fake-line.ts';
import type { FakeLine } from '../unit/sandbox-book/fake-line.ts';
import { addressOf } from '../unit/seo/given.ts';

const PAGE =
  '<!doctype html>\n<html lang="en" dir="ltr">\n  <head>\n    <title>Built</title>\n    <meta name="description" content="Built">\n  </head>\n  <body></body>\n</html>\n';
const SITES = ['http://site.example', 'http://127.0.0.1:4400', 'http://localhost:4400', 'https://a-b.c1.example:80'];
const LANGUAGES = ['en', 'ru', 'de', 'ar'] as const;

let dist: string;
let served: Served;
let operator: Operator;
let line: FakeLine;
let close: () => Promise<void>;
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'touchline-seo-'));
  writeFileSync(join(dist, 'index.html'), PAGE);
  const node = await createFakeLineOperator();
  ({ operator, line } = node);
  served = await serve({
    operator: node.operator,
    dist,
    port: 0,
    host: '127.0.0.1',
    sites: SITES,
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
  readonly html: string;
}

function open(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(served.address);
    const asking = request(
      { hostname, port, path, method, headers: { host: 'site.example', accept: 'text/html', ...headers } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            html: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    asking.on('error', reject);
    asking.end();
  });
}

/** Works while the operator is switched so. */
async function switched<T>(set: Readonly<Record<string, unknown>>, work: () => Promise<T>): Promise<T> {
  expect(operator.switches.set(set)).toEqual([]);
  try {
    return await work();
  } finally {
    operator.switches.reset();
  }
}

const titleOf = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
const metaOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1];
const canonicalOf = (html: string): string | undefined => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const alternatesOf = (html: string): readonly string[] =>
  [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
    ([, language, href]) => `${language} ${href}`,
  );

describe('statuses', () => {
  it.each([
    // Only the page itself finds out whether the site is closed to its visitor.
    ['/en/maintenance', 200],
    ['/en/block-ua', 200],
    ['/en/confirm', 200],
    ['/en', 200],
    ['/', 200],
    ['/en/office/account', 200],
    ['/en/user/login', 200],
    ['/en/no-such-page', 404],
    ['/no/such/page', 404],
    ['/en/live/football', 404],
    ['/en/500', 500],
    ['/500', 500],
    // A path that can't be decoded is an address all the same.
    ['/en/%E0%A4%A', 404],
    ['/%zz', 404],
    ['/en/%00', 404],
  ])('[SEO-6] %s is answered %d, with the page and its policy', async (path, wanted) => {
    const { status, headers, html } = await open(path);
    expect(status).toBe(wanted);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding, accept-language',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
    expect(html).toContain('<body></body>');
    expect(await open(path, {}, 'HEAD')).toMatchObject({ status: wanted, html: '' });
  });

  it.each([
    ['/en/bonus/slot_first_deposit', 301, '/en/casino/slot-first-deposit'],
    ['/en/coupon', 302, '/en'],
    ['/coupon', 302, '/'],
    ['/en/forgotpassword', 302, '/en?showForgotPasswordModal=1'],
    ['/en/office', 302, '/en/office/account'],
    ['/en/landings/spring', 302, '/en/promotions/spring'],
    ['/xx/live?x=1', 302, '/de/live?x=1'],
  ])('[SEO-6] %s redirects: %d to %s', async (path, status, location) => {
    expect(await open(path, { 'accept-language': 'de' })).toMatchObject({ status, headers: { location }, html: '' });
  });

  it('[SEO-6] a page that the operator lacks, or reports as gone, is not found', async () => {
    const statuses = (paths: readonly string[]): Promise<readonly number[]> =>
      Promise.all(paths.map(async (path) => (await open(path)).status));
    expect(await statuses(['/en/contacts', '/en/news/old', '/en/rules/general'])).toEqual([200, 200, 200]);
    expect(
      await switched({ notFoundUrls: ['/contacts', '/news/*'], availableRoutes: [1] }, () =>
        statuses(['/en/contacts', '/de/contacts', '/en/news/old', '/en/rules/general', '/en/live']),
      ),
    ).toEqual([404, 404, 404, 404, 200]);
  });

  it('[SEO-6] no redirect leaves the site, whatever is in the address or the Host header', async () => {
    for (const path of [
      '/xx//evil.example',
      '//evil.example/xx',
      '/xx/https://evil.example',
      '/xx/%2f%2fevil.example',
      '/xx?return-url=https://evil.example',
      '/landings/..%2f..%2fevil.example',
      '/xx\\evil.example',
      '/xx/%0d%0alocation:%20https://evil.example',
    ]) {
      for (const host of ['site.example', 'evil.example"><b>', 'a@b']) {
        const { status, headers, html } = await open(path, { host });
        expect([200, 302, 400, 404]).toContain(status);
        const { location } = headers;
        if (location !== undefined)
          expect(new URL(location, 'https://site.example').origin).toBe('https://site.example');
        expect(html).not.toContain('"><b>');
      }
    }
  });

  it.each(['evil.example"><b>', 'a@b', 'a b', 'site.example/x'])(
    '[HST-2] a request whose Host header is not a host (%j) is refused',
    async (host) => {
      expect(await open('/en/live', { host })).toMatchObject({ status: 400, html: '' });
      expect((await open('/line-api/v1/tree', { host })).status).toBe(400);
    },
  );

  it.each(['evil.example', '256.1.1.1'])(
    '[SEO-2] a Host header that names no configured site (%j) gets the first site',
    async (host) => {
      expect(canonicalOf((await open('/en/live', { host })).html)).toBe('http://site.example/en/live');
    },
  );

  it.each(SITES)(
    '[SEO-2] a page’s canonical address is on the configured site that was requested: %s',
    async (site) => {
      expect(canonicalOf((await open('/en/live', { host: new URL(site).host })).html)).toBe(`${site}/en/live`);
    },
  );

  it('an address that is not valid text is refused without a crash', async () => {
    const { hostname, port } = new URL(served.address);
    const response = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname);
      let received = '';
      socket.on('data', (part) => (received += part.toString('latin1')));
      socket.on('close', () => resolve(received));
      socket.write(
        'GET /xx/\u00ff\u00fe\u0080 HTTP/1.1\r\nhost: site.example\r\naccept: text/html\r\nconnection: close\r\n\r\n',
        'latin1',
      );
    });
    expect(response).toMatch(/^HTTP\/1\.1 (?:302|400|404) /);
    expect((await open('/en')).status).toBe(200);
  });

  it('[SEO-8] without an answer from the operator the page is served as built', async () => {
    const errors: unknown[] = [];
    const draw = createSitePages(
      askHandlers([]),
      () => 'http://site.example',
      (error) => errors.push(error),
    );
    expect(await draw({ address: '/en/live', header: () => undefined }, PAGE)).toEqual({
      kind: 'page',
      status: 200,
      html: PAGE,
      isShared: false,
    });
    expect(errors).toEqual([]);
  });
});

describe('the head without JavaScript', () => {
  it.each([
    ['en', 'ltr', 'Live betting · Touchline'],
    ['ru', 'ltr', 'Ставки live · Touchline'],
    ['de', 'ltr', 'Livewetten · Touchline'],
    ['ar', 'rtl', 'الرهان المباشر · Touchline'],
  ])('[SEO-1] of the live page is complete in %s', async (language, direction, title) => {
    const { html } = await open(`/${language}/live?x=1`);
    expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(titleOf(html)).toBe(title);
    expect(metaOf(html, 'description')).not.toBe('Built');
    expect(html.match(/<meta name="description"/g)).toHaveLength(1);
    expect(metaOf(html, 'robots')).toBe('index, follow');
    expect(canonicalOf(html)).toBe(`http://site.example/${language}/live`);
    expect(alternatesOf(html)).toEqual([
      ...LANGUAGES.map((each) => `${each} http://site.example/${each}/live`),
      'x-default http://site.example/en/live',
    ]);
  });

  it('[SEO-1] names the subject of the page, differently in each language', async () => {
    const sport = await open('/en/live/1');
    expect(titleOf(sport.html)).toMatch(/^\S.*: live betting · Touchline$/);
    const titles = await Promise.all(LANGUAGES.map(async (language) => titleOf((await open(`/${language}`)).html)));
    expect(new Set(titles).size).toBe(LANGUAGES.length);
  });

  it('[SEO-2] the long address of a championship has the short one as canonical', async () => {
    const { html } = await open('/en/champ/line/top/1/101');
    expect(canonicalOf(html)).toBe('http://site.example/en/line/1/101');
    expect(alternatesOf(html)).toEqual([]);
  });

  it('[SEO-4] unknown championships and pages of a player are not indexed', async () => {
    expect(metaOf((await open('/en/line/1/999999')).html, 'robots')).toBe('noindex, follow');
    const office = await open('/en/office/account');
    expect(metaOf(office.html, 'robots')).toBe('noindex, nofollow');
    expect(titleOf(office.html)).toBe('Touchline');
  });

  it('[SEO-4] a finished game is not indexed', async () => {
    const robots = async (): Promise<string | undefined> =>
      metaOf((await open(`/en/live/1/101/${LIVE}`)).html, 'robots');
    expect(await robots()).toBe('index, follow');
    line.setGame(LIVE, { status: 4 });
    expect(await robots()).toBe('noindex, follow');
    line.setGame(LIVE, { status: 2 });
  });

  it.each([
    ['/en/no-such-page', 'This page could not be found · Touchline'],
    ['/ru/no-such-page', 'Страница не найдена · Touchline'],
    ['/de/%E0%A4%A', 'Seite nicht gefunden · Touchline'],
    ['/ar/500', 'لم يستجب الخادم · Touchline'],
    ['/en/500', 'The server could not answer · Touchline'],
  ])('[SEO-5] %s has its title in its language', async (path, title) => {
    expect(titleOf((await open(path)).html)).toBe(title);
  });

  it('[SEO-5] a missing page is reported as missing to robots, too', async () => {
    const { html } = await open('/en/no-such-page');
    expect(metaOf(html, 'robots')).toBe('noindex, nofollow');
    expect(canonicalOf(html)).toBeUndefined();
  });

  it('[SEO-3] omits languages reserved for players, whose pages are not indexed', async () => {
    const { html } = await switched({ langHiddenUnauthorized: ['ru'] }, () => open('/en/live'));
    expect(alternatesOf(html).map((each) => each.split(' ')[0])).toEqual(['en', 'de', 'ar', 'x-default']);
    const hidden = await switched({ langHiddenUnauthorized: ['ru'] }, () => open('/ru/live'));
    expect(hidden.status).toBe(200);
    expect(metaOf(hidden.html, 'robots')).toBe('noindex, nofollow');
    expect(metaOf((await open('/ru/live')).html, 'robots')).toBe('index, follow');
  });

  it('[SEO-2, SEO-3] of a mirror names the host that it mirrors, in every language', async () => {
    const { html } = await switched({ mirrorDomain: 'main.example' }, () => open('/de/live?x=1'));
    expect(canonicalOf(html)).toBe('https://main.example/de/live');
    expect(alternatesOf(html)).toEqual([
      ...LANGUAGES.map((each) => `${each} https://main.example/${each}/live`),
      'x-default https://main.example/en/live',
    ]);
  });

  it('[SEO-1] every page of the table has a title, its robots and one canonical address', async () => {
    for (const route of ALL_ROUTES) {
      const { status, html } = await open(addressOf(route, 'de'));
      if (status !== 200) continue;
      expect(titleOf(html), route.name).not.toBe('Built');
      // Private pages are titled after the site; their screens set the title for those who may see them.
      if (metaOf(html, 'robots') !== 'noindex, nofollow' && metaOf(html, 'robots') !== 'noindex, follow')
        expect(titleOf(html), route.name).toMatch(/^\S.+(?: · Touchline|Livewetten)$/);
      expect(html.match(/<meta name="robots"/g), route.name).toHaveLength(1);
      expect(html.match(/<link rel="canonical"/g), route.name).toHaveLength(1);
    }
  });

  it('SEO data are requested each time, and the page is resent only when they changed', async () => {
    const { headers } = await open('/en/live');
    expect((await open('/en/live', { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
    expect((await open('/de/live', { 'if-none-match': headers.etag ?? '' })).status).toBe(200);
  });
});

describe('SEO page data', () => {
  it.each(LANGUAGES)('[SEO-1] exist for the main routes in %s', async (language) => {
    for (const section of [
      'home',
      'live',
      'line',
      'results',
      'slots',
      'live-casino',
      'offers',
      'rules',
      'contacts',
      'responsiblegaming',
    ]) {
      const { html } = await open(`/bff-api/seo/page-data?language=${language}&section=${section}`);
      const data = decodeSeoPageData(JSON.parse(html));
      expect(
        data.ok && data.value.title !== '' && data.value.description !== '' && !data.value.title.includes('{'),
      ).toBe(true);
    }
  });

  it('are answered for any query', async () => {
    for (const query of [
      '',
      'language=xx&section=__proto__',
      'language=toString&matchId=9999999999999999&subsectionId=-1',
      `section=${'x'.repeat(3_000)}`,
    ]) {
      const { status, html } = await open(`/bff-api/seo/page-data?${query}`);
      expect(status).toBe(200);
      expect(decodeSeoPageData(JSON.parse(html)).ok).toBe(true);
    }
  });
});

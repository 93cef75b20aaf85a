/** Pages that the host renders: their headers, and what is in them. */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { PageRenderer, StyleSheet } from '../../adapters/hosts/render/page-renderer.ts';
import { createFakeLineOperator } from '../operator/create-fake-line-operator.ts';
import { hostsOfFile, raw } from './served-host.ts';

const start = hostsOfFile();
const BOARD: StyleSheet = { href: '/assets/board-ABCD1234.css', text: '.board{}' };
const renderer: PageRenderer = {
  script: 'early()',
  styles: [BOARD, { href: '/assets/game-ABCD1234.css', text: '.game{}' }],
  contentOf: (address) =>
    address === '/en'
      ? { topics: ['top'], sportId: null }
      : address === '/en/about'
        ? { view: 'information', path: '/about' }
        : null,
  stylesOf: () => [BOARD],
  scriptsOf: (address) => (address === '/en' ? [] : ['/assets/screen-ABCD1234.js']),
  datesOf: () => [],
  consentOf: () => Promise.resolve('<section id="first-consent"></section>'),
  render: () => Promise.resolve('<p>1.85</p>'),
};
const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

it('[RND-5] only the inline script and styles of the build are allowed, by their hashes', async () => {
  const policy = async (options: Parameters<typeof start>[0]): Promise<unknown> =>
    (await raw(await start(options), '/en')).headers['content-security-policy'];
  expect(await policy({ renderer })).toContain(
    `; script-src 'self' ${hashOf('early()')}; style-src 'self' ${hashOf('.board{}')} ${hashOf('.game{}')}; `,
  );
  expect(await policy({})).toContain("; script-src 'self'; style-src 'self'; ");
});

it('[RND-9] the styles of the first paint are in the head, and the script is before the root', async () => {
  const { text, status } = await raw(await start({ renderer }), '/en');
  expect(status).toBe(200);
  const [head = '', body = ''] = text.split('</head>');
  expect(head).toContain('<style data-href="/assets/board-ABCD1234.css">.board{}</style>');
  expect(body).toMatch(
    /<script>early\(\)<\/script><section id="first-consent"><\/section><div id="root" data-address="\/en"><p>1\.85<\/p><\/div><script type="application/,
  );
});

it('[RND-14] a page that the browser renders names the scripts of its screen, one that is not found none', async () => {
  const served = await start({ renderer });
  const link = '<link rel="modulepreload" href="/assets/screen-ABCD1234.js">';
  const pageAt = async (address: string): Promise<string> => (await raw(served, address)).text;
  expect((await pageAt('/en/casino-lobby')).split('</head>')[0]).toContain(link);
  expect(await pageAt('/en')).not.toContain(link);
  expect(await pageAt('/en/no-such-page')).not.toContain(link);
});

it('[RND-10] any cache may keep a rendered page for a second, and no other page', async () => {
  const served = await start({ renderer });
  const rendered = await raw(served, '/en');
  expect(rendered.headers['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-while-revalidate=2');
  expect(rendered.headers.vary).toBe('accept-encoding');
  expect(rendered.headers['set-cookie']).toBeUndefined();
  const { etag = '' } = rendered.headers;
  expect((await raw(served, '/en', { headers: { 'if-none-match': etag, cookie: 'touchline_session=x' } })).status).toBe(
    304,
  );
  const plain = await raw(served, '/en/user/login');
  expect(plain.headers['cache-control']).toBe('no-cache');
  expect(plain.headers.vary).toBe('accept-encoding, accept-language');
});

it('[RND-13] a document is the one that a guest gets, and is left to the browser where the operator does not keep its promise', async () => {
  const node = await createFakeLineOperator();
  const faults: unknown[] = [];
  const served = await start({ renderer, operator: node.operator, report: (fault) => faults.push(fault) });
  const { text, headers } = await raw(served, '/en/about', { headers: { cookie: 'touchline_session=x' } });
  expect(text).toContain('<div id="root" data-address="/en/about"><p>1.85</p></div>');
  const [, seed = ''] =
    /<script type="application\/json" id="seed-document" data-view="information" data-path="\/about" data-language="en" data-name="Touchline pages">([^<]*)</.exec(
      text,
    ) ?? [];
  expect(JSON.parse(seed)).toMatchObject({ title: 'About us', language: 'en' });
  expect(headers['cache-control']).toContain('s-maxage=1');
  for (const remoteViews of ['dead', 'wrongHash', 'wrongType', 'foreign', 'redirect', 'slow'] as const) {
    node.operator.switches.set({ remoteViews });
    // A page is kept for a second, whatever it is.
    const other = await start({ renderer, operator: node.operator, report: (fault) => faults.push(fault) });
    const plain = await raw(other, '/en/about');
    expect(plain.status, remoteViews).toBe(200);
    expect(plain.text, remoteViews).toContain('<div id="root"></div>');
  }
  expect(faults).toEqual([]);
  await node.close();
});

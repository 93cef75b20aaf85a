import { describe, expect, it } from 'vitest';
import { ALL_ROUTES, readSiteAddress } from 'touchline/navigation/all-routes';
import { ROUTES } from 'touchline/navigation/routes';

const known: readonly (readonly [
  address: string,
  language: string | null,
  route: string,
  params: Readonly<Record<string, string>>,
])[] = [
  ['/', null, 'home', {}],
  ['', null, 'home', {}],
  ['/en', 'en', 'home', {}],
  ['/en/', 'en', 'home', {}],
  ['/xx/live', 'xx', 'live', {}],
  ['/en/live', 'en', 'live', {}],
  ['//en///live//', 'en', 'live', {}],
  ['/live/1', null, 'live-sport', { sport: '1' }],
  ['/en/line', 'en', 'line', {}],
  ['/en/line/2999', 'en', 'line-sport', { sport: '2999' }],
  ['/en/live/1/5', 'en', 'champ', { section: 'live', sport: '1', champ: '5' }],
  ['/en/line/1/5', 'en', 'champ', { section: 'line', sport: '1', champ: '5' }],
  ['/en/live/1/5/123456789012345', 'en', 'game', { section: 'live', sport: '1', champ: '5', game: '123456789012345' }],
  ['/en/coupon', 'en', 'coupon', {}],
  ['/en/search', 'en', 'search', {}],
  ['/en/favourites', 'en', 'favourites', {}],
  ['/en/user/login', 'en', 'login', {}],
  ['/en/registration', 'en', 'registration', {}],
  ['/en/office', 'en', 'office', {}],
  ['/en/office/account', 'en', 'account', {}],
  ['/en/office/history', 'en', 'history', {}],
  ['/en/office/history/1000001', 'en', 'bet', { bet: '1000001' }],
  ['/de/print-coupon/1000001', 'de', 'print-coupon', { couponId: '1000001' }],
  ['/de/print-coupon/1000001-2', 'de', 'print-coupon', { couponId: '1000001-2' }],
  ['/500', null, 'server-error', {}],
];

describe('addresses of the site', () => {
  for (const [address, language, route, params] of known) {
    it(`[NAV-3] ${address === '' ? 'nothing' : address} is ${route}`, () =>
      expect(readSiteAddress(address)).toMatchObject({ language, params, route: { name: route } }));
  }
  it('every route has an address here', () =>
    expect(new Set(known.map(([, , route]) => route))).toEqual(new Set(ROUTES.map(({ name }) => name))));

  const nowhere = [
    '/en/nowhere',
    '/en/live/x',
    '/en/live/-1',
    '/en/live/1.5',
    '/en/live/1/5/6/7',
    '/en/live/1234567890123456',
    '/en/casino/1/5',
    '/en/office/history/a%20b',
    `/en/office/history/${'x'.repeat(41)}`,
    '/eng/live',
    '/en/en',
    '/en/%2e%2e/live',
    '/en/live%2f1',
    '/en/__proto__',
    '/en/constructor/prototype',
    '/%',
    '/%zz/live',
    '/en/live/%00',
    '/en/javascript:alert(1)',
    `/${'a/'.repeat(3_000)}`,
  ];
  for (const address of nowhere) {
    it(`[NAV-3] ${address.slice(0, 40)} has no route, and does not throw`, () => {
      expect(readSiteAddress(address).route).toBeNull();
    });
  }

  it('[NAV-8] the first routes begin the whole table, and no other route takes their addresses', () => {
    expect(ALL_ROUTES.slice(0, ROUTES.length)).toEqual(ROUTES);
    for (const [address, , route] of known) expect(readSiteAddress(address).route?.name).toBe(route);
  });

  it('a lone surrogate does not break the address', () => {
    for (const address of ['/en/\ud800', '/en/\udc00x', '/\ud800/\ud800', `/${'x'.repeat(2_046)}\ud83d\ude00`])
      expect(readSiteAddress(address).path).toMatch(/^\/[\w%/]*$/);
    expect(readSiteAddress('/\ud800/evil.example').path).toBe('/%EF%BF%BD/evil.example');
  });

  it('optional parameters are read from the left, and a rest parameter has any length', () => {
    expect(readSiteAddress('/en/lotto/view').params).toEqual({ sectionName: 'view' });
    expect(readSiteAddress('/en/betting-alphabet/a/b/c').params).toEqual({ block: 'a', category: 'b', slug: 'c' });
    expect(readSiteAddress('/en/statisticpopup/a/%2f/c')).toMatchObject({
      path: '/statisticpopup/a/%2F/c',
      params: {},
    });
  });

  it('query and hash are kept, and are never taken for a path', () => {
    expect(readSiteAddress('/en/live?x=/a/b#y?z')).toMatchObject({
      path: '/live',
      query: '?x=/a/b',
      hash: '#y?z',
      route: { name: 'live' },
    });
    expect(readSiteAddress('/en/live#y?z')).toMatchObject({ query: '', hash: '#y?z' });
    expect(readSiteAddress('/en?a=\n\\\u00a0#\t')).toMatchObject({ query: '?a=%0A%5C%C2%A0', hash: '#%09' });
    expect(readSiteAddress('?x=1')).toMatchObject({ path: '/', query: '?x=1', route: { name: 'home' } });
  });

  it('the path is encoded so that no part of it can be misread', () => {
    expect(readSiteAddress('/en/a%2fb/%3fx')).toMatchObject({ path: '/a%2Fb/%3Fx' });
    expect(readSiteAddress('//evil.example/x').path).toBe('/evil.example/x');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCookieJar } from '../../../adapters/node/cookie-jar.ts';
import { cookiesOf, keepable, pairsOfQuery, REFERRAL_KEYS, referralOf } from 'touchline/core/referral/rules';
import { createWorld, decideIn } from '../../models/world.ts';
import type { World } from '../../models/world.ts';

const DAY = 86_400;
const cookies = (query: string): Readonly<Record<string, readonly [string, number]>> =>
  Object.fromEntries(
    cookiesOf(keepable(pairsOfQuery(query))).map(({ name, value, lifeS }) => [name, [value, lifeS] as const]),
  );

describe('the referral cookies', () => {
  it('[RFR-2] are the specified ones', () => {
    expect(cookies('?ref=12')).toEqual({ refererid: ['12', 60 * DAY], postback_watcher: ['', 4] });
    expect(cookies('?bf_id=a')).toMatchObject({ bf_id: ['a', DAY] });
    for (const key of ['btag', 'tag', 'qtag'])
      expect(cookies(`?${key}=t`)).toMatchObject({ reflinkid: ['t', 60 * DAY], reflinkid_visit: ['t', 3_600] });
    expect(cookies('?qtag=3&tag=2&btag=1')).toMatchObject({ reflinkid: ['1', 60 * DAY] });
    expect(cookies('?subid=s')).toMatchObject({ subid: ['s', 60 * DAY] });
  });

  it('[RFR-2] name the click’s partner when all three are present, else the affiliate when there is a tag', () => {
    expect(cookies('?click_id=c&utm_source=u&aip=a')).toMatchObject({ ref_partner_id: ['c', 30 * DAY] });
    for (const query of ['?click_id=c&utm_source=u', '?click_id=c&aip=a', '?utm_source=u&aip=a', '?affid=f'])
      expect(cookies(query)).not.toHaveProperty('ref_partner_id');
    expect(cookies('?affid=f&tag=t')).toMatchObject({ ref_partner_id: ['f', 60 * DAY] });
  });

  it('[RFR-2] give the watcher the whole referral when pb is set, and are emptied otherwise', () => {
    expect(cookies('?pb=1&tag=t%20x&secret=1&password=2')['postback_watcher']).toEqual(['pb=1&tag=t%20x', 30 * DAY]);
    // Whatever else the referral has, also where that sets no cookie of its own.
    for (const query of ['?tag=t', '?subid=s', '?utm_source=u', '?affid=f'])
      expect(cookies(query)['postback_watcher'], query).toEqual(['', 4]);
  });

  it('[RFR-2, CNS-13] have the values of the address, each encoded once, for any text', () => {
    const jar = createCookieJar(() => 0);
    const page = jar.at('https://touchline.test');
    const asked = (value: string): string => {
      for (const cookie of cookiesOf(keepable(pairsOfQuery(`?ref=${value}&pb=1`)))) page.write(cookie);
      return jar.header('https://touchline.test/');
    };
    expect(asked('a%20b')).toBe('refererid=a%20b; postback_watcher=ref%3Da%2520b%26pb%3D1');
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 128 }).filter((each) => each.length <= 128);
    fc.assert(
      fc.property(text, (value) => {
        asked(encodeURIComponent(value));
        expect(page.read('refererid')).toBe(value);
        expect(pairsOfQuery(page.read('postback_watcher') ?? '')).toContainEqual(['ref', encodeURIComponent(value)]);
      }),
      { seed: 2, numRuns: 500 },
    );
  });

  it('[RFR-1] are not set for a query without referral keys', () => {
    for (const query of [
      '',
      '?',
      '?a=1&token=secret',
      '?ref=',
      `?ref=${'x'.repeat(129)}`,
      '?__proto__=1&constructor=2',
    ])
      expect(cookies(query)).toEqual({});
    expect(referralOf(keepable(pairsOfQuery('?tag=1')))).toEqual({ type: 'reflinkid', value: '1' });
    expect(referralOf(keepable(pairsOfQuery('?bf_id=1&tag=2')))).toEqual({ type: 'bf_id', value: '1' });
    expect(referralOf({})).toBeNull();
  });

  it('[RFR-1] contain only known keys, short values and valid characters, for any query', () => {
    const key = fc.oneof(fc.constantFrom(...REFERRAL_KEYS), fc.string());
    const query = fc.oneof(
      fc.string(),
      fc
        .array(fc.tuple(key, fc.string({ maxLength: 300 })))
        .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`),
    );
    fc.assert(
      fc.property(query, (text) => {
        const kept = keepable(pairsOfQuery(text));
        for (const [name, value] of Object.entries(kept)) {
          expect(REFERRAL_KEYS).toContain(name);
          expect(decodeURIComponent(value).length).toBeLessThanOrEqual(128);
          expect(value).toMatch(/^[\w.!~*'()%-]+$/);
        }
      }),
      { seed: 1, numRuns: 2_000 },
    );
  });
});

describe('consent', () => {
  const all = (world: World): readonly string[] =>
    [...world.browser.pageCookies.keys()].filter((name) => !['ggru', 'grant'].includes(name));

  it('[RFR-3, RFR-4] delays the cookies until marketing is allowed; then the first query is stored', async () => {
    const world = createWorld();
    world.operator.config = { hasCookiesPopup: true };
    const tab = world.browser.open({ isWholeSite: true, query: '?ref=12&other=1' });
    await world.clock.run(1_000);
    expect(all(world)).toEqual([]);
    expect(tab.core.feature('referral').get()).toEqual({ values: { ref: '12' }, referral: null });
    expect(JSON.stringify([...world.browser.storage])).not.toContain('12');
    tab.core.dispatch({ type: 'consent/acceptAll', payload: {} });
    await world.clock.run(100);
    expect(world.browser.pageCookies.get('refererid')).toBe('12');
  });

  it('[RFR-3] is required for every cookie', async () => {
    const world = createWorld();
    world.operator.config = { hasCookiesPopup: true };
    const tab = world.browser.open({ isWholeSite: true, query: '?ref=12&tag=1' });
    await world.clock.run(100);
    await decideIn(world, tab, '/en?subid=5');
    await world.clock.run(60_000);
    expect(all(world)).toEqual([]);
    expect(tab.core.feature('referral').get()?.values).toEqual({ subid: '5' });
  });

  it('[RFR-4] a failed write is reported with the specified text, and the page keeps working', async () => {
    const world = createWorld();
    world.operator.config = { hasCookiesPopup: false };
    world.browser.pageCookies.set = () => {
      throw new Error('no cookies today');
    };
    const tab = world.browser.open({ isWholeSite: true, query: '?ref=12' });
    tab.core.line.watch(['top']);
    await world.clock.run(1_000);
    expect(tab.reports).toContain('referral: fail save referral tags');
    expect(tab.core.line.status.get()).toBe('live');
  });
});

describe('a registration', () => {
  /** The referral in the body of a registration after a visit with this query and choice. */
  async function registeredWith(query: string, checked: readonly 'marketing'[]): Promise<unknown> {
    const world = createWorld();
    world.operator.config = { hasCookiesPopup: true };
    const { core } = world.browser.open({ isWholeSite: true, query });
    await world.clock.run(500);
    core.dispatch({ type: 'consent/acceptSelected', payload: { checked } });
    await core.load('auth');
    const account = { currency: 'EUR', countryId: 1, isAdult: true, bonus: 'none' } as const;
    core.actions('auth')?.ask({ kind: 'register', type: 'fast_reg', account });
    await world.clock.run(500);
    const sent = world.operator.received.find(({ what }) => what === 'POST /web-api/registration/fast');
    return (JSON.parse(sent?.request.body ?? '{}') as { readonly referral?: unknown }).referral;
  }

  it('[RFR-5] carries the referral of the visit with consent to marketing only', async () => {
    expect(await registeredWith('?btag=77&ref=3', ['marketing'])).toEqual({ type: 'reflinkid', value: '77' });
    expect(await registeredWith('?btag=77&bf_id=a%20b', ['marketing'])).toEqual({ type: 'bf_id', value: 'a%20b' });
    expect(await registeredWith('?btag=77', [])).toBeUndefined();
    expect(await registeredWith('?ref=3', ['marketing'])).toBeUndefined();
  });
});

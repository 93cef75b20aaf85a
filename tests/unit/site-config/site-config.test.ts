import { describe, expect, it } from 'vitest';
import { betTypeNames } from 'touchline/core/history/bet-type';
import { siteConfigDecider } from 'touchline/core/site-config/decider';
import type { SiteConfig } from 'touchline/core/site-config/views';
import { decodeSiteConfig } from 'touchline/core/site-config/wire';
import { ALL_ALLOWED } from '../../arbitraries/coupon-world.ts';
import { given, stateAfter } from '../../models/given.ts';
import type { World } from '../../models/world.ts';
import { createWorld, market } from '../../models/world.ts';

const asks =
  (world: World, { calls } = world.browser.open()): (() => number) =>
  () =>
    calls.filter((call) => call.startsWith('GET /bff-api/config')).length;
const config: SiteConfig = {
  languages: ['en'],
  defaultLanguage: 'en',
  countryCode: 'DE',
  geoCountryId: 1,
  geoCurrency: 'EUR',
  companyName: '',
  isRegistrationAllowed: true,
  minAge: 18,
  currencies: [],
  countries: [],
  clockOffset: 0,
  coupon: ALL_ALLOWED,
};

describe('the site config', () => {
  it('is kept when a later load fails, and the failure is recorded', () => {
    const past = given(siteConfigDecider, null);
    past()
      .when({ type: 'site-config/receive', payload: config })
      .then({ type: 'site-config/received', payload: config });
    past().when({ type: 'site-config/reportFailure', payload: {} }).then({ type: 'site-config/failed', payload: {} });
    expect(
      stateAfter(siteConfigDecider, [
        { type: 'site-config/received', payload: config },
        { type: 'site-config/failed', payload: {} },
      ]),
    ).toEqual({ config, failed: true });
  });

  it('[CFG-1] is decoded field by field; an unreadable answer counts as none', async () => {
    const world = createWorld();
    const wire = JSON.parse(
      world.operator.answer({ method: 'GET', path: '/bff-api/config/all.json', headers: {}, timeoutMs: 1 }, new Map())
        .text,
    ) as Record<string, unknown>;
    expect(decodeSiteConfig({ ...wire, unknown: 1 }).ok).toBe(true);
    expect(decodeSiteConfig({ ...wire, coupon: { maxLegs: 5, minAmountTypes: [2, 12] } })).toMatchObject({
      value: { coupon: { minAmountTypes: ['system', 'unknown'], maxAmountTypes: betTypeNames } },
    });
    for (const bad of [
      { languages: [] },
      { minAge: '18' },
      { currencies: [{ id: 1 }] },
      { serverTime: 0.5 },
      { coupon: null },
    ])
      expect(decodeSiteConfig({ ...wire, ...bad }).ok).toBe(false);
    world.browser.fate = ({ path }) =>
      path.startsWith('/bff-api') ? { kind: 'respond', status: 200, text: '{}' } : { kind: 'answer', ms: 5 };
    const { core } = world.browser.open();
    await world.clock.run(100);
    expect(core.siteConfig.get()).toBeNull();
  });

  it('sets the offset of the operator’s clock', async () => {
    const world = createWorld();
    world.operator.clockOffset = 90_000;
    const { core } = world.browser.open();
    await world.clock.run(100);
    expect(Math.abs((core.siteConfig.get()?.clockOffset ?? 0) - 90_000)).toBeLessThan(100);
  });

  it('[CFG-2] is requested at once and 5 more times 1 s apart; then a notice appears, and requests continue every 15 s', async () => {
    const world = createWorld();
    world.browser.fate = ({ path }) => (path.startsWith('/bff-api') ? { kind: 'down' } : { kind: 'answer', ms: 5 });
    const tab = world.browser.open();
    const asked = asks(world, tab);
    await world.clock.run(5_500);
    expect(asked()).toBe(6);
    expect(tab.core.notices.get().map(({ text }) => text.key)).toEqual(['notice.noSiteConfig']);
    await world.clock.run(14_000);
    expect(asked()).toBe(6);
    world.browser.fate = () => ({ kind: 'answer', ms: 5 });
    await world.clock.run(1_000);
    expect(asked()).toBe(7);
    expect(tab.core.siteConfig.get()?.companyName).toBe('Virtual');
    await world.clock.run(120_000);
    expect(asked()).toBe(7);
  });

  it('[CFG-6] provides the country for calls, which name none before', async () => {
    const world = createWorld();
    const countries: (readonly [path: string, country: string | undefined])[] = [];
    world.browser.fate = ({ path, headers }) => {
      countries.push([path.split('?')[0] ?? '', headers['x-geoip']]);
      return { kind: 'answer', ms: 5 };
    };
    const { core } = world.browser.open();
    await world.clock.run(100);
    expect(countries).toContainEqual(['/bff-api/config/all.json', '']);
    const { length } = countries;
    core.dispatch({ type: 'session/register', payload: { currency: 'EUR', countryId: 1, isAdult: true } });
    await world.clock.run(100);
    const later = countries.slice(length);
    expect(later.length).toBeGreaterThan(0);
    expect(new Set(later.map(([, country]) => country))).toEqual(new Set([core.siteConfig.get()?.countryCode]));
    expect(core.siteConfig.get()?.countryCode).toMatch(/^[A-Z]{2}$/);
  });

  it('[CFG-3] does not delay prices, board or coupon', async () => {
    const world = createWorld();
    world.browser.fate = ({ path }) => (path.startsWith('/bff-api') ? { kind: 'down' } : { kind: 'answer', ms: 5 });
    const { core } = world.browser.open();
    core.line.watch(['top']);
    await world.clock.run(500);
    expect(core.dispatch({ type: 'coupon/addLeg', payload: { marketId: market(1) } }).ok).toBe(true);
    expect(core.coupon.get()).toMatchObject({ currency: 'EUR', legs: [{ price: 2_000 }] });
  });
});

/** The site's configuration. */
import { ANTI_EXPRESS_MARGIN } from 'touchline/core/coupon/rules/settlement/anti-express';
import { choosePack } from 'touchline/core/limits/packs/choose';
import { MAX_LEGS } from '../operator/book/coupon-types.ts';
import { COLLECTOR_KEY } from '../operator/analytics/analytics.ts';
import { configuredServices } from '../operator/analytics/services.ts';
import { footerGroup, menuGroup, supportGroup } from '../operator/site/menus.ts';
import { shownSections } from './shown-sections.ts';
import { siteLanguage } from '../operator/site/words.ts';
import { about } from '../operator/players/directory.ts';
import type { Currency } from '../operator/players/directory.ts';
import { CONFIG_SWITCHES } from '../operator/switches/config-switches.ts';
import { SWITCH_NAMES } from '../operator/switches/switches.ts';
import type { Switches } from '../operator/switches/switches.ts';
import { get } from './call.ts';
import type { Call, Route } from './call.ts';
import { countryOf, DEFAULT_COUNTRY } from './country-of.ts';
import { json } from './respond.ts';

const LANGUAGES = ['en', 'ru', 'de', 'ar'] as const;
const COMPANY = 'Touchline';

const DEFAULT_CURRENCY = 'EUR';
const AMOUNT_STEP_EUR = 2.5;
const INITIAL_AMOUNT_EUR = 5;

const ALL_TYPES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

const COUPON = {
  changeCoefActions: [0, 1, 2],
  maxLegs: MAX_LEGS,
  isVipBetAllowed: true,
  isBonusBetAllowed: true,
  isAdvanceAllowed: true,
  isPromoCodeAllowed: true,
  isOneClickAllowed: true,
  minAmountTypes: ALL_TYPES,
  maxAmountTypes: ALL_TYPES,
  antiExpressMargin: ANTI_EXPRESS_MARGIN,
  hasExpressOfTheDay: true,
  hasBetGenerator: true,
} as const;

export const siteRoutes: readonly Route[] = [
  get('/bff-api/config/all.json', async (call) =>
    json({
      ...config(call),
      analyticsServices: await configuredServices(call.operator.switches.get('analyticsServices')),
    }),
  ),
  get('/bff-api/config/group/get', (call) => {
    const asked = (call.query.get('groups') ?? '').split(',').filter((name) => name !== '');
    return json(Object.fromEntries(asked.map((name) => [name, GROUPS.get(name)?.(call) ?? {}])));
  }),
];

/** A group that is not listed here is empty. */
const GROUPS: ReadonlyMap<string, (call: Call) => Readonly<Record<string, unknown>>> = new Map([
  [
    'coupon',
    ({ operator }) => ({
      initialAmount: Object.fromEntries(
        operator.currencies.map((currency) => [currency.iso, about(INITIAL_AMOUNT_EUR, currency)]),
      ),
      amountStep: Object.fromEntries(
        operator.currencies.map((currency) => [currency.iso, about(AMOUNT_STEP_EUR, currency)]),
      ),
    }),
  ],
  ['maintenance', ({ operator }) => ({ ...operator.gate.upkeep() })],
  ['menu', ({ query, operator }) => menuGroup(siteLanguage(query.get('lang')), shownSections(operator))],
  [
    'footer',
    ({ query, operator }) => footerGroup(siteLanguage(query.get('lang')), operator.switches.get('partnerHasTaxes')),
  ],
  [
    'support',
    ({ operator, query }) => supportGroup(siteLanguage(query.get('lang')), operator.switches.get('supportChannels')),
  ],
]);

function config({ operator, headers, query }: Call): Readonly<Record<string, unknown>> {
  const { countries, currencies } = operator;
  const country = countryOf({ operator, headers });
  const nameIn = countryNames(query.get('lang') ?? '');
  return {
    languages: LANGUAGES,
    defaultLanguage: LANGUAGES[0],
    country_code: country?.code ?? DEFAULT_COUNTRY,
    geoCountryId: country?.id ?? 0,
    geoCurrency: currencyOf(country?.code ?? '', currencies),
    companyName: COMPANY,
    ...configSwitches(operator.switches),
    currencies: currencies.map(({ id, iso, symbol, minorDigits }) => ({ id, iso, symbol, minorDigits })),
    countries: countries.map(({ id, code, name }) => ({ id, code, name: nameIn(code) ?? name })),
    serverTime: operator.clock.now(),
    coupon: COUPON,
  };
}

/** Config fields that are switches, and fields derived from switches. */
function configSwitches(switches: Switches): Readonly<Record<string, unknown>> {
  const switched = Object.fromEntries(CONFIG_NAMES.map((name) => [name, switches.get(name)]));
  const consultant = switches.get('consultantId');
  const routes = switches.get('availableRoutes');
  return {
    ...switched,
    minAge: Math.max(switches.get('minAge'), leastAge(switches.get('jurisdiction'))),
    group_id: 1,
    analyticsCollectorApiKey: COLLECTOR_KEY,
    availableRoutes: routes.length === 0 ? null : routes,
    consultantParams: consultant === '' ? null : { consultant_id: consultant },
    customizeConfig: {
      geo_with_twelve_format: ['US', 'CA', 'AU', 'IN', 'PH', 'EG', 'SA', 'PK'],
      has_twelve_h_by_geo: switches.get('hasTwelveHourGeo'),
    },
    licenceConfig: {
      dmca: { domains: switches.get('dmcaDomains'), name: 'dmca-site-verification', content: 'touchline-stand-in' },
    },
    preselectedBonusIdByRouteName: pairs(switches.get('preselectedBonusIdByRouteName')).map(([route, id]) => ({
      route,
      id: Number(id),
    })),
    abTestsAvailability: Object.fromEntries(
      pairs(switches.get('abTests')).map(([trial, arms]) => [trial, arms.split('|')]),
    ),
    afterSignIn: pairs(switches.get('afterSignIn')).map(([from, to]) => ({ from, to })),
  };
}
/** A jurisdiction may set a higher minimum age than the site. */
function leastAge(jurisdiction: string): number {
  const pack = choosePack(jurisdiction);
  return pack.ok ? pack.value.minAge : 0;
}
const CONFIG_NAMES = SWITCH_NAMES.filter((name) => Object.hasOwn(CONFIG_SWITCHES, name));
const pairs = (text: string): readonly (readonly [string, string])[] =>
  [...text.matchAll(/([^=,\s]+)=([^=,\s]+)/g)].map(([, left = '', right = '']) => [left, right]);

/** An ISO 4217 code usually begins with the country's code; the exceptions share a currency. */
function currencyOf(country: string, currencies: readonly Currency[]): string {
  const shared = SHARED_CURRENCIES.get(country) ?? DEFAULT_CURRENCY;
  const own = currencies.find(({ iso }) => iso.startsWith(country) && country !== '');
  return own?.iso ?? currencies.find(({ iso }) => iso === shared)?.iso ?? DEFAULT_CURRENCY;
}
const SHARED_CURRENCIES: ReadonlyMap<string, string> = new Map([
  ['CM', 'XAF'],
  ['CI', 'XOF'],
  ['SN', 'XOF'],
  ['EC', 'USD'],
  ['LI', 'CHF'],
]);

/** Country names in one of the site's languages. */
function countryNames(lang: string): (code: string) => string | null {
  const language = LANGUAGES.find((known) => known === lang) ?? LANGUAGES[0];
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? null) : null);
}

/** Generated contexts and addresses for properties of the guards. */
import fc from 'fast-check';
import { ALL_ROUTES, readSiteAddress } from 'touchline/navigation/all-routes';
import type { KnownContext } from 'touchline/navigation/guard';
import type { OptionalFacts } from 'touchline/navigation/navigation-context';
import { CLOSED, DEVELOPERS, EMPTY, GUESTS, HEADLESS, MAIN, OFFICE, REDIRECTS } from './specified.ts';

export const OWN = 'https://site.example';
const ALLOWED = ['https://pay.example', 'https://id.example:8443'];
const LANGUAGES = ['en', 'de', 'ru', 'fr'];

const paths: readonly string[] = [
  ...[...MAIN, ...OFFICE, ...GUESTS, ...HEADLESS, ...EMPTY, ...DEVELOPERS].map(([path]) => path),
  ...CLOSED.map(([path]) => path),
  ...REDIRECTS.map(([path]) => path),
  '/print-coupon/5',
  '/bonus-offer/welcome',
  '/bonus/slot_first_deposit',
  '/bonus-offer/slot_first_deposit',
  '/auth-app',
  '/nowhere',
  '/live/x',
];
const path = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...paths) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '/',
      '/live',
      '/office/recharge',
      '/office/deduce',
      '/confirm',
      '/suspension',
      '/block',
      '/maintenance',
      '/user/login',
      '/registration',
      '/office/identification',
      '/bonus/welcome',
      '/bonus-offer/welcome',
    ),
  },
);
const query = fc.constantFrom(
  '',
  '',
  '',
  '?a=1',
  '?redirect-service=1',
  '?tag=x&a=1',
  '?platform_type=mobile',
  '?return-url=%2Fen%2Foffice%2Frecharge',
  '?return-url=%2Fen%2Fuser%2Flogin',
  '?return-url=%2F%2Fevil.example',
  '?return-url=%2Fxx%2Funknown%2F..%2Fregistration%3Freturn-url%3D%252Fconfirm',
  '?identification=true',
  '?',
  '?&&=',
  `?long=${'x'.repeat(700)}`,
  `?long=${'%F0%9F%98%80'.repeat(150)}`,
);
const hash = fc.constantFrom('', '', '#a', '#/office?x');
const farAddress: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom('', '/en', '/de', '/ru', '/fr', '/xx', '/DE', '/Ru'), path, query, hash)
  .map(([language, at, asked, mark]) => `${language}${at === '/' && language !== '' ? '' : at}${asked}${mark}`);

/** A small set of addresses, so that most redirect chains stay within it. */
const near = fc.constantFrom('/en', '/en/live', '/en/line', '/en/live/1', '/de', '/en/contacts');
export const siteAddress: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: farAddress },
  { weight: 1, arbitrary: near },
);

const foreign = fc.oneof(
  siteAddress,
  fc.constantFrom(
    'https://evil.example/',
    'https://pay.example/ok',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    `${OWN}/de/live`,
    `${OWN}//evil.example`,
    '',
    'https://id.example:8443/?x=1',
    '/en/../../x',
  ),
);
const redirect = fc.record({
  asked: siteAddress,
  answer: fc.option(
    fc.record({
      redirect: fc.boolean(),
      code: fc.constantFrom(301, 302, null),
      url: fc.option(foreign),
      hasReasons: fc.constantFrom(true, true, true, false),
      hasBreadcrumbs: fc.constant(true),
    }),
  ),
});
const nearRedirect = fc.record({
  asked: near,
  answer: fc.record({
    redirect: fc.constant(true),
    code: fc.constantFrom(301, 302),
    url: near,
    hasReasons: fc.constant(true),
    hasBreadcrumbs: fc.constant(true),
  }),
});
const redirects = fc.option(
  fc.oneof(fc.array(redirect, { maxLength: 6 }), fc.array(nearRedirect, { minLength: 4, maxLength: 12 })),
  { freq: 2 },
);
const names = ALL_ROUTES.map(({ name }) => name);

const more: fc.Arbitrary<Partial<OptionalFacts>> = fc.record(
  {
    isProduction: fc.boolean(),
    origin: fc.constantFrom('', OWN),
    allowedOrigins: fc.constantFrom([], ALLOWED),
    referralKeys: fc.constantFrom([], ['tag'], ['return-url', 'a']),
    redirects,
    version: fc.option(
      fc.record({ first: fc.constantFrom('1', '2'), newest: fc.constantFrom('1', '2'), isAnnounced: fc.boolean() }),
    ),
    isGateKnown: fc.boolean(),
    maintenance: fc.record({
      cookie: fc.constantFrom(null, null, null, '0', '1'),
      isActive: fc.constantFrom(false, false, false, true),
      webState: fc.constantFrom(false, false, false, true),
    }),
    blocking: fc.oneof(
      { weight: 4, arbitrary: fc.constant({ state: 'free' as const }) },
      fc.constant({ state: 'unknown' as const }),
      fc.record({
        state: fc.constant('blocked' as const),
        reason: fc.constantFrom('general', 'siteUpdates', 'suspension', 'ukraine', 'ireland', 'comingSoon'),
        isForcedOff: fc.boolean(),
      }),
    ),
    dictionary: fc.option(
      fc.record({
        language: fc.constantFrom(...LANGUAGES),
        state: fc.constantFrom('loading', 'ready', 'ready', 'failed'),
      }),
      { freq: 1 },
    ),
    media: fc.constantFrom('none', 'missing', 'there'),
    isNavigationBlocked: fc.constantFrom(false, false, false, false, true),
    ban: fc.constantFrom('none', 'none', 'none', 'full', 'exceptWithdrawal'),
    notFoundUrls: fc.constantFrom([], ['/news/*'], ['/', '/user/login'], ['/*']),
    availableRoutes: fc.constantFrom(null, [], ['rules']),
    isVipDomain: fc.boolean(),
    isIdentificationShown: fc.boolean(),
    paymentPage: fc.constantFrom('all', 'players', 'none'),
    hasTaxes: fc.boolean(),
    serverRendered: fc.option(siteAddress),
    isAnalyticsOn: fc.boolean(),
    isAuthRequired: fc.boolean(),
    isMiddleware: fc.boolean(),
    languagesHiddenFromGuests: fc.subarray(LANGUAGES),
    hasOpenModals: fc.boolean(),
    areTermsChanged: fc.boolean(),
    promoBonusToOffer: fc.boolean(),
    detectedLanguages: fc.uniqueArray(fc.constantFrom(...LANGUAGES, 'zz'), { maxLength: 3 }),
    isRechargeModal: fc.constantFrom(false, true, null),
    afterRegistrationUrl: fc.constantFrom(null, '/office/recharge'),
    isIdentificationBonus: fc.boolean(),
    identityRoutes: fc.subarray(['deduce', 'recharge', 'identification']),
    dataRoutes: fc.subarray(['deduce', 'account', 'verification']),
    isIdentityNeeded: fc.boolean(),
    isDataMissing: fc.boolean(),
    isBot: fc.boolean(),
    isQuickCouponShown: fc.boolean(),
    hasJustSignedIn: fc.boolean(),
    hasJustLeft: fc.boolean(),
    afterSignIn: fc.array(
      fc.record({
        from: fc.oneof(fc.constantFrom('home', 'live', 'account'), fc.constantFrom(...names)),
        to: fc.oneof(path, foreign),
      }),
      { maxLength: 5 },
    ),
    remoteViews: fc.constantFrom(null, new Map(), new Map([['casino', 'error' as const]])),
    isSlotFirstDeposit: fc.boolean(),
    previous: fc.option(siteAddress.map((address) => readSiteAddress(address))),
    lastPage: fc.option(siteAddress.map((address) => readSiteAddress(address))),
  },
  { requiredKeys: [] },
);
const first = fc.record({
  signedIn: fc.constantFrom(null, false, true, true),
  language: fc.constantFrom(...LANGUAGES, 'zz'),
  languages: fc.oneof(fc.constant(LANGUAGES), fc.subarray(LANGUAGES)),
  isRegistrationAllowed: fc.boolean(),
});

export const context: fc.Arbitrary<KnownContext> = fc
  .tuple(first, more)
  .map(([known, facts]) => ({ ...known, ...facts }));

/** The verdict of each guard alone in a given context. `judge` of the pipeline is tested separately. */
import { describe, expect, it } from 'vitest';
import { readSiteAddress } from 'touchline/navigation/all-routes';
import type { Verdict } from 'touchline/navigation/guard';
import { GUARDS, judge } from 'touchline/navigation/pipeline';
import type { Ban, BlockReason, OptionalFacts, KnownContext } from 'touchline/navigation/navigation-context';
import { fullContext } from 'touchline/navigation/navigation-context';
import { SPECIFIED_ORDER } from './specified-order.ts';

const GUEST: KnownContext = {
  signedIn: false,
  language: 'en',
  languages: ['en', 'de', 'ru'],
  isRegistrationAllowed: true,
};
const PLAYER: KnownContext = { ...GUEST, signedIn: true };
const UNKNOWN: KnownContext = { ...GUEST, signedIn: null };

function verdictOf(name: string, address: string, context: KnownContext): Verdict {
  const guard = GUARDS.find((each) => each.name === name);
  if (guard === undefined) throw new Error(name);
  return guard.judge(readSiteAddress(address), fullContext(context));
}
/**
 * A verdict in short form: `pass`, `pass modals/closeAll`, `302 /en`, `cancel why`, `404`, `wait`,
 * `wait blocking/check`.
 */
function short(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'pass':
      return ['pass', ...(verdict.commands ?? []).map(({ type }) => type)].join(' ');
    case 'redirect':
      return `${verdict.status} ${verdict.to}`;
    case 'cancel':
      return `cancel ${verdict.reason}`;
    case 'fail':
      return `${verdict.status}`;
    case 'wait':
      return verdict.command === null ? 'wait' : `wait ${verdict.command.type}`;
  }
}

type Row = readonly [rule: string, guard: string, address: string, context: KnownContext, verdict: string];
const guest = (facts: Partial<OptionalFacts>): KnownContext => ({ ...GUEST, ...facts });
const player = (facts: Partial<OptionalFacts>): KnownContext => ({ ...PLAYER, ...facts });
const blocking = (reason: BlockReason, isForcedOff = false): KnownContext =>
  guest({ blocking: { state: 'blocked', reason, isForcedOff } });
const banned = (ban: Ban): KnownContext => player({ ban });
const upkeep = (facts: Partial<OptionalFacts['maintenance']>): KnownContext =>
  guest({ maintenance: { cookie: null, isActive: false, webState: false, ...facts } });
const ANSWER = { redirect: true, code: 301, url: '/en/live', hasReasons: true, hasBreadcrumbs: true };
const answering = (answer: Partial<typeof ANSWER> | null, facts: Partial<OptionalFacts> = {}): KnownContext =>
  guest({
    redirects: [{ asked: '/en/line?a=1', answer: answer === null ? null : { ...ANSWER, ...answer } }],
    ...facts,
  });
const from = (address: string): Partial<OptionalFacts> => ({ previous: readSiteAddress(address) });

const rows: readonly Row[] = [
  ['NAV-12', 'referral', '/en?tag=a%20b&x=1', guest({ referralKeys: ['tag'] }), 'pass referral/save'],
  ['NAV-12', 'referral', `/en?tag=${'x'.repeat(129)}`, guest({ referralKeys: ['tag'] }), 'pass'],
  ['NAV-12', 'referral', '/en?other=1', guest({ referralKeys: ['tag'] }), 'pass'],

  ['NAV-13', 'redirector', '/en/line?a=1', guest({ redirects: [] }), 'wait redirects/ask'],
  ['NAV-13', 'redirector', '/en/line?a=1', GUEST, 'pass'],
  ['NAV-13', 'redirector', '/en/line?a=1', answering({}), '301 /en/live'],
  ['NAV-13', 'redirector', '/en/line?a=1', answering({ code: 307 }), '302 /en/live'],
  ['NAV-13', 'redirector', '/en/line?a=1', answering(null), 'pass'],
  ['NAV-13', 'redirector', '/en/line?a=1', answering({ redirect: false }), 'pass'],
  ['NAV-13', 'redirector', '/en/line?a=1', answering({ hasReasons: false }), 'pass'],
  ['NAV-13', 'redirector', '/en/line?a=1', answering({ hasBreadcrumbs: false }), 'pass'],
  ['NAV-13', 'redirector', '/en/line?a=1', answering({ url: '/en/line/?a=1#x' }), 'pass'],
  ['NAV-13', 'redirector', '/en/line?a=1', answering({}, { isProduction: false }), 'pass'],
  [
    'NAV-13',
    'redirector',
    '/en/line?redirect-service=1',
    guest({ redirects: [], isProduction: false }),
    'wait redirects/ask',
  ],
  [
    'NAV-13',
    'redirector',
    '/en/line?a=1',
    answering({}, { maintenance: { cookie: '1', isActive: false, webState: false } }),
    'pass',
  ],
  ['NAV-10', 'redirector', '/en/line?a=1', answering({}, { cameFrom: ['/en/live'] }), 'pass'],
  ['NAV-10', 'redirector', '/en/line?a=1', answering({}, { cameFrom: ['/1', '/2', '/3'] }), 'pass'],
  [
    'NAV-13',
    'redirector',
    '/en/line?a=1',
    answering({ url: 'https://site.example/de/live' }, { origin: 'https://site.example' }),
    '301 /de/live',
  ],
  [
    'NAV-13',
    'redirector',
    '/en/line?a=1',
    answering({ url: 'https://m.site.example/x' }, { allowedOrigins: ['https://m.site.example'] }),
    '301 https://m.site.example/x',
  ],

  [
    'NAV-14',
    'app version',
    '/en',
    guest({ version: { first: '1', newest: '2', isAnnounced: false } }),
    'pass app-version/announce',
  ],
  ['NAV-14', 'app version', '/en', guest({ version: { first: '1', newest: '2', isAnnounced: true } }), 'pass'],
  ['NAV-14', 'app version', '/en', guest({ version: { first: '1', newest: '1', isAnnounced: false } }), 'pass'],

  ...[{ cookie: '1' }, { isActive: true }, { webState: true }].flatMap((facts): Row[] => [
    ['NAV-15', 'blocked', '/de/live', upkeep(facts), '302 /de/maintenance'],
    ['NAV-15', 'blocked', '/de/maintenance', upkeep(facts), 'pass'],
    ['NAV-15', 'blocked', '/de/live', { ...blocking('general'), ...upkeep(facts) }, '302 /de/maintenance'],
    ['NAV-15', 'blocked', '/de/maintenance', { ...blocking('general'), ...upkeep(facts) }, 'pass'],
  ]),
  ['NAV-15', 'blocked', '/de/live', upkeep({ cookie: '0' }), 'pass'],
  ['NAV-15', 'blocked', '/de/maintenance', GUEST, '302 /de'],
  ...(
    [
      ['siteUpdates', 'site-updates'],
      ['suspension', 'suspension'],
      ['general', 'block'],
      ['ukraine', 'block-ua'],
      ['ireland', 'block-ie'],
      ['comingSoon', 'coming-soon'],
    ] as const
  ).flatMap(([reason, page]): Row[] => [
    ['NAV-16', 'blocked', '/de/live', blocking(reason), `302 /de/${page}`],
    ['NAV-16', 'blocked', `/de/${page}`, blocking(reason), 'pass'],
    ['NAV-16', 'access check', `/de/${page}`, blocking(reason), 'pass'],
  ]),
  ['NAV-16', 'blocked', '/en/block-ua', blocking('general'), '302 /en/block'],
  ['NAV-16', 'blocked', '/en/live', blocking('general', true), 'pass'],
  ['NAV-16', 'blocked', '/en/block', blocking('general', true), '302 /en'],
  ['NAV-16', 'blocked', '/en/user/accountverify', blocking('general'), 'pass'],
  ['NAV-16', 'blocked', '/en/block-appeal-history', blocking('general'), 'pass'],
  ['NAV-16', 'blocked', '/en/block-appeal-history', GUEST, '302 /en'],
  ['NAV-16', 'blocked', '/en/block', GUEST, '302 /en'],
  ['NAV-16', 'blocked', '/en/live', guest({ blocking: { state: 'unknown' } }), 'wait blocking/check'],
  ['NAV-16', 'blocked', '/en/live', guest({ blocking: { state: 'free', isDue: true } }), 'pass blocking/check'],
  ['NAV-16', 'blocked', '/en/user/accountverify', guest({ blocking: { state: 'free', isDue: true } }), 'pass'],
  [
    'NAV-16',
    'blocked',
    '/en/block',
    guest({ blocking: { state: 'blocked', reason: 'general', isForcedOff: false, isDue: true } }),
    'pass blocking/check',
  ],
  ['NAV-16', 'blocked', '/en/user/accountverify', guest({ blocking: { state: 'unknown' } }), 'pass'],

  [
    'NAV-17',
    'dictionary loader',
    '/de',
    guest({ dictionary: { language: 'en', state: 'ready' } }),
    'wait dictionary/load',
  ],
  [
    'NAV-17',
    'dictionary loader',
    '/de',
    guest({ dictionary: { language: 'de', state: 'loading' } }),
    'wait dictionary/load',
  ],
  ['NAV-17', 'dictionary loader', '/de', guest({ dictionary: { language: 'de', state: 'failed' } }), 'pass'],
  ['NAV-17', 'dictionary loader', '/xx', guest({ dictionary: { language: 'en', state: 'ready' } }), 'pass'],
  ['NAV-17', 'media loader', '/en/live/1', guest({ media: 'missing' }), 'pass media/load'],
  ['NAV-17', 'media loader', '/en/live/1/2', guest({ media: 'missing' }), 'pass media/load'],
  ['NAV-17', 'media loader', '/en/line/1/2', guest({ media: 'missing' }), 'pass'],

  ['NAV-18', 'access check', '/en/live', guest({ isNavigationBlocked: true }), 'cancel navigationBlocked'],
  ['NAV-19', 'access check', '/en/news/old', guest({ notFoundUrls: ['/news/old'] }), '404'],
  ['NAV-19', 'access check', '/en/news/old', guest({ notFoundUrls: ['/news/*'] }), '404'],
  ['NAV-19', 'access check', '/en/news', guest({ notFoundUrls: ['/news/*', '/new', '/live'] }), 'pass'],
  ['NAV-19', 'access check', '/en/rules/general', guest({ availableRoutes: ['rules', 'contacts'] }), 'pass'],
  ['NAV-19', 'access check', '/en/rules/general', guest({ availableRoutes: ['contacts'] }), '404'],
  ['NAV-19', 'access check', '/en/rules/general', GUEST, 'pass'],
  ['NAV-19', 'access check', '/en/contacts', guest({ availableRoutes: [] }), 'pass'],
  ['NAV-19', 'access check', '/en/registration', guest({ isVipDomain: true }), '404'],
  ['NAV-19', 'access check', '/en/registration', { ...GUEST, isRegistrationAllowed: false }, '404'],
  ['NAV-19', 'access check', '/en/office/identification', player({ isIdentificationShown: false }), '404'],
  ['NAV-19', 'access check', '/en/payment', guest({ paymentPage: 'players' }), '404'],
  ['NAV-19', 'access check', '/en/payment', player({ paymentPage: 'players' }), 'pass'],
  ['NAV-19', 'access check', '/en/payment', { ...UNKNOWN, paymentPage: 'players' }, 'wait'],
  ['NAV-19', 'access check', '/en/payment', player({ paymentPage: 'none' }), '404'],
  ['NAV-19', 'access check', '/en/taxation', guest({}), 'pass'],
  ['NAV-19', 'access check', '/en/taxation', guest({ hasTaxes: false }), '404'],
  ['NAV-19', 'access check', '/en/debugger', guest({ isProduction: false }), 'pass'],
  ['NAV-19', 'access check', '/en/debugger', guest({ isProduction: null }), 'wait'],
  ['NAV-19', 'access check', '/en/debugger', guest({ isProduction: true }), '404'],

  ['NAV-20', 'access check', '/en/live', banned('full'), '302 /en/suspension'],
  ['NAV-20', 'access check', '/en/suspension', banned('full'), 'pass'],
  ['NAV-20', 'access check', '/en/office/support', banned('full'), 'pass'],
  ['NAV-20', 'access check', '/en/office/deduce', banned('exceptWithdrawal'), 'pass'],
  ['NAV-20', 'access check', '/en/office/deduce', banned('full'), '302 /en/suspension'],
  ['NAV-20', 'access check', '/en/office/recharge', banned('exceptWithdrawal'), '302 /en/suspension'],
  ['NAV-20', 'access check', '/en/suspension', PLAYER, '302 /en'],
  ['NAV-20', 'access check', '/en/suspension', UNKNOWN, 'wait'],
  ['NAV-20', 'access check', '/en/live', guest({ ban: 'exceptWithdrawal' }), 'pass'],
  ['NAV-20', 'blocked', '/en/block-appeal-history', banned('full'), 'pass'],

  ['NAV-21', 'server-render rerender', '/en/live', guest({ serverRendered: '/en/line' }), 'pass server-render/discard'],
  ['NAV-21', 'server-render rerender', '/en/live#x', guest({ serverRendered: '/en/live' }), 'pass'],
  ['NAV-22', 'analytics', '/en/live', GUEST, 'pass'],
  ['NAV-22', 'analytics', '/en/live', guest({ isAnalyticsOn: true }), 'pass analytics/viewPage'],

  ['NAV-23', 'auth access', '/de/office/account', guest({ isMiddleware: true }), '302 /de/auth-app'],
  ...['/de/user/login', '/de/registration', '/de/registration/socialregistration'].map((address): Row => [
    'NAV-23',
    'auth access',
    address,
    guest({ isMiddleware: true }),
    '302 /de/auth-app',
  ]),
  ['NAV-23', 'auth access', '/de/auth-app', guest({ isMiddleware: true }), 'pass'],
  ['NAV-23', 'auth access', '/de/user/login', player({ isMiddleware: true }), '302 /de/office/account'],
  ['NAV-23', 'auth access', '/de/auth-app', player({}), '302 /de'],
  ['NAV-23', 'auth access', '/en/user/login?return-url=%2Fen%2Flive', player({ isMiddleware: true }), '302 /en/live'],
  [
    'NAV-35',
    'auth access',
    '/de/user/login',
    player({ lastPage: readSiteAddress('/en/live/1?a=1') }),
    '302 /de/live/1?a=1',
  ],
  [
    'NAV-35',
    'auth access',
    '/de/user/login?return-url=%2Fde%2Fline',
    player({ lastPage: readSiteAddress('/en/live') }),
    '302 /de/line',
  ],
  ['NAV-35', 'auth access', '/de/registration', player({ lastPage: readSiteAddress('/en/user/login') }), '302 /de'],
  ['NAV-38', 'auth access', '/de/office/history', guest({ hasJustLeft: true }), '302 /de'],
  [
    'NAV-38',
    'auth access',
    '/de/office/history',
    guest({ hasJustLeft: true, isAuthRequired: true }),
    '302 /de/user/login?return-url=%2Fde%2Foffice%2Fhistory',
  ],
  ['NAV-38', 'auth access', '/de/office/history', guest({ hasJustLeft: true, isMiddleware: true }), '302 /de/auth-app'],
  ['NAV-38', 'auth access', '/de/live', guest({ hasJustLeft: true }), 'pass'],
  ['NAV-38', 'auth redirect', '/de', guest({ hasJustLeft: true }), 'pass arrival/land'],
  ['NAV-23', 'auth access', '/en/live', guest({ isAuthRequired: true }), '302 /en/user/login?return-url=%2Fen%2Flive'],
  ['NAV-23', 'auth access', '/en/live', { ...UNKNOWN, isAuthRequired: true }, 'wait'],
  ['NAV-23', 'auth access', '/en/live', player({ isAuthRequired: true }), 'pass'],
  ...[
    '/en/responsiblegaming',
    '/en/user/accountverify',
    '/en/user/login',
    '/en/registration',
    '/en/500',
    '/en/onpay/success',
  ].map((address): Row => ['NAV-23', 'auth access', address, guest({ isAuthRequired: true }), 'pass']),

  ['NAV-24', 'modal guard', '/en/live', guest({ hasOpenModals: true, ...from('/en/line') }), 'pass modals/closeAll'],
  [
    'NAV-24',
    'modal guard',
    '/en/live?a=1',
    guest({ hasOpenModals: true, ...from('/en/live') }),
    'pass modals/closeAll',
  ],
  ['NAV-24', 'modal guard', '/en/live#b', guest({ hasOpenModals: true, ...from('/en/live#a') }), 'pass'],
  ['NAV-24', 'modal guard', '/en/live', guest({ hasOpenModals: true }), 'pass'],
  ['NAV-24', 'modal guard', '/en/live', guest(from('/en/line')), 'pass'],

  ['NAV-37', 'confirm terms', '/de/confirm', player({ isGateKnown: false }), 'wait'],
  ['NAV-37', 'confirm terms', '/de/live', player({ isGateKnown: false }), 'pass'],
  ...['maintenance', 'block', 'block-ua', 'block-appeal-history', 'suspension'].map((page): Row => [
    'NAV-37',
    'blocked',
    `/de/${page}`,
    guest({ isGateKnown: false }),
    'wait',
  ]),
  ['NAV-37', 'blocked', '/de/live', guest({ isGateKnown: false }), 'pass'],
  ['NAV-37', 'blocked', '/de/maintenance', { ...upkeep({ isActive: true }), isGateKnown: false }, 'pass'],
  ['NAV-25', 'confirm terms', '/de/live', player({ areTermsChanged: true }), '302 /de/confirm'],
  ['NAV-25', 'confirm terms', '/de/confirm', player({ areTermsChanged: true }), 'pass'],
  ['NAV-25', 'confirm terms', '/de/rules/general', player({ areTermsChanged: true }), 'pass'],
  ['NAV-25', 'confirm terms', '/de/onpay/success', player({ areTermsChanged: true }), 'pass'],
  ['NAV-25', 'confirm terms', '/de/live', { ...banned('full'), areTermsChanged: true }, 'pass'],
  ['NAV-25', 'confirm terms', '/de/live', guest({ areTermsChanged: true }), 'pass'],
  ['NAV-25', 'confirm terms', '/de/confirm', PLAYER, '302 /de'],
  ['NAV-25', 'confirm terms', '/de/confirm', GUEST, '302 /de'],
  ['NAV-25', 'confirm terms', '/de/confirm', UNKNOWN, 'wait'],

  [
    'NAV-26',
    'bonus page',
    '/en/bonus/welcome?a=1',
    guest({ promoBonusToOffer: true }),
    '302 /en/bonus-offer/welcome?a=1',
  ],
  ['NAV-26', 'bonus page', '/en/bonus-offer/welcome', GUEST, '302 /en/bonus/welcome'],
  ['NAV-26', 'bonus page', '/en/bonus-offer/welcome', guest({ promoBonusToOffer: true }), 'pass'],
  ['NAV-26', 'bonus page', '/en/bonus/casino', guest({ promoBonusToOffer: true }), 'pass'],
  [
    'NAV-26',
    'bonus page',
    '/en/bonus/slot_first_deposit',
    guest({ promoBonusToOffer: true, isSlotFirstDeposit: true }),
    'pass',
  ],
  [
    'NAV-27',
    'slot first deposit redirect',
    '/en/bonus/slot_first_deposit',
    guest({ isSlotFirstDeposit: true }),
    '301 /en/casino/slot-first-deposit',
  ],
  [
    'NAV-27',
    'slot first deposit redirect',
    '/en/bonus-offer/slot_first_deposit',
    guest({ isSlotFirstDeposit: true, promoBonusToOffer: true }),
    '301 /en/casino/slot-first-deposit',
  ],
  ['NAV-27', 'slot first deposit redirect', '/en/bonus/slot_first_deposit', GUEST, 'pass'],
  ['NAV-27', 'slot first deposit redirect', '/en/bonus/other', guest({ isSlotFirstDeposit: true }), 'pass'],

  ['NAV-28', 'url language', '/ru/live', guest({ languagesHiddenFromGuests: ['ru'] }), '302 /en/live'],
  [
    'NAV-28',
    'url language',
    '/ru/live',
    guest({ languagesHiddenFromGuests: ['ru'], detectedLanguages: ['ru', 'zz', 'de', 'en'] }),
    '302 /de/live',
  ],
  [
    'NAV-28',
    'url language',
    '/live',
    { ...guest({ languagesHiddenFromGuests: ['ru'], detectedLanguages: ['ru', 'de'] }), language: 'ru' },
    '302 /de/live',
  ],
  [
    'NAV-28',
    'url language',
    '/live',
    { ...player({ languagesHiddenFromGuests: ['ru'], detectedLanguages: ['ru', 'de'] }), language: 'ru' },
    '302 /ru/live',
  ],
  ['NAV-28', 'url language', '/ru/live', player({ languagesHiddenFromGuests: ['ru'] }), 'pass preferences/choose'],
  ['NAV-2', 'url language', '/xx/live', guest({ detectedLanguages: ['de'] }), '302 /de/live'],
  ['NAV-2', 'url language', '/live', guest({ detectedLanguages: ['de'] }), '302 /en/live'],
  ['NAV-2', 'url language', '/xx', { ...GUEST, language: 'fr', languages: ['en', 'de'] }, '302 /en'],
  ['NAV-2', 'url language', '/live', { ...GUEST, language: 'fr', languages: ['de', 'ru'] }, '302 /de/live'],
  ['NAV-2', 'url language', '/live', { ...GUEST, languages: [] }, 'pass'],

  ['NAV-29', 'recharge navigation', '/en/office/recharge', player({ isRechargeModal: true }), 'cancel rechargeIsModal'],
  [
    'NAV-29',
    'recharge navigation',
    '/en/office/recharge',
    player({ isRechargeModal: true, ...from('/en/live') }),
    'cancel rechargeIsModal',
  ],
  ['NAV-29', 'recharge navigation', '/en/office/recharge', player({ isRechargeModal: null }), 'wait'],
  ['NAV-29', 'recharge navigation', '/en/office/account', player({ isRechargeModal: null }), 'pass'],
  [
    'NAV-29',
    'recharge navigation',
    '/en/office/recharge',
    player({ isRechargeModal: true, ...from('/en/office/account') }),
    'pass',
  ],
  [
    'NAV-29',
    'recharge navigation',
    '/en/office/recharge',
    player({ isRechargeModal: true, afterRegistrationUrl: '/office/recharge' }),
    'pass',
  ],
  ['NAV-29', 'recharge navigation', '/en/office/recharge', PLAYER, 'pass'],
  ['NAV-29', 'recharge navigation', '/en/office/deduce', player({ isRechargeModal: true }), 'pass'],

  [
    'NAV-30',
    'mobile identification bonus',
    '/en/live',
    player({ isIdentificationBonus: true }),
    '302 /en/office/identification?identification=true',
  ],
  ...['/en/office/identification', '/en/office/responsible', '/en/office/deduce', '/en/office/support', '/en/500'].map(
    (address): Row => [
      'NAV-30',
      'mobile identification bonus',
      address,
      player({ isIdentificationBonus: true }),
      'pass',
    ],
  ),
  ['NAV-30', 'mobile identification bonus', '/en/live', guest({ isIdentificationBonus: true }), 'pass'],
  [
    'NAV-30',
    'mobile identification bonus',
    '/en/live',
    player({ isIdentificationBonus: true, ...from('/en/office/identification') }),
    'pass',
  ],
  [
    'NAV-30',
    'mobile identification bonus',
    '/en/live',
    player({ isIdentificationBonus: true, isIdentificationShown: false }),
    'pass',
  ],

  [
    'NAV-31',
    'seo bot',
    '/en/live?a=1&platform_type=mobile&tag=x',
    guest({ isBot: true, referralKeys: ['tag'] }),
    '301 /en/live?a=1',
  ],
  ['NAV-31', 'seo bot', '/en?return-url=%2Fen', guest({ isBot: true }), '301 /en'],
  ['NAV-31', 'seo bot', '/en/live?a=1&', guest({ isBot: true }), 'pass'],
  ['NAV-31', 'seo bot', '/en/live?platform_type=mobile', GUEST, 'pass'],

  ['NAV-32', 'quick coupon', '/en/contacts', guest({ isQuickCouponShown: true }), 'pass quick-coupon/hide'],
  ['NAV-32', 'quick coupon', '/en/live/1', guest({ isQuickCouponShown: true }), 'pass'],
  ['NAV-32', 'quick coupon', '/en/epl/line/all/1/5', guest({ isQuickCouponShown: true }), 'pass'],
  ['NAV-32', 'quick coupon', '/en/contacts', GUEST, 'pass'],

  [
    'NAV-33',
    'auth redirect',
    '/de',
    player({ hasJustSignedIn: true, afterSignIn: [{ from: 'home', to: '/live' }] }),
    '302 /de/live',
  ],
  [
    'NAV-33',
    'auth redirect',
    '/de',
    player({ hasJustSignedIn: true, afterSignIn: [{ from: 'home', to: '/' }] }),
    'pass arrival/land',
  ],
  [
    'NAV-41',
    'auth access',
    '/de/office/deduce',
    player({ isDataMissing: true, dataRoutes: ['deduce'] }),
    '302 /de/office/verification',
  ],
  [
    'NAV-41',
    'auth access',
    '/en/office/deduce',
    player({ isIdentityNeeded: true, isDataMissing: true, identityRoutes: ['deduce'], dataRoutes: ['deduce'] }),
    '302 /en/office/identification',
  ],
  [
    'NAV-41',
    'auth access',
    '/en/office/deduce',
    player({ dataRoutes: ['deduce'], identityRoutes: ['deduce'] }),
    'pass',
  ],
  ['NAV-41', 'auth access', '/en/office/recharge', player({ isDataMissing: true, dataRoutes: ['deduce'] }), 'pass'],
  [
    'NAV-41',
    'auth access',
    '/en/office/deduce',
    player({ isIdentityNeeded: true, identityRoutes: ['deduce'], isIdentificationShown: false }),
    'pass',
  ],
  ...['responsible', 'support', 'verification', 'identification'].map((name): Row => [
    'NAV-41',
    'auth access',
    `/en/office/${name}`,
    player({ isIdentityNeeded: true, isDataMissing: true, identityRoutes: [name], dataRoutes: [name] }),
    'pass',
  ]),
  ['NAV-41', 'auth access', '/en/live', player({ isDataMissing: true, dataRoutes: ['live'] }), 'pass'],

  ['NAV-33', 'auth redirect', '/de', player({ afterSignIn: [{ from: 'home', to: '/live' }] }), 'pass'],
  [
    'NAV-33',
    'auth redirect',
    '/de/line',
    player({ hasJustSignedIn: true, afterSignIn: [{ from: 'home', to: '/live' }] }),
    'pass arrival/land',
  ],
  [
    'NAV-10',
    'auth redirect',
    '/de',
    player({ hasJustSignedIn: true, afterSignIn: [{ from: 'home', to: '/live' }], cameFrom: ['/de/live'] }),
    'pass arrival/land',
  ],

  ['NAV-34', 'remote-view guard', '/en/slots/thank-you', guest({ remoteViews: new Map() }), 'pass remote-views/load'],
  [
    'NAV-34',
    'remote-view guard',
    '/en/slots/thank-you',
    guest({ remoteViews: new Map([['casino', 'error']]) }),
    'pass',
  ],
  ['NAV-34', 'remote-view guard', '/en/live', guest({ remoteViews: new Map() }), 'pass'],
  ['NAV-34', 'remote-view guard', '/en/slots/thank-you', GUEST, 'pass'],
];

describe('the guards', () => {
  it.each(rows.map((row) => ({ rule: row[0], guard: row[1], address: row[2], context: row[3], verdict: row[4] })))(
    '[$rule] $guard at $address: $verdict',
    ({ guard, address, context, verdict }) => expect(short(verdictOf(guard, address, context))).toBe(verdict),
  );

  it('[NAV-1] are complete, in the specified order, and each has examples here', () => {
    expect(GUARDS.map(({ name }) => name)).toEqual(SPECIFIED_ORDER);
    expect(SPECIFIED_ORDER.filter((name) => !rows.some(([, guard]) => guard === name))).toEqual([]);
  });

  it('[NAV-12] encode a referral, whatever its key', () => {
    expect(
      verdictOf('referral', '/en?tag=%3Cb%3E%26&__proto__=x', guest({ referralKeys: ['tag', '__proto__'] })),
    ).toMatchObject({ commands: [{ payload: { values: { tag: '%3Cb%3E%26', ['__proto__']: 'x' } } }] });
  });

  it('[NAV-22] count a page view by its route pattern, not by its parameters', () => {
    const verdict = verdictOf(
      'analytics',
      '/en/0123456789abcdef0123456789abcdef?secret=1',
      guest({ isAnalyticsOn: true }),
    );
    expect(verdict).toEqual({
      kind: 'pass',
      commands: [{ type: 'analytics/viewPage', payload: { route: 'token', path: '/{token}' } }],
    });
  });

  it.each(GUARDS.map((guard) => ({ name: guard.name, guard })))(
    '[NAV-6] report a throwing $name, which then applies its failure mode',
    ({ guard }) => {
      const reports: string[] = [];
      const broken = GUARDS.map((each) =>
        each === guard
          ? {
              ...each,
              judge: () => {
                throw new Error('defect');
              },
            }
          : each,
      );
      const { outcome, steps } = judge(readSiteAddress('/en/live'), PLAYER, (where) => void reports.push(where), {
        guards: broken,
      });
      const isClosed = guard.name === 'access check' || guard.name === 'auth access';
      expect(outcome.kind).toEqual(isClosed ? 'fail' : 'show');
      expect(reports).toEqual([`navigation/${guard.name}`]);
      expect(steps.find((step) => step.guard === guard.name)?.verdict).toBe(
        isClosed ? 'fail 500: fault' : 'pass: fault',
      );
    },
  );

  it('[NAV-5] treat a redirect outside the allow-list as a fault', () => {
    const context = answering({ url: 'https://evil.example/' });
    const reports: string[] = [];
    const { outcome, steps } = judge(readSiteAddress('/en/line?a=1'), context, (where) => void reports.push(where));
    expect(outcome.kind).toBe('show');
    expect(steps[1]).toEqual({ guard: 'redirector', verdict: 'pass: redirect refused, origin' });
    expect(reports).toEqual(['navigation/redirector']);
  });
});

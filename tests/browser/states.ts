/**
 * The states that switches of the stand-in can put the site into, and where each is visible. A test compares the list
 * with the switches.
 */
import type { Page } from 'playwright-core';
import {
  ask,
  asked,
  askForAccount,
  bet,
  betOffline,
  betUnknown,
  end,
  goDeposit,
  goLive,
  loseLimits,
  menuDeposit,
  press,
  pressNewest,
  pressOfPage,
  question,
  registerAtOnce,
  support,
} from './state-acts.ts';

export type State = Readonly<{
  name: string;
  /** Applied once the player is signed in. */
  set: Readonly<Record<string, unknown>>;
  /** Path without language. */
  path: string;
  signedIn?: true;
  /** The visitor has not answered the cookie question. */
  unasked?: true;
  /** The first call uses the switch up, so pictures are taken one at a time. */
  isSpent?: true;
  /** Actions that make the state visible. */
  act?: (page: Page) => Promise<void>;
  /** English text on the page in this state; the picture waits for the text, and a missing text is reported. */
  says?: RegExp;
  /** The waiting itself is the state: the picture does not wait for its end. */
  isWaiting?: true;
  /** Visible only with motion enabled. */
  isMoving?: true;
}>;

const GONE = /^This page could not be found$/;
const CLOSED = /^This site is closed to you for now$/;
const REASONS: readonly (readonly [reason: number, says: RegExp])[] = [
  [1, CLOSED],
  [2, CLOSED],
  [3, CLOSED],
  [4, /^The site is being updated$/],
  [5, CLOSED],
  [8, /^We are not here yet$/],
  [13, /visitors from Ukraine/],
  [14, CLOSED],
  [16, /^Your access is suspended$/],
  [17, /visitors from Ireland/],
];
const SUPPORT: readonly (readonly [name: string, channels: readonly string[], says: RegExp])[] = [
  ['callback', ['callback'], /^Call me back$/],
  ['email', ['email', 'hours'], /^How to reach us$/],
  ['networks', ['networks'], /^Telegram/],
  ['none', [], /^Log in and write to us/],
];

/** Modals that the operator announces. */
const ANNOUNCED: readonly (readonly [kind: string, says: RegExp, who?: Pick<State, 'signedIn' | 'act'>])[] = [
  ['default', /^Done\.$/],
  ['snackbar', /^Done\.$/],
  ['alert', /^Attention$/],
  ['permanentAlert', /^Please note$/],
  ['alertWithLink', /^To the news$/],
  ['maintenance', /^Maintenance$/],
  ['paybillsOut', /^Paybill is out of service$/],
  ['banker', /^What is a banker\?$/],
  ['authBonus', /^A bonus for you$/, { signedIn: true }],
  ['welcome', /^Your account is ready\.$/, { act: registerAtOnce }],
  ['firstDeposit', /^Your account is open$/, { act: registerAtOnce }],
];

const guarded = { guardedPath: '/web-api/support' } as const;

export const STATES: readonly State[] = [
  ...REASONS.map(([blockReason, says]): State => ({
    name: `block-${blockReason}`,
    set: { blockReason },
    path: '/',
    says,
  })),
  {
    name: 'block-unanswered',
    set: { isBlockServiceDown: true, isMaintenanceOnBlockFailure: true },
    path: '/',
    act: goLive,
    says: /^Maintenance$/,
  },
  { name: 'maintenance', set: { isMaintenance: true }, path: '/', says: /^Maintenance$/ },
  { name: 'maintenance-web-state', set: { webState: true }, path: '/live', says: /^Maintenance$/ },
  { name: 'maintenance-announced', set: { maintenanceInMinutes: 10 }, path: '/live', says: /^Maintenance from/ },
  {
    name: 'redirected',
    set: { redirectRules: '/old-page=/line' },
    path: '/old-page?redirect-service=1',
    says: /^All sports$/,
  },
  {
    name: 'redirect-broken',
    set: { redirectRules: '/old-page=/line', isRedirectAnswerBroken: true },
    path: '/old-page?redirect-service=1',
    says: GONE,
  },
  { name: 'terms-changed', set: { termsVersion: 2 }, path: '/live', signedIn: true, says: /^Our terms have changed$/ },
  {
    name: 'terms-service-down',
    set: { termsVersion: 2, isTermsServiceDown: true },
    path: '/confirm',
    signedIn: true,
    act: press('I agree'),
    says: /^Your confirmation did not get through$/,
  },
  {
    name: 'registration-by-request',
    set: { isRegistrationByRequest: true, registrationTypes: ['full_reg'] },
    path: '/registration',
    act: askForAccount,
    says: /^Your request has been sent$/,
  },
  {
    name: 'registration-fast',
    set: { registrationTypes: ['fast_reg'] },
    path: '/registration',
    says: /^Register in one click$/,
  },
  {
    name: 'registration-phone',
    set: { registrationTypes: ['phone_reg'] },
    path: '/registration',
    says: /^Send a code$/,
  },
  {
    name: 'registration-social',
    set: { registrationTypes: ['soc_reg'], socialProviders: ['google', 'apple', 'telegram'] },
    path: '/registration',
    says: /^Choose where you have an account/,
  },
  {
    name: 'registration-page',
    set: { isRegistrationCustom: true },
    path: '/registration',
    says: /^Register in one click$/,
  },
  {
    name: 'registration-bonus',
    set: { hasBonus1st: true, preselectedBonusIdByRouteName: 'home=1', minAge: 21 },
    path: '/registration',
    says: /^Welcome bonus$/,
  },
  { name: 'registration-closed', set: { isRegistrationAllowed: false }, path: '/registration', says: GONE },
  {
    name: 'registration-reminder',
    set: { hasRegistrationReminder: true, registrationReminderDelaySeconds: 1 },
    path: '/live',
    says: /^Would you like an account\?$/,
  },
  { name: 'login-sms', set: { loginModes: ['sms'] }, path: '/user/login', says: /^Send a code$/ },
  { name: 'one-tap', set: { isOneTapAuthEnabled: true }, path: '/live', says: /^Continue as Alex$/ },
  {
    name: 'one-tap-broken',
    set: { isOneTapAuthEnabled: true, isOneTapScriptBroken: true },
    path: '/live',
    says: /one-tap sign-in script failed/,
  },
  {
    name: 'no-right-to-deposit',
    set: { playerRights: ['bet', 'withdraw', 'bonus', 'support'] },
    path: '/office/recharge',
    signedIn: true,
    says: /^You can't do this at the moment/,
  },
  { name: 'ban', set: { banLevel: 1 }, path: '/live', signedIn: true, says: /^Your access is suspended$/ },
  { name: 'ban-withdrawal', set: { banLevel: 53, banVersion: 1 }, path: '/live', signedIn: true, says: /^Withdraw/ },
  {
    name: 'ban-withdrawing',
    set: { banLevel: 53, banVersion: 1 },
    path: '/office/deduce',
    signedIn: true,
    says: /^Receive with$/,
  },
  {
    name: 'identification-bonus',
    set: { isIdentificationBonus: true, verification: 'unverified' },
    path: '/live',
    signedIn: true,
    says: /^Identify yourself for your bonus$/,
  },
  {
    name: 'identification-needed',
    set: { isNeedIdentification: true, verification: 'unverified' },
    path: '/office/identification',
    signedIn: true,
    says: /^you are asked to identify yourself$/,
  },
  ...(['successful', 'pending', 'denied'] as const).map((verification): State => ({
    name: `verification-${verification}`,
    set: { verification },
    path: '/office/verification',
    signedIn: true,
    says: /^(confirmed; nothing|being looked at|not accepted)/,
  })),
  {
    name: 'identification-hidden',
    set: { isShowIdentification: false },
    path: '/office/identification',
    signedIn: true,
    says: GONE,
  },
  {
    name: 'account-conversion',
    set: { accountConversion: 'main' },
    path: '/office/account',
    signedIn: true,
    says: /^Convert your account$/,
  },
  {
    name: 'extra-limits-locked',
    set: { isExtraSectionLocked: true },
    path: '/office/responsible/extra-limits',
    signedIn: true,
    says: /^The operator has locked this section/,
  },
  {
    name: 'limits-elsewhere',
    set: { jurisdiction: 'DE' },
    path: '/office/responsible',
    signedIn: true,
    says: /^Before the first bet or deposit/,
  },
  {
    name: 'recharge-modal',
    set: { isRechargeModal: true },
    path: '/live',
    signedIn: true,
    act: menuDeposit,
    says: /^Pay with$/,
  },
  {
    name: 'recharge-page',
    set: { isRechargeModal: true },
    path: '/office/account',
    signedIn: true,
    act: goDeposit,
    says: /^Pay with$/,
  },
  ...(['dead', 'slow', 'huge', 'wrongHash', 'foreign'] as const).map((remoteViews): State => ({
    name: `view-${remoteViews}`,
    set: { remoteViews },
    path: '/contacts',
    ...(remoteViews === 'slow' ? { isWaiting: true } : { says: /^This page can't be shown/ }),
  })),
  {
    name: 'view-given-up',
    set: { remoteViews: 'slow' },
    path: '/contacts',
    act: (page) => page.waitForTimeout(8_000),
    says: /^This page can't be shown/,
  },
  { name: 'header-dead', set: { headerView: 'dead' }, path: '/live', says: /^This part could not be loaded/ },
  {
    name: 'own-replaced',
    set: { ownScreens: 'replaced' },
    path: '/office/account',
    signedIn: true,
    says: /^Break this view$/,
  },
  { name: 'own-broken', set: { ownScreens: 'broken' }, path: '/office/account', signedIn: true, says: /^My account$/ },
  { name: 'own-gone', set: {}, path: '/', signedIn: true, act: loseLimits, says: /^This page can't be shown/ },
  ...(['good', 'throws', 'never-answers'] as const).map((sampleView): State => ({
    name: `sample-${sampleView}`,
    set: { sampleView },
    path: '/cricket-dev-page',
    ...(sampleView === 'never-answers'
      ? { isWaiting: true }
      : { says: sampleView === 'good' ? /^Break this view$/ : /^This page can't be shown/ }),
  })),
  {
    name: 'sample-given-up',
    set: { sampleView: 'never-answers' },
    path: '/cricket-dev-page',
    says: /^This page can't be shown/,
  },
  { name: 'switches', set: {}, path: '/debugger/switches', says: /^isProduction$/ },
  { name: 'debugger', set: {}, path: '/debugger', act: pressNewest, says: /^Payload$/ },
  { name: 'debugger-in-production', set: { isProduction: true }, path: '/debugger', says: GONE },
  {
    name: 'dictionary-down',
    set: { isDictionaryDown: true },
    path: '/live',
    says: /^The names of the sports could not be loaded/,
  },
  { name: 'latency', set: { latencyMs: 3_000 }, path: '/office/history', signedIn: true, isWaiting: true },
  { name: 'latency-board', set: { latencyMs: 8_000 }, path: '/live', isWaiting: true },
  { name: 'latency-closed', set: { latencyMs: 8_000, blockReason: 13 }, path: '/block-ua', isWaiting: true },
  { name: 'vip-domain', set: { isVipDomain: true }, path: '/live', says: /^Live betting$/ },
  {
    name: 'account-middleware',
    set: { isAccountMiddleware: true },
    path: '/office/account',
    says: /^Sign in where you opened this page\.$/,
  },
  {
    name: 'vip-domain-players',
    set: { isVipDomain: true, isMainVipDomainAuthNeed: true },
    path: '/live',
    says: /^Forgot your password\?$/,
  },
  { name: 'country-players', set: { geoAuthReqVip: ['DE'] }, path: '/live', says: /^Forgot your password\?$/ },
  { name: 'languages-hidden', set: { langHiddenUnauthorized: ['ru', 'de'] }, path: '/live', act: end },
  ...(['live', 'casino'] as const).map((homepageType): State => ({
    name: `home-${homepageType}`,
    set: { homepageType },
    path: '/',
  })),
  { name: 'payment-players', set: { isShowPaymentPageOnlyAuth: true }, path: '/payment', says: GONE },
  { name: 'support', set: {}, path: '/live', act: support, says: /^Chat with a consultant$/ },
  { name: 'question', set: {}, path: '/live', signedIn: true, act: question, says: /^Your question$/ },
  {
    name: 'questions-none',
    set: {},
    path: '/office/support',
    signedIn: true,
    act: press('Your requests'),
    says: /^There are no requests yet/,
  },
  {
    name: 'questions-answered',
    set: { deskAnswerSeconds: 0 },
    path: '/live',
    signedIn: true,
    act: asked,
    says: /^Answered/,
  },
  {
    name: 'insights',
    set: {},
    path: '/office/account',
    signedIn: true,
    act: press('Your last 30 days'),
    says: /^Days with play$/,
  },
  { name: 'offer-partners', set: {}, path: '/offers', act: pressOfPage(0), says: /has no sponsors/ },
  { name: 'offer-agents', set: {}, path: '/offers', act: pressOfPage(1), says: /^Paying with cash/ },
  { name: 'support-no-chat', set: { consultantId: '' }, path: '/live', act: support, says: /^Call me back$/ },
  {
    name: 'support-chat-alone',
    set: { supportChannels: [] },
    path: '/live',
    act: support,
    says: /^Chat with a consultant$/,
  },
  ...SUPPORT.map(([name, supportChannels, says]): State => ({
    name: `support-${name}`,
    set: { consultantId: '', supportChannels },
    path: '/live',
    act: support,
    says,
  })),
  {
    name: 'support-player',
    set: { consultantId: '', supportChannels: [] },
    path: '/live',
    signedIn: true,
    act: support,
    says: /^Ask a question$/,
  },
  { name: 'bonus-offer', set: { promoBonusToOffer: true }, path: '/bonus/hyper-bonus', says: /^Terms$/ },
  {
    name: 'slot-first-deposit',
    set: { isSlotFirstDepositRedirect: true },
    path: '/bonus/slot_first_deposit',
    says: /^A first deposit for slots$/,
  },
  { name: 'routes-missing', set: { availableRoutes: [1] }, path: '/rules/general', says: GONE },
  { name: 'address-gone', set: { notFoundUrls: ['/contacts'] }, path: '/contacts', says: GONE },
  { name: 'snow', set: { isSnowfall: true }, path: '/', isMoving: true, act: (page) => page.waitForTimeout(2_000) },
  { name: 'header-single', set: { headerRows: 'single' }, path: '/live' },
  { name: 'header-double', set: { headerRows: 'double' }, path: '/live' },
  ...(['champ', 'epl', 'laliga', 'europaleague'] as const).map((type): State => ({
    name: `theme-${type}`,
    set: {},
    path: `/${type}/line/all/1`,
  })),
  { name: 'cookies', set: { hasCookiesPopup: true }, path: '/live', unasked: true, says: /^Only necessary$/ },
  { name: 'cookies-at-login', set: { hasCookiesPopup: true }, path: '/user/login', unasked: true },
  { name: 'two-factor-key', set: {}, path: '/office/security', signedIn: true, act: press('Turn it on') },
  { name: 'new-site', set: { hasNewSiteModal: true }, path: '/live', says: /^This site is new$/ },
  ...ANNOUNCED.map(([kind, says, who = {}]): State => ({
    name: `modal-${kind}`,
    set: { announcedModals: [kind] },
    path: '/live',
    says,
    ...who,
  })),
  { name: 'age-warning', set: { isAgeWarning: true }, path: '/live', says: /^Proof of age$/ },
  {
    name: 'captcha',
    isSpent: true,
    set: { ...guarded, captcha: 1 },
    path: '/live',
    act: ask,
    says: /^One question first$/,
  },
  {
    name: 'terms-before-call',
    isSpent: true,
    set: { ...guarded, terms: 1 },
    path: '/live',
    signedIn: true,
    act: ask,
    says: /^Our terms have changed$/,
  },
  {
    name: 'bet-answer-lost',
    isSpent: true,
    set: { isLineHeld: true, loseAnswer: 1 },
    path: '/line/1',
    signedIn: true,
    act: bet,
    says: /^Bet accepted$/,
  },
  {
    name: 'bet-refused',
    isSpent: true,
    set: { isLineHeld: true, refuse: 1 },
    path: '/line/1',
    signedIn: true,
    act: bet,
    says: /^The bet was not accepted$/,
  },
  {
    name: 'bet-checked',
    isSpent: true,
    set: { isLineHeld: true, loseAnswer: 1 },
    path: '/line/1',
    signedIn: true,
    act: betUnknown,
    says: /^Checking what happened$/,
  },
  {
    name: 'bet-offline',
    isSpent: true,
    set: { isLineHeld: true, delayMs: 20_000 },
    path: '/line/1',
    signedIn: true,
    act: betOffline,
  },
  {
    name: 'bet-delayed',
    isSpent: true,
    set: { isLineHeld: true, delayMs: 20_000 },
    path: '/line/1',
    signedIn: true,
    act: bet,
    says: /^Sending your bet$/,
  },
];

/** Switches without a picture of their own, and why. */
export const UNSEEN: Readonly<Record<string, string>> = {
  appealAnswer: 'what becomes of an appeal after ten minutes',
  codeLifeSeconds: 'how long a code is good',
  isSecureDataEmpty: 'logged only',
  limitsAheadMinutes: 'moves a clock: due limits have pictures in their journeys',
  playedAheadSeconds: 'moves a count: the end of a session limit has its journey',
  paymentOutcome: 'the end of a payment: the cashier’s journeys',
  paymentStepSeconds: 'the pace of a payment',
  losePaymentAnswers: 'the cashier’s journeys',
  paymentDelayMs: 'the cashier’s journeys',
  paymentProviders: 'whose pages may be framed',
  isAvailableConfirmTerms: 'off: nothing is asked',
  isFatmanAnalyticsAvailable: 'nothing is seen of analytics',
  isAutoLogoffEnable: 'the notice comes after minutes',
  autoLogoffInactiveMinutes: 'how many',
  isShowNotifyUpdate: 'needs a second build',
  policyLogoCountries: 'the image is not seen',
  hasTwelveHourGeo: 'the pictures are from a country that counts to 24',
  dmcaDomains: 'a tag in the head',
  mirrorDomain: 'tags in the head',
  afterSignIn: 'where signing in leads',
  registrationReminderPauseHours: 'how long nothing is seen',
  isAgeWarningEachSession: 'looks like isAgeWarning',
  captchaCode: 'all codes look alike',
  isCaptchaStrict: 'a wrong answer is a sign-out',
  unauthorized: 'mended without a word',
  isFingerprintWanted: 'mended without a word',
};

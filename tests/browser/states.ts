/** The states that switches of the stand-in can put the site into, and where each is seen. A test holds the list to the switches. */
import type { Page } from 'playwright-core';
import { acceptAnyOdds, choose, place, stake } from '../journeys/player.ts';

export type State = Readonly<{
  name: string;
  /** Set once the player is there. */
  set: Readonly<Record<string, unknown>>;
  /** Without language. */
  path: string;
  signedIn?: true;
  /** The visitor has not chosen about cookies. */
  unasked?: true;
  /** What has to be done to see it. */
  act?: (page: Page) => Promise<void>;
}>;

const REASONS = [1, 2, 3, 4, 5, 8, 13, 14, 16, 17] as const;

const support = async (page: Page): Promise<void> => {
  if ((page.viewportSize()?.width ?? 0) >= 1024) return page.getByRole('button', { name: 'Help and support' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^(Consultant|Help and support)$/ }).last().click();
};
const ask = async (page: Page): Promise<void> => {
  await support(page);
  await page.getByRole('textbox', { name: 'Your message' }).fill('Hello');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(500);
};
const bet = async (page: Page): Promise<void> => {
  await choose(page, 1, true);
  await stake(page, '2');
  await acceptAnyOdds(page);
  await place(page);
  await page.waitForTimeout(800);
};
const end = async (page: Page): Promise<void> => {
  await page.locator('footer.foot').scrollIntoViewIfNeeded();
};
const press = (name: RegExp) => async (page: Page): Promise<void> => {
  await page.getByRole('button', { name }).first().click();
};
const guarded = { guardedPath: '/web-api/support' } as const;

export const STATES: readonly State[] = [
  ...REASONS.map((blockReason): State => ({ name: `block-${blockReason}`, set: { blockReason }, path: '/' })),
  { name: 'block-unanswered', set: { isBlockServiceDown: true, isMaintenanceOnBlockFailure: true }, path: '/' },
  { name: 'maintenance', set: { isMaintenance: true }, path: '/' },
  { name: 'maintenance-web-state', set: { webState: true }, path: '/live' },
  { name: 'maintenance-announced', set: { maintenanceInMinutes: 10 }, path: '/live' },
  { name: 'redirected', set: { redirectRules: '/old-page=/line' }, path: '/old-page?redirect-service=1' },
  { name: 'redirect-broken', set: { redirectRules: '/old-page=/line', isRedirectAnswerBroken: true }, path: '/old-page?redirect-service=1' },
  { name: 'terms-changed', set: { termsVersion: 2 }, path: '/live', signedIn: true },
  { name: 'terms-service-down', set: { termsVersion: 2, isTermsServiceDown: true }, path: '/confirm', signedIn: true, act: press(/confirm|agree|accept/i) },
  { name: 'registration-by-request', set: { isRegistrationByRequest: true, registrationTypes: ['full_reg'] }, path: '/registration' },
  { name: 'registration-fast', set: { registrationTypes: ['fast_reg'] }, path: '/registration' },
  { name: 'registration-phone', set: { registrationTypes: ['phone_reg'] }, path: '/registration' },
  { name: 'registration-social', set: { registrationTypes: ['soc_reg'], socialProviders: ['google', 'apple', 'telegram'] }, path: '/registration' },
  { name: 'registration-page', set: { isRegistrationCustom: true }, path: '/registration' },
  { name: 'registration-bonus', set: { hasBonus1st: true, preselectedBonusIdByRouteName: 'registration=1', minAge: 21 }, path: '/registration' },
  { name: 'registration-closed', set: { isRegistrationAllowed: false }, path: '/registration' },
  { name: 'registration-reminder', set: { hasRegistrationReminder: true, registrationReminderDelaySeconds: 1 }, path: '/live', act: (page) => page.waitForTimeout(1_500) },
  { name: 'login-sms', set: { loginModes: ['sms'] }, path: '/user/login' },
  { name: 'one-tap', set: { isOneTapAuthEnabled: true }, path: '/live' },
  { name: 'one-tap-broken', set: { isOneTapAuthEnabled: true, isOneTapScriptBroken: true }, path: '/live' },
  { name: 'ban', set: { banLevel: 1 }, path: '/live', signedIn: true },
  { name: 'ban-withdrawal', set: { banLevel: 53, banVersion: 1 }, path: '/office/deduce', signedIn: true },
  { name: 'identification-bonus', set: { isIdentificationBonus: true }, path: '/live', signedIn: true },
  { name: 'identification-needed', set: { isNeedIdentification: true, verification: 'unverified' }, path: '/office/verification', signedIn: true },
  { name: 'identification-hidden', set: { isShowIdentification: false }, path: '/office/identification', signedIn: true },
  { name: 'account-conversion', set: { accountConversion: 'main' }, path: '/office/account', signedIn: true },
  { name: 'extra-limits-locked', set: { isExtraSectionLocked: true }, path: '/office/responsible/extra-limits', signedIn: true },
  { name: 'limits-elsewhere', set: { jurisdiction: 'DE' }, path: '/office/responsible', signedIn: true },
  { name: 'recharge-modal', set: { isRechargeModal: true }, path: '/office/recharge', signedIn: true },
  ...(['dead', 'slow', 'huge', 'wrongHash', 'foreign'] as const).map((remoteViews): State => ({ name: `view-${remoteViews}`, set: { remoteViews }, path: '/contacts' })),
  { name: 'header-dead', set: { headerView: 'dead' }, path: '/live', act: (page) => page.waitForTimeout(8_000) },
  ...(['good', 'throws', 'never-answers'] as const).map((sampleView): State => ({ name: `sample-${sampleView}`, set: { sampleView }, path: '/cricket-dev-page' })),
  { name: 'switches', set: {}, path: '/debugger/switches' },
  { name: 'debugger', set: {}, path: '/debugger', act: press(/Newest/) },
  { name: 'debugger-in-production', set: { isProduction: true }, path: '/debugger' },
  { name: 'dictionary-down', set: { isDictionaryDown: true }, path: '/live' },
  { name: 'latency', set: { latencyMs: 3_000 }, path: '/office/history', signedIn: true },
  { name: 'vip-domain', set: { isVipDomain: true }, path: '/live' },
  { name: 'vip-domain-players', set: { isVipDomain: true, isMainVipDomainAuthNeed: true }, path: '/live' },
  { name: 'country-players', set: { geoAuthReqVip: ['DE'] }, path: '/live' },
  { name: 'languages-hidden', set: { langHiddenUnauthorized: ['ru', 'de'] }, path: '/live', act: end },
  ...(['live', 'casino'] as const).map((homepageType): State => ({ name: `home-${homepageType}`, set: { homepageType }, path: '/' })),
  { name: 'payment-players', set: { isShowPaymentPageOnlyAuth: true }, path: '/payment' },
  { name: 'support', set: {}, path: '/live', act: support },
  { name: 'support-no-chat', set: { consultantId: '' }, path: '/live', act: support },
  { name: 'bonus-offer', set: { promoBonusToOffer: true }, path: '/bonus/welcome' },
  { name: 'slot-first-deposit', set: { isSlotFirstDepositRedirect: true }, path: '/bonus/slot_first_deposit' },
  { name: 'routes-missing', set: { availableRoutes: [1] }, path: '/rules/general' },
  { name: 'address-gone', set: { notFoundUrls: ['/contacts'] }, path: '/contacts' },
  { name: 'snow', set: { isSnowfall: true }, path: '/' },
  { name: 'header-single', set: { headerRows: 'single' }, path: '/live' },
  { name: 'header-double', set: { headerRows: 'double' }, path: '/live' },
  ...(['champ', 'epl', 'laliga', 'europaleague'] as const).map((type): State => ({ name: `theme-${type}`, set: {}, path: `/${type}/line/all/1` })),
  { name: 'cookies', set: { hasCookiesPopup: true }, path: '/live', unasked: true },
  { name: 'new-site', set: { hasNewSiteModal: true }, path: '/live' },
  { name: 'age-warning', set: { isAgeWarning: true }, path: '/live' },
  { name: 'captcha', set: { ...guarded, captcha: 1 }, path: '/live', act: ask },
  { name: 'terms-before-call', set: { ...guarded, terms: 1 }, path: '/live', signedIn: true, act: ask },
  { name: 'bet-answer-lost', set: { loseAnswer: 1 }, path: '/line/1', signedIn: true, act: bet },
  { name: 'bet-refused', set: { refuse: 1 }, path: '/line/1', signedIn: true, act: bet },
  { name: 'bet-delayed', set: { delayMs: 20_000 }, path: '/line/1', signedIn: true, act: bet },
];

/** Switches that no picture of their own belongs to, and why. */
export const UNSEEN: Readonly<Record<string, string>> = {
  appealAnswer: 'what becomes of an appeal after ten minutes',
  codeLifeSeconds: 'how long a code is good',
  isSecureDataEmpty: 'logged only',
  limitsAheadMinutes: 'moves a clock: due limits have pictures in their journeys',
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
  afterSignIn: 'where signing in leads',
  registrationReminderPauseHours: 'how long nothing is seen',
  isAgeWarningEachSession: 'looks like isAgeWarning',
  captchaCode: 'all codes look alike',
  isCaptchaStrict: 'a wrong answer is a sign-out',
  unauthorized: 'mended without a word',
  isFingerprintWanted: 'mended without a word',
};

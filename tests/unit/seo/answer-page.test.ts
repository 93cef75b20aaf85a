import { describe, expect, it } from 'vitest';
import { answerPage } from 'touchline/core/seo/answer-page';
import { decodeHostConfig, hostContext } from 'touchline/core/seo/host-facts';
import type { KnownContext } from 'touchline/navigation/navigation-context';
import { ALL_ROUTES } from 'touchline/navigation/all-routes';
import { addressOf } from './given.ts';

const CONFIG = {
  languages: ['en', 'ru', 'de', 'ar'],
  defaultLanguage: 'en',
  companyName: 'Touchline',
  isSlotFirstDepositRedirect: true,
};
const VISITOR = { languages: 'de-DE,de;q=0.9,en;q=0.8', userAgent: 'Mozilla/5.0', origin: 'https://site.example' };
const context = (config: object = {}, visitor: object = {}): KnownContext => {
  const decoded = decodeHostConfig({ ...CONFIG, ...config });
  if (!decoded.ok) throw new Error(decoded.error);
  return hostContext(decoded.value, { ...VISITOR, ...visitor });
};
const answer = (address: string, known = context()): string => {
  const result = answerPage(address, known, (_, error) => {
    throw error;
  });
  return result.kind === 'redirect' ? `${result.status} ${result.to}` : `${result.status} ${result.language}`;
};

describe('the host’s answer', () => {
  it.each([
    ['/en', '200 en'],
    ['/ar/live/1?x=1', '200 ar'],
    ['/', '200 de'],
    ['/live', '200 de'],
    ['/en/office', '302 /en/office/account'],
    ['/en/coupon', '302 /en'],
    ['/coupon', '302 /'],
    ['/en/forgotpassword', '302 /en?showForgotPasswordModal=1'],
    ['/forgotpassword', '302 /?showForgotPasswordModal=1'],
    ['/en/landings/spring', '302 /en/promotions/spring'],
    ['/bonus', '302 /bonuses'],
    ['/en/casino', '302 /en/casino-lobby'],
    ['/en/bonus/slot_first_deposit', '301 /en/casino/slot-first-deposit'],
    ['/en/bonus-offer/slot_first_deposit', '301 /en/casino/slot-first-deposit'],
    ['/bonus/slot_first_deposit', '301 /casino/slot-first-deposit'],
    ['/en/bonus-offer/7', '302 /en/bonus/7'],
    ['/xx/live?x=1', '302 /de/live?x=1'],
    ['/xx', '302 /de'],
    ['/xx/no-such-page', '404 de'],
    ['/en/no-such-page', '404 en'],
    ['/no/such/page', '404 de'],
    ['/en/live/football', '404 en'],
    ['/500', '500 de'],
    ['/en/500', '500 en'],
    // Only the browser knows who is signed in.
    ['/en/office/account', '200 en'],
    ['/en/user/login', '200 en'],
    ['/en/payment', '200 en'],
    ['/en/maintenance', '200 en'],
    ['/en/block', '200 en'],
  ])('[SEO-6] to %s is %s', (address, wanted) => {
    expect(answer(address)).toBe(wanted);
  });

  it('[SEO-6] follows the operator’s settings', () => {
    expect(answer('/en/bonus/7', context({ promoBonusToOffer: true }))).toBe('302 /en/bonus-offer/7');
    expect(answer('/en/bonus/slot_first_deposit', context({ isSlotFirstDepositRedirect: false }))).toBe('200 en');
    expect(answer('/en/rules/general', context({ availableRoutes: [] }))).toBe('404 en');
    expect(answer('/en/registration', context({ isRegistrationAllowed: false }))).toBe('404 en');
    expect(
      answer('/en/live?return-url=%2Fen&a=1', context({}, { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })),
    ).toBe('301 /en/live?a=1');
  });

  it.each([
    ['', 'en'],
    ['fr', 'en'],
    ['fr,ru;q=0.5,ar;q=0.7', 'ar'],
    ['de;q=0,ru;q=0.1', 'ru'],
    ['%%%;q=x,,,', 'en'],
    ['EN-us', 'en'],
  ])('uses the language of the Accept-Language header %j', (languages, wanted) => {
    expect(answer('/', context({}, { languages }))).toBe(`200 ${wanted}`);
  });

  it('[SEO-6] for every route is a page or a redirect, with and without a language', () => {
    for (const route of ALL_ROUTES) {
      for (const address of [addressOf(route), addressOf(route).slice(3) || '/']) {
        const result = answer(address);
        if (route.isNonProduction === true) expect(result).toMatch(/^404/);
        else if (route.name === 'server-error') expect(result).toMatch(/^500/);
        else expect(result).toMatch(/^(?:200 \w\w|30[12] \/(?!\/))/);
      }
    }
  });
});

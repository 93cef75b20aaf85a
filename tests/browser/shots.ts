/** The screens that `npm run screenshots` takes. A test compares the list with the screens of the site. */
import type { Page } from 'playwright-core';
import type { Screen } from 'touchline/navigation/routes';
import { languageOf } from './localized.ts';
import { bet } from './state-acts.ts';

export type Shot = Readonly<{
  name: string;
  /**
   * Without language. `{ahead}` and `{live}` are games that the line has: `/line/1/1001/7`; with `-champ`, their
   * competitions.
   */
  path: string;
  signedIn?: true;
  /** Leads to another screen than that of the path. */
  act?: (page: Page) => Promise<void>;
  /** The screen to which `act` leads. */
  screen?: Screen;
}>;

/** Places a bet and opens its page in the history. */
const openBet = async (page: Page): Promise<void> => {
  await bet(page);
  await page.goto(new URL(`/${languageOf(page)}/office/history`, page.url()).href);
  await page.locator('main article.bet a').first().click();
  await page.locator('main .bet-legs').first().waitFor();
};

const guest = (name: string, path: string): Shot => ({ name, path });
const player = (name: string, path: string): Shot => ({ name, path, signedIn: true });

/** The games of the casino and the own ones have journeys of their own; the lobby stands for their pages. */
export const SHOTS: readonly Shot[] = [
  guest('home', '/'),
  guest('live', '/live'),
  guest('live-sport', '/live/1'),
  guest('line', '/line'),
  guest('line-sport', '/line/1'),
  guest('champ', '{ahead-champ}'),
  guest('game', '{ahead}'),
  guest('champ-live', '{live-champ}'),
  guest('game-live', '{live}'),
  guest('epl', '/epl'),
  guest('cyber', '/cyber'),
  guest('cyber-dashboard', '/cyber/dashboard'),
  guest('cyber-disciplines', '/cyber/disciplines'),
  guest('teams', '/team'),
  guest('multi', '/multi'),
  guest('results', '/results'),
  guest('results-live', '/results/live'),
  guest('results-zone', '/results/zone'),
  guest('statistic', '/statistic'),
  guest('search', '/search?q=liverpool'),
  guest('favourites', '/favourites'),
  guest('display', '/display'),
  guest('toto', '/toto/football'),
  guest('virtual', '/virtualsports'),
  guest('casino', '/casino-lobby'),
  guest('lotto', '/lotto'),
  guest('offers', '/offers'),
  guest('bonuses', '/bonuses'),
  guest('tournaments', '/tournaments'),
  guest('calculator', '/betting-calculator'),
  guest('rules', '/rules/general'),
  guest('contacts', '/contacts'),
  guest('login', '/user/login'),
  guest('registration', '/registration'),
  guest('letter', '/user/accountverify'),
  guest('payment-return', '/onpay/success'),
  guest('old-browser', '/oldbrowser'),
  guest('debugger', '/debugger'),
  guest('not-found', '/no/such/page'),
  guest('server-error', '/500'),
  player('home-signed-in', '/'),
  player('account', '/office/account'),
  player('office-menu', '/office/menu'),
  player('history', '/office/history'),
  { name: 'bet', path: '/line/1', signedIn: true, act: openBet, screen: 'history' },
  {
    name: 'print-coupon',
    path: '/line/1',
    signedIn: true,
    act: async (page) => {
      await openBet(page);
      await page.locator('main a[href*="/print-coupon/"]').first().click();
      await page.locator('.sheet h1').waitFor();
    },
    screen: 'print-coupon',
  },
  player('recharge', '/office/recharge'),
  player('deduce', '/office/deduce'),
  player('payments', '/office/historypay'),
  player('payment-requests', '/office/payment/requests'),
  player('create-request', '/office/payment/create-request'),
  player('wallets', '/office/wallets'),
  player('settings', '/office/settings'),
  player('security', '/office/security'),
  player('limits', '/office/responsible'),
  player('identification', '/office/identification'),
  player('verification', '/office/verification'),
  player('rewards', '/office/rewards'),
  player('bonus-offers', '/office/bonuses/deposit'),
  player('cashback', '/office/casino/vipcashback'),
  player('friends', '/office/bringfriend'),
  player('manager', '/office/manager'),
  player('support', '/office/support'),
];

/** Screens that a switch of the operator shows, with the state that takes them. */
export const BY_STATE: Readonly<Partial<Record<Screen, string>>> = {
  technical: 'maintenance',
  'registration-page': 'registration-page',
};

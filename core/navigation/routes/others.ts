/** The remaining pages, and the paths below `user`. */
import type { Route } from '../routes.ts';
import { pagesOf, redirectOf, WORD } from './make.ts';

const other = pagesOf('others', { screen: 'remote' });
const game = pagesOf('games', { screen: 'remote' });
const bonusGame = pagesOf('games', { screen: 'casino' });
const user = pagesOf('user');
const tool = pagesOf('tools', { screen: 'remote', isNonProduction: true, off: ['seo', 'footer'] });

/** A token in an operator's letter. Long enough that no mistyped address matches. */
const TOKEN = /^(?=.*\d)[A-Za-z\d]{24,128}$/;
const FORGOT = '/?showForgotPasswordModal=1';

const BONUS_GAMES = ['fortuna', 'chest', 'memory', 'safe', 'lottery', 'dragon-bonus'] as const;

export const othersRoutes: readonly Route[] = [
  other('social-registration', '/registration/{type}', {
    params: { type: /^socialregistration$/ },
    needs: 'registration',
    access: 'guest',
    screen: 'home',
    modal: 'registration',
  }),
  other('points', '/points'),
  other('mobile', '/mobile'),
  other('desktop', '/desktop'),
  other('ourpartners', '/ourpartners/{section?}', { params: { section: WORD } }),
  other('betting-alphabet', '/betting-alphabet/{block?}/{category?}/{slug?}', {
    params: { block: WORD, category: WORD, slug: WORD },
  }),
  other('display', '/display', { screen: 'display' }),
  other('news', '/news/{slug?}', { params: { slug: WORD } }),
  other('cricket-app', '/cricket-app'),
  other('ipl-betting-app', '/ipl-betting-app'),
  other('football-champions-rules', '/football-champions-rules/{chapter?}', { params: { chapter: WORD } }),
  game('allgamesentrance', '/allgamesentrance'),
  game('allgamesentrance-game', '/allgamesentrance/{gameRoute}', { params: { gameRoute: WORD } }),
  ...BONUS_GAMES.map((name) => bonusGame(name, `/${name}`)),
  game('games-landing', '/games-landing/{landingRoute}', { params: { landingRoute: WORD } }),
  other('betting-awards', '/betting-awards'),
  other('results-frontend', '/results-frontend'),
  other('hunting-and-fishing', '/hunting-and-fishing', { area: 'casino' }),
  redirectOf('forgotpassword', '/forgotpassword', FORGOT),

  redirectOf('user', '/user', '/user/login'),
  user('accountverify', '/user/accountverify', { banned: 'may', screen: 'letter' }),
  user('activatefast', '/user/{type}', { params: { type: /^(?:activatefast|activate)$/ }, screen: 'letter' }),
  user('passwordreset', '/user/passwordreset', { banned: 'may', screen: 'letter' }),
  redirectOf('user-forgotpassword', '/user/forgotpassword', FORGOT),
  user('stopnewsletter', '/user/stopnewsletter', { banned: 'may', screen: 'letter' }),
  redirectOf('user-coupon', '/user/coupon', '/'),

  tool('debugger', '/debugger', { screen: 'debugger' }),
  tool('debugger-style', '/debugger/style', { screen: 'debugger' }),
  tool('debugger-switches', '/debugger/switches'),
  tool('cricket-dev-page', '/cricket-dev-page'),
  pagesOf('tools', { screen: 'remote' })('internal-vpn', '/internal-vpn'),
  other('token', '/{token}', { params: { token: TOKEN } }),
];

/** The one list of features, in the order of loading. The types of messages and views and the facade follow from it. */
import type { TypesOf } from '../kernel/feature.ts';
import type { KernelRejection } from '../kernel/runtime.ts';
import { feature as accounts } from '../modules/accounts/feature.ts';
import { feature as coupon } from '../modules/coupon/feature.ts';
import { feature as line } from '../modules/line/feature.ts';
import { feature as notices } from '../modules/notices/feature.ts';
import { feature as playerData } from '../modules/player-data/feature.ts';
import { feature as preferences } from '../modules/preferences/feature.ts';
import { feature as receipts } from '../modules/receipts/feature.ts';
import { feature as session } from '../modules/session/feature.ts';
import { feature as siteConfig } from '../modules/site-config/feature.ts';
import type * as deferredFeatures from './deferred-features.ts';
import { lazy } from './registry.ts';

const deferred =
  <N extends keyof typeof deferredFeatures>(name: N) =>
  async () => ({ feature: (await import('./deferred-features.ts'))[name] });

export const features = {
  preferences,
  siteConfig,
  session,
  notices,
  line,
  accounts,
  coupon,
  receipts,
  playerData,
  activity: lazy('activity', 'start', deferred('activity')),
  arrival: lazy('arrival', 'start', deferred('arrival')),
  media: lazy('media', 'start', deferred('media')),
  referral: lazy('referral', 'start', deferred('referral')),
  user: lazy('user', 'player', () => import('../modules/user/feature.ts')),
  maintenance: lazy('maintenance', 'start', deferred('maintenance')),
  blocking: lazy('blocking', 'start', deferred('blocking')),
  terms: lazy('terms', 'start', deferred('terms')),
  redirects: lazy('redirects', 'start', deferred('redirects')),
  version: lazy('app-version', 'start', deferred('version')),
  gate: lazy('gate', 'start', deferred('gate')),
  debug: lazy('debugger', 'demand', () => import('../modules/debugger/feature.ts')),
  auth: lazy('auth', 'demand', () => import('../modules/auth/feature.ts')),
  appeals: lazy('appeals', 'demand', () => import('../modules/appeals/feature.ts')),
  captcha: lazy('captcha', 'demand', () => import('../modules/captcha/feature.ts')),
  history: lazy('history', 'player', () => import('../modules/history/feature.ts')),
  betPlacement: lazy('bet-placement', 'player', () => import('../modules/bet-placement/feature.ts')),
  cashOut: lazy('cash-out', 'player', () => import('../modules/cash-out/feature.ts')),
  modals: lazy('modals', 'start', deferred('modals')),
  consent: lazy('consent', 'start', deferred('consent')),
  display: lazy('display', 'start', deferred('display')),
  dictionary: lazy('dictionary', 'start', deferred('dictionary')),
  configGroups: lazy('config-groups', 'start', deferred('configGroups')),
  siteChrome: lazy('site-chrome', 'start', deferred('siteChrome')),
  questions: lazy('questions', 'demand', () => import('../modules/site-chrome/questions.feature.ts')),
  limits: lazy('limits', 'player', () => import('../modules/limits/feature.ts')),
  cashier: lazy('cashier', 'player', () => import('../modules/cashier/feature.ts')),
  remoteViews: lazy('remote-views', 'start', () => import('../modules/remote-views/feature.ts')),
  analytics: lazy('analytics', 'start', deferred('analytics')),
  siteSetup: lazy('site-setup', 'start', deferred('siteSetup')),
  devices: lazy('devices', 'demand', () => import('../modules/devices/feature.ts')),
  qrLogin: lazy('qr-login', 'demand', () => import('../modules/qr-login/feature.ts')),
  accountChanges: lazy('account-changes', 'demand', () => import('../modules/account-changes/feature.ts')),
  identification: lazy('identification', 'demand', () => import('../modules/identification/feature.ts')),
  verification: lazy('verification', 'demand', () => import('../modules/verification/feature.ts')),
  officeSettings: lazy('office-settings', 'demand', () => import('../modules/office-settings/feature.ts')),
  search: lazy('search', 'demand', () => import('../modules/search/feature.ts')),
  favourites: lazy('favourites', 'start', deferred('favourites')),
  alerts: lazy('alerts', 'start', deferred('alerts')),
  matchView: lazy('match-view', 'demand', () => import('../modules/match-view/feature.ts')),
  statistics: lazy('statistics', 'demand', () => import('../modules/statistics/feature.ts')),
  races: lazy('races', 'demand', () => import('../modules/races/feature.ts')),
  inbox: lazy('inbox', 'demand', () => import('../modules/inbox/feature.ts')),
  rewards: lazy('rewards', 'demand', () => import('../modules/rewards/feature.ts')),
  wallets: lazy('wallets', 'demand', () => import('../modules/wallets/feature.ts')),
  bonusGames: lazy('bonus-games', 'demand', () => import('../modules/bonus-games/feature.ts')),
  casino: lazy('casino', 'demand', () => import('../modules/casino/feature.ts')),
  trials: lazy('trials', 'demand', () => import('../modules/trials/feature.ts')),
  gameSession: lazy('game-session', 'demand', () => import('../modules/game-session/feature.ts')),
  quickCoupon: lazy('quick-coupon', 'demand', () => import('../modules/quick-coupon/feature.ts')),
  betEdit: lazy('bet-edit', 'demand', () => import('../modules/bet-edit/feature.ts')),
  boosts: lazy('boosts', 'demand', () => import('../modules/boosts/feature.ts')),
  popular: lazy('popular', 'demand', () => import('../modules/popular/feature.ts')),
  sameGame: lazy('same-game', 'demand', () => import('../modules/same-game/feature.ts')),
  tournaments: lazy('tournaments', 'demand', () => import('../modules/tournaments/feature.ts')),
  toto: lazy('toto', 'demand', () => import('../modules/toto/feature.ts')),
};

export type Features = typeof features;
export type FeatureTypes = { readonly [K in keyof Features]: TypesOf<Features[K]['contract']> };

export type FeatureName = keyof Features;
export type View<N extends FeatureName> = FeatureTypes[N]['view'];
/** The actions of a feature; `null` for a feature without. */
export type Actions<N extends FeatureName> = FeatureTypes[N]['actions'];
export type State<N extends FeatureName> = FeatureTypes[N]['state'];
export type Command = FeatureTypes[FeatureName]['command'];
export type Event = FeatureTypes[FeatureName]['event'];
export type Rejection = FeatureTypes[FeatureName]['rejection'] | KernelRejection;

/**
 * The one list of features: commands, events, rejections, states, views and the facade's types are read from it. A
 * directly named feature is present from the start, in this order; a lazy feature loads at the time that its word
 * names, also in this order.
 */
import type { TypesOf } from '../kernel/feature.ts';
import type { Result } from '../kernel/result.ts';
import type { KernelRejection, Runtime } from '../kernel/runtime.ts';
import { accountsFeature } from '../modules/accounts/feature.ts';
import { accountChanges } from '../modules/account-changes/contract.ts';
import { activity } from '../modules/activity/contract.ts';
import { analytics } from '../modules/analytics/contract.ts';
import { appeals } from '../modules/appeals/contract.ts';
import { arrival } from '../modules/arrival/contract.ts';
import { auth } from '../modules/auth/contract.ts';
import { betPlacement } from '../modules/bet-placement/contract.ts';
import { blocking } from '../modules/blocking/contract.ts';
import { captcha } from '../modules/captcha/contract.ts';
import { cashier } from '../modules/cashier/contract.ts';
import { configGroups } from '../modules/config-groups/contract.ts';
import { consent } from '../modules/consent/contract.ts';
import { couponFeature } from '../modules/coupon/feature.ts';
import { debug } from '../modules/debugger/contract.ts';
import { devices } from '../modules/devices/contract.ts';
import { dictionary } from '../modules/dictionary/contract.ts';
import { siteChrome, questions } from '../modules/site-chrome/contract.ts';
import { gate } from '../modules/gate/contract.ts';
import { history } from '../modules/history/contract.ts';
import { identification } from '../modules/identification/contract.ts';
import { limits } from '../modules/limits/contract.ts';
import { lineFeature } from '../modules/line/feature.ts';
import { maintenance } from '../modules/maintenance/contract.ts';
import { matchView } from '../modules/match-view/contract.ts';
import { media } from '../modules/media/contract.ts';
import { modals } from '../modules/modals/contract.ts';
import { noticesFeature } from '../modules/notices/feature.ts';
import { playerDataFeature } from '../modules/player-data/feature.ts';
import { preferencesFeature } from '../modules/preferences/feature.ts';
import { receiptsFeature } from '../modules/receipts/feature.ts';
import { redirects } from '../modules/redirects/contract.ts';
import { referral } from '../modules/referral/contract.ts';
import { remoteViews } from '../modules/remote-views/contract.ts';
import { sessionFeature } from '../modules/session/feature.ts';
import { siteConfigFeature } from '../modules/site-config/feature.ts';
import { siteSetup } from '../modules/site-config/contract.ts';
import { terms } from '../modules/terms/contract.ts';
import { user } from '../modules/user/contract.ts';
import { verification } from '../modules/verification/contract.ts';
import { version } from '../modules/version/contract.ts';
import { inbox } from '../modules/inbox/contract.ts';
import { rewards } from '../modules/rewards/contract.ts';
import { officeSettings } from '../modules/office-settings/contract.ts';
import { search } from '../modules/search/contract.ts';
import { lazy } from './registry.ts';

const deferred = () => import('./deferred-features.ts');

export const features = {
  preferences: preferencesFeature,
  siteConfig: siteConfigFeature,
  session: sessionFeature,
  notices: noticesFeature,
  line: lineFeature,
  accounts: accountsFeature,
  coupon: couponFeature,
  receipts: receiptsFeature,
  playerData: playerDataFeature,
  activity: lazy(activity, 'start', async () => (await deferred()).activityFeature),
  arrival: lazy(arrival, 'start', async () => (await deferred()).arrivalFeature),
  media: lazy(media, 'start', async () => (await deferred()).mediaFeature),
  referral: lazy(referral, 'start', async () => (await deferred()).referralFeature),
  user: lazy(user, 'player', async () => (await import('../modules/user/feature.ts')).userFeature),
  maintenance: lazy(maintenance, 'start', async () => (await deferred()).maintenanceFeature),
  blocking: lazy(blocking, 'start', async () => (await deferred()).blockingFeature),
  terms: lazy(terms, 'start', async () => (await deferred()).termsFeature),
  redirects: lazy(redirects, 'start', async () => (await deferred()).redirectsFeature),
  version: lazy(version, 'start', async () => (await deferred()).versionFeature),
  gate: lazy(gate, 'start', async () => (await deferred()).gateFeature),
  debug: lazy(debug, 'demand', async () => (await import('../modules/debugger/feature.ts')).debugFeature),
  auth: lazy(auth, 'demand', async () => (await import('../modules/auth/feature.ts')).authFeature),
  appeals: lazy(appeals, 'demand', async () => (await import('../modules/appeals/feature.ts')).appealsFeature),
  captcha: lazy(captcha, 'demand', async () => (await import('../modules/captcha/feature.ts')).captchaFeature),
  history: lazy(history, 'player', async () => (await import('../modules/history/feature.ts')).historyFeature),
  betPlacement: lazy(
    betPlacement,
    'player',
    async () => (await import('../modules/bet-placement/feature.ts')).betPlacementFeature,
  ),
  modals: lazy(modals, 'start', async () => (await deferred()).modalsFeature),
  consent: lazy(consent, 'start', async () => (await deferred()).consentFeature),
  dictionary: lazy(dictionary, 'start', async () => (await deferred()).dictionaryFeature),
  configGroups: lazy(configGroups, 'start', async () => (await deferred()).configGroupsFeature),
  siteChrome: lazy(siteChrome, 'start', async () => (await deferred()).siteChromeFeature),
  questions: lazy(
    questions,
    'demand',
    async () => (await import('../modules/site-chrome/questions.feature.ts')).questionsFeature,
  ),
  limits: lazy(limits, 'player', async () => (await import('../modules/limits/feature.ts')).limitsFeature),
  cashier: lazy(cashier, 'player', async () => (await import('../modules/cashier/feature.ts')).cashierFeature),
  remoteViews: lazy(
    remoteViews,
    'start',
    async () => (await import('../modules/remote-views/feature.ts')).remoteViewsFeature,
  ),
  analytics: lazy(analytics, 'start', async () => (await import('../modules/analytics/feature.ts')).analyticsFeature),
  siteSetup: lazy(siteSetup, 'start', async () => (await deferred()).siteSetupFeature),
  devices: lazy(devices, 'demand', async () => (await import('../modules/devices/feature.ts')).devicesFeature),
  accountChanges: lazy(
    accountChanges,
    'demand',
    async () => (await import('../modules/account-changes/feature.ts')).accountChangesFeature,
  ),
  identification: lazy(
    identification,
    'demand',
    async () => (await import('../modules/identification/feature.ts')).identificationFeature,
  ),
  verification: lazy(
    verification,
    'demand',
    async () => (await import('../modules/verification/feature.ts')).verificationFeature,
  ),
  officeSettings: lazy(
    officeSettings,
    'demand',
    async () => (await import('../modules/office-settings/feature.ts')).officeSettingsFeature,
  ),
  search: lazy(search, 'demand', async () => (await import('../modules/search/feature.ts')).searchFeature),
  matchView: lazy(matchView, 'demand', async () => (await import('../modules/match-view/feature.ts')).matchViewFeature),
  inbox: lazy(inbox, 'demand', async () => (await import('../modules/inbox/feature.ts')).inboxFeature),
  rewards: lazy(rewards, 'demand', async () => (await import('../modules/rewards/feature.ts')).rewardsFeature),
};

type Features = typeof features;
type Types = { readonly [K in keyof Features]: TypesOf<Features[K]['contract']> };

export type FeatureName = keyof Features;
export type View<N extends FeatureName> = Types[N]['view'];
/** The actions of a feature; `null` for a feature without. */
export type Actions<N extends FeatureName> = Types[N]['actions'];
export type State<N extends FeatureName> = Types[N]['state'];
export type Command = Types[FeatureName]['command'];
export type Event = Types[FeatureName]['event'];
export type Rejection = Types[FeatureName]['rejection'] | KernelRejection;

/**
 * The bus with the types of the list: each command is decided by the feature whose contract states its events and
 * rejections.
 */
export function typedDispatch(
  dispatch: Runtime['dispatch'],
): (command: Command) => Result<readonly Event[], Rejection> {
  return (command) => dispatch(command) as Result<readonly Event[], Rejection>;
}

/** The one list of domain modules. A module's name is the prefix of its messages; what it may know of its siblings is its `facts`. */
import type { AnyModule, Module } from '../kernel/decider.ts';
import type { KernelRejection } from '../kernel/runtime.ts';
import type { AccountsFacts, AccountsState } from '../modules/accounts/decider.ts';
import { accountsDecider } from '../modules/accounts/decider.ts';
import type { AccountsCommand, AccountsEvent, AccountsRejection } from '../modules/accounts/messages.ts';
import type { ActivityState } from '../modules/activity/decider.ts';
import type { ActivityCommand, ActivityEvent, ActivityRejection } from '../modules/activity/messages.ts';
import type { ArrivalState } from '../modules/arrival/decider.ts';
import type { ArrivalCommand, ArrivalEvent, ArrivalRejection } from '../modules/arrival/messages.ts';
import type { AppealsCommand, AppealsEvent, AppealsRejection } from '../modules/appeals/messages.ts';
import type { AppealsState } from '../modules/appeals/types.ts';
import type { AuthCommand, AuthEvent, AuthRejection } from '../modules/auth/messages.ts';
import type { AuthState } from '../modules/auth/state.ts';
import type { BlockingCommand, BlockingEvent, BlockingRejection } from '../modules/blocking/messages.ts';
import type { BlockingState } from '../modules/blocking/types.ts';
import type { CaptchaCommand, CaptchaEvent, CaptchaRejection } from '../modules/captcha/messages.ts';
import type { CashierCommand, CashierEvent, CashierRejection } from '../modules/cashier/messages.ts';
import type { CashierState } from '../modules/cashier/state.ts';
import type {
  ConfigGroupsCommand,
  ConfigGroupsEvent,
  ConfigGroupsRejection,
} from '../modules/config-groups/messages.ts';
import type { ConfigGroupsState } from '../modules/config-groups/state.ts';
import type { ConsentState } from '../modules/consent/decider.ts';
import type { ConsentCommand, ConsentEvent, ConsentRejection } from '../modules/consent/messages.ts';
import { couponDecider } from '../modules/coupon/decider.ts';
import type { CouponFacts } from '../modules/coupon/facts.ts';
import type { CouponCommand, CouponEvent, CouponRejection } from '../modules/coupon/messages.ts';
import { couponPersist } from '../modules/coupon/persist.ts';
import type { CouponState } from '../modules/coupon/state.ts';
import type { DictionaryState } from '../modules/dictionary/decider.ts';
import type { DictionaryCommand, DictionaryEvent, DictionaryRejection } from '../modules/dictionary/messages.ts';
import type { FurnitureState } from '../modules/furniture/decider.ts';
import type { FurnitureCommand, FurnitureEvent, FurnitureRejection } from '../modules/furniture/messages.ts';
import type { HistoryCommand, HistoryEvent, HistoryRejection } from '../modules/history/messages.ts';
import type { HistoryState } from '../modules/history/state.ts';
import type { LimitsCommand, LimitsEvent, LimitsRejection } from '../modules/limits/messages.ts';
import type { LimitsState } from '../modules/limits/state.ts';
import type { LineState } from '../modules/line/decider.ts';
import { lineDecider } from '../modules/line/decider.ts';
import type { LineCommand, LineEvent, LineRejection } from '../modules/line/messages.ts';
import type { MaintenanceCommand, MaintenanceEvent, MaintenanceRejection } from '../modules/maintenance/messages.ts';
import type { MaintenanceState } from '../modules/maintenance/types.ts';
import type { ModalsCommand, ModalsEvent, ModalsRejection } from '../modules/modals/messages.ts';
import type { ModalsState } from '../modules/modals/state.ts';
import type { MediaState } from '../modules/media/decider.ts';
import type { MediaCommand, MediaEvent, MediaRejection } from '../modules/media/messages.ts';
import type { NoticesState } from '../modules/notices/decider.ts';
import { noticesDecider } from '../modules/notices/decider.ts';
import type { NoticesCommand, NoticesEvent, NoticesRejection } from '../modules/notices/messages.ts';
import { preferencesDecider } from '../modules/preferences/decider.ts';
import type { PreferencesCommand, PreferencesEvent, PreferencesRejection } from '../modules/preferences/messages.ts';
import type { Preferences } from '../modules/preferences/types.ts';
import type { ReceiptsState } from '../modules/receipts/decider.ts';
import { receiptsDecider } from '../modules/receipts/decider.ts';
import type { ReceiptsCommand, ReceiptsEvent, ReceiptsRejection } from '../modules/receipts/messages.ts';
import { receiptsPersist } from '../modules/receipts/persist.ts';
import type { RedirectsState } from '../modules/redirects/decider.ts';
import type { RedirectsCommand, RedirectsEvent, RedirectsRejection } from '../modules/redirects/messages.ts';
import type { RemoteViewsState } from '../modules/remote-views/decider.ts';
import type { RemoteViewsCommand, RemoteViewsEvent, RemoteViewsRejection } from '../modules/remote-views/messages.ts';
import type { ReferralState } from '../modules/referral/decider.ts';
import type { ReferralCommand, ReferralEvent, ReferralRejection } from '../modules/referral/messages.ts';
import type { SessionState } from '../modules/session/decider.ts';
import { sessionDecider } from '../modules/session/decider.ts';
import type { SessionCommand, SessionEvent, SessionRejection } from '../modules/session/messages.ts';
import type { SiteConfigState } from '../modules/site-config/decider.ts';
import { siteConfigDecider } from '../modules/site-config/decider.ts';
import type { SiteConfigCommand, SiteConfigEvent, SiteConfigRejection } from '../modules/site-config/messages.ts';
import type { UserState } from '../modules/user/decider.ts';
import type { UserCommand, UserEvent, UserRejection } from '../modules/user/messages.ts';
import type { TermsCommand, TermsEvent, TermsRejection } from '../modules/terms/messages.ts';
import type { TermsState } from '../modules/terms/types.ts';
import type { VersionCommand, VersionEvent, VersionRejection } from '../modules/version/messages.ts';
import type { VersionState } from '../modules/version/types.ts';

export type Command =
  | AuthCommand
  | AppealsCommand
  | BlockingCommand
  | MaintenanceCommand
  | RedirectsCommand
  | TermsCommand
  | VersionCommand
  | ActivityCommand
  | ArrivalCommand
  | MediaCommand
  | ReferralCommand
  | UserCommand
  | AccountsCommand
  | CaptchaCommand
  | CashierCommand
  | ConfigGroupsCommand
  | ConsentCommand
  | CouponCommand
  | DictionaryCommand
  | FurnitureCommand
  | HistoryCommand
  | LimitsCommand
  | LineCommand
  | ModalsCommand
  | NoticesCommand
  | PreferencesCommand
  | ReceiptsCommand
  | RemoteViewsCommand
  | SessionCommand
  | SiteConfigCommand;
export type Event = Events[keyof Events];
export type Rejection =
  | AuthRejection
  | AppealsRejection
  | BlockingRejection
  | MaintenanceRejection
  | RedirectsRejection
  | TermsRejection
  | VersionRejection
  | ActivityRejection
  | ArrivalRejection
  | MediaRejection
  | ReferralRejection
  | UserRejection
  | KernelRejection
  | AccountsRejection
  | CaptchaRejection
  | CashierRejection
  | ConfigGroupsRejection
  | ConsentRejection
  | CouponRejection
  | DictionaryRejection
  | FurnitureRejection
  | HistoryRejection
  | LimitsRejection
  | LineRejection
  | ModalsRejection
  | NoticesRejection
  | PreferencesRejection
  | ReceiptsRejection
  | RemoteViewsRejection
  | SessionRejection
  | SiteConfigRejection;

/** The events of each module, by name. */
export interface Events {
  readonly appeals: AppealsEvent;
  readonly auth: AuthEvent;
  readonly 'app-version': VersionEvent;
  readonly blocking: BlockingEvent;
  readonly maintenance: MaintenanceEvent;
  readonly redirects: RedirectsEvent;
  readonly terms: TermsEvent;
  readonly activity: ActivityEvent;
  readonly arrival: ArrivalEvent;
  readonly media: MediaEvent;
  readonly referral: ReferralEvent;
  readonly user: UserEvent;
  readonly accounts: AccountsEvent;
  /** Joins when it is needed. */
  readonly captcha: CaptchaEvent;
  readonly cashier: CashierEvent;
  readonly 'config-groups': ConfigGroupsEvent;
  readonly consent: ConsentEvent;
  readonly coupon: CouponEvent;
  readonly dictionary: DictionaryEvent;
  readonly furniture: FurnitureEvent;
  readonly history: HistoryEvent;
  readonly limits: LimitsEvent;
  readonly line: LineEvent;
  readonly modals: ModalsEvent;
  readonly notices: NoticesEvent;
  readonly preferences: PreferencesEvent;
  readonly receipts: ReceiptsEvent;
  readonly 'remote-views': RemoteViewsEvent;
  readonly session: SessionEvent;
  readonly 'site-config': SiteConfigEvent;
}

/** The state of each module, by name. */
export interface States {
  readonly appeals: AppealsState;
  readonly auth: AuthState;
  readonly 'app-version': VersionState;
  readonly blocking: BlockingState;
  readonly maintenance: MaintenanceState;
  readonly redirects: RedirectsState;
  readonly terms: TermsState;
  readonly activity: ActivityState;
  readonly arrival: ArrivalState;
  readonly media: MediaState;
  readonly referral: ReferralState;
  readonly user: UserState;
  readonly accounts: AccountsState;
  readonly cashier: CashierState;
  readonly 'config-groups': ConfigGroupsState;
  readonly consent: ConsentState;
  readonly coupon: CouponState;
  readonly dictionary: DictionaryState;
  readonly furniture: FurnitureState;
  readonly history: HistoryState;
  readonly limits: LimitsState;
  readonly line: LineState;
  readonly modals: ModalsState;
  readonly notices: NoticesState;
  readonly preferences: Preferences;
  readonly receipts: ReceiptsState;
  readonly 'remote-views': RemoteViewsState;
  readonly session: SessionState;
  readonly 'site-config': SiteConfigState;
}

export interface ModuleFacts {
  readonly signedIn: () => boolean;
  readonly coupon: () => CouponFacts;
  readonly preferences: Preferences;
}

export function createModules(facts: ModuleFacts): readonly AnyModule[] {
  const accounts: Module<'accounts', AccountsState, AccountsCommand, AccountsEvent, AccountsFacts, AccountsRejection> =
    {
      name: 'accounts',
      decider: accountsDecider,
      facts: () => ({ signedIn: facts.signedIn() }),
    };
  const coupon: Module<'coupon', CouponState, CouponCommand, CouponEvent, CouponFacts, CouponRejection> = {
    name: 'coupon',
    decider: couponDecider,
    facts: facts.coupon,
    persist: couponPersist,
  };
  const line: Module<'line', LineState, LineCommand, LineEvent, null, LineRejection> = {
    name: 'line',
    decider: lineDecider,
    facts: () => null,
  };
  const notices: Module<'notices', NoticesState, NoticesCommand, NoticesEvent, null, NoticesRejection> = {
    name: 'notices',
    decider: noticesDecider,
    facts: () => null,
  };
  const preferences: Module<
    'preferences',
    Preferences,
    PreferencesCommand,
    PreferencesEvent,
    null,
    PreferencesRejection
  > = {
    name: 'preferences',
    decider: { ...preferencesDecider, initial: facts.preferences },
    facts: () => null,
  };
  const receipts: Module<'receipts', ReceiptsState, ReceiptsCommand, ReceiptsEvent, null, ReceiptsRejection> = {
    name: 'receipts',
    decider: receiptsDecider,
    facts: () => null,
    persist: receiptsPersist,
  };
  const session: Module<'session', SessionState, SessionCommand, SessionEvent, null, SessionRejection> = {
    name: 'session',
    decider: sessionDecider,
    facts: () => null,
  };
  const siteConfig: Module<
    'site-config',
    SiteConfigState,
    SiteConfigCommand,
    SiteConfigEvent,
    null,
    SiteConfigRejection
  > = {
    name: 'site-config',
    decider: siteConfigDecider,
    facts: () => null,
  };
  return [siteConfig, session, preferences, notices, line, accounts, receipts, coupon];
}

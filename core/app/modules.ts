/** The one list of domain modules. A module's name is the prefix of its messages; what it may know of its siblings is its `facts`. */
import type { AnyModule, Module } from '../kernel/decider.ts';
import type { KernelRejection } from '../kernel/runtime.ts';
import type { AccountsFacts, AccountsState } from '../modules/accounts/decider.ts';
import { accountsDecider } from '../modules/accounts/decider.ts';
import type { AccountsCommand, AccountsEvent, AccountsRejection } from '../modules/accounts/messages.ts';
import type { CaptchaCommand, CaptchaEvent, CaptchaRejection } from '../modules/captcha/messages.ts';
import { couponDecider } from '../modules/coupon/decider.ts';
import type { CouponFacts } from '../modules/coupon/facts.ts';
import type { CouponCommand, CouponEvent, CouponRejection } from '../modules/coupon/messages.ts';
import { couponPersist } from '../modules/coupon/persist.ts';
import type { CouponState } from '../modules/coupon/state.ts';
import type { HistoryFacts } from '../modules/history/decider.ts';
import { historyDecider } from '../modules/history/decider.ts';
import type { HistoryCommand, HistoryEvent, HistoryRejection } from '../modules/history/messages.ts';
import type { HistoryState } from '../modules/history/state.ts';
import type { LimitsCommand, LimitsEvent, LimitsRejection } from '../modules/limits/messages.ts';
import type { LimitsState } from '../modules/limits/state.ts';
import type { LineState } from '../modules/line/decider.ts';
import { lineDecider } from '../modules/line/decider.ts';
import type { LineCommand, LineEvent, LineRejection } from '../modules/line/messages.ts';
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
import type { SessionState } from '../modules/session/decider.ts';
import { sessionDecider } from '../modules/session/decider.ts';
import type { SessionCommand, SessionEvent, SessionRejection } from '../modules/session/messages.ts';
import type { SiteConfigState } from '../modules/site-config/decider.ts';
import { siteConfigDecider } from '../modules/site-config/decider.ts';
import type { SiteConfigCommand, SiteConfigEvent, SiteConfigRejection } from '../modules/site-config/messages.ts';

export type Command =
  | AccountsCommand | CaptchaCommand | CouponCommand | HistoryCommand | LimitsCommand | LineCommand | NoticesCommand | PreferencesCommand | ReceiptsCommand | SessionCommand | SiteConfigCommand;
export type Event = Events[keyof Events];
export type Rejection =
  | KernelRejection | AccountsRejection | CaptchaRejection | CouponRejection | HistoryRejection | LimitsRejection | LineRejection | NoticesRejection | PreferencesRejection | ReceiptsRejection | SessionRejection
  | SiteConfigRejection;

/** The events of each module, by name. */
export interface Events {
  readonly accounts: AccountsEvent;
  /** Joins when it is needed. */
  readonly captcha: CaptchaEvent;
  readonly coupon: CouponEvent;
  readonly history: HistoryEvent;
  readonly limits: LimitsEvent;
  readonly line: LineEvent;
  readonly notices: NoticesEvent;
  readonly preferences: PreferencesEvent;
  readonly receipts: ReceiptsEvent;
  readonly session: SessionEvent;
  readonly 'site-config': SiteConfigEvent;
}

/** The state of each module, by name. */
export interface States {
  readonly accounts: AccountsState;
  readonly coupon: CouponState;
  readonly history: HistoryState;
  readonly limits: LimitsState;
  readonly line: LineState;
  readonly notices: NoticesState;
  readonly preferences: Preferences;
  readonly receipts: ReceiptsState;
  readonly session: SessionState;
  readonly 'site-config': SiteConfigState;
}

export interface ModuleFacts {
  readonly signedIn: () => boolean;
  readonly coupon: () => CouponFacts;
  readonly preferences: Preferences;
}

export function createModules(facts: ModuleFacts): readonly AnyModule[] {
  const accounts: Module<'accounts', AccountsState, AccountsCommand, AccountsEvent, AccountsFacts, AccountsRejection> = {
    name: 'accounts', decider: accountsDecider, facts: () => ({ signedIn: facts.signedIn() }),
  };
  const coupon: Module<'coupon', CouponState, CouponCommand, CouponEvent, CouponFacts, CouponRejection> = {
    name: 'coupon', decider: couponDecider, facts: facts.coupon, persist: couponPersist,
  };
  const history: Module<'history', HistoryState, HistoryCommand, HistoryEvent, HistoryFacts, HistoryRejection> = {
    name: 'history', decider: historyDecider, facts: () => ({ signedIn: facts.signedIn() }),
  };
  const line: Module<'line', LineState, LineCommand, LineEvent, null, LineRejection> = { name: 'line', decider: lineDecider, facts: () => null };
  const notices: Module<'notices', NoticesState, NoticesCommand, NoticesEvent, null, NoticesRejection> = {
    name: 'notices', decider: noticesDecider, facts: () => null,
  };
  const preferences: Module<'preferences', Preferences, PreferencesCommand, PreferencesEvent, null, PreferencesRejection> = {
    name: 'preferences', decider: { ...preferencesDecider, initial: facts.preferences }, facts: () => null,
  };
  const receipts: Module<'receipts', ReceiptsState, ReceiptsCommand, ReceiptsEvent, null, ReceiptsRejection> = {
    name: 'receipts', decider: receiptsDecider, facts: () => null, persist: receiptsPersist,
  };
  const session: Module<'session', SessionState, SessionCommand, SessionEvent, null, SessionRejection> = {
    name: 'session', decider: sessionDecider, facts: () => null,
  };
  const siteConfig: Module<'site-config', SiteConfigState, SiteConfigCommand, SiteConfigEvent, null, SiteConfigRejection> = {
    name: 'site-config', decider: siteConfigDecider, facts: () => null,
  };
  return [siteConfig, session, preferences, notices, line, accounts, history, receipts, coupon];
}

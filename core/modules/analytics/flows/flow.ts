/** A flow: a table from events to the items that they are worth. Pure, so that the debugger can fold a log again. */
import type { AccountChangesEvent } from '../../account-changes/messages.ts';
import type { AppealsEvent } from '../../appeals/messages.ts';
import type { AuthEvent } from '../../auth/messages.ts';
import type { CaptchaEvent } from '../../captcha/messages.ts';
import type { CashierEvent } from '../../cashier/messages.ts';
import type { CouponEvent } from '../../coupon/messages.ts';
import type { IdentificationEvent } from '../../identification/messages.ts';
import type { LimitsEvent } from '../../limits/messages.ts';
import type { OfficeSettingsEvent } from '../../office-settings/messages.ts';
import type { PreferencesEvent } from '../../preferences/messages.ts';
import type { Preferences } from '../../preferences/public.ts';
import type { SessionEvent } from '../../session/messages.ts';
import type { QuestionsEvent, SiteChromeEvent } from '../../site-chrome/messages.ts';
import type { Item, LoginKind, RegistrationKind } from '../catalogue.ts';
import type { AnalyticsEvent } from '../messages.ts';
import type { LocalMetrics } from '../metrics.ts';

/** The events that flows may read. */
type Known =
  | AccountChangesEvent
  | AnalyticsEvent
  | AppealsEvent
  | AuthEvent
  | CaptchaEvent
  | CashierEvent
  | CouponEvent
  | IdentificationEvent
  | LimitsEvent
  | OfficeSettingsEvent
  | PreferencesEvent
  | QuestionsEvent
  | SessionEvent
  | SiteChromeEvent;

/** The memory of the flows between two events. */
export interface Memory {
  readonly metrics: LocalMetrics;
  /** The route of the page that is shown. */
  readonly route: string | null;
  /** The registration or login that waits for its answer. */
  readonly registering: RegistrationKind | null;
  readonly loggingIn: LoginKind | null;
  readonly appView: Preferences['appView'] | null;
  readonly width: number | null;
}

export interface Tracked {
  readonly items: readonly Item[];
  readonly memory?: Partial<Memory>;
}

export const NOTHING: Tracked = { items: [] };
export const track = (...items: readonly Item[]): Tracked => ({ items });

/** The items of one event. `at` is its time, ms. */
export type Tracker<P> = (payload: P, memory: Memory, at: number) => Tracked;
export type Flow = { readonly [E in Known as E['type']]?: Tracker<E['payload']> };

import type { ActivityPort } from './activity.ts';
import type { AnalyticsPort } from './analytics.ts';
import type { CaptchaPort } from './captcha.ts';
import type { Clock } from './clock.ts';
import type { CookiesPort } from './cookies.ts';
import type { Digest } from './digest.ts';
import type { FingerprintPort } from './fingerprint.ts';
import type { HttpPort } from './http.ts';
import type { Ids } from './ids.ts';
import type { JournalPort } from './journal.ts';
import type { LineFeedPort } from './line-feed.ts';
import type { PagePort } from './page.ts';
import type { RemoteViewsPort } from './remote-views.ts';
import type { Report } from './report.ts';
import type { SearchIndexPort } from './search-index.ts';
import type { SocialPort } from './social.ts';
import type { KeyValueStorage } from './storage.ts';
import type { SystemAlertsPort } from './system-alerts.ts';
import type { TabsPort } from './tabs.ts';

/**
 * Every interface that the core requires. A shell that embeds the core provides these and nothing else; README.md says
 * which ones are optional.
 */
export interface Ports {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly digest: Digest;
  readonly http: HttpPort;
  readonly lineFeed: LineFeedPort;
  readonly storage: KeyValueStorage;
  readonly journal: JournalPort;
  readonly tabs: TabsPort;
  readonly page: PagePort;
  readonly report: Report;
  /** A shell without this port has no cookies: nothing is read or stored there. */
  readonly cookies?: CookiesPort;
  /** The source of remote views, loaded with the first of them. A shell without this port has no remote views. */
  readonly remoteViews?: () => Promise<RemoteViewsPort>;
  /** Signs of user activity, loaded on demand. Without them no player is signed out for inactivity. */
  readonly activity?: () => Promise<ActivityPort>;
  /** The receivers of analytics, loaded with the visitor's consent. A shell without this port counts nothing. */
  readonly analytics?: () => Promise<AnalyticsPort>;
  /** A full-text index, loaded with the first search. Without one nothing can be searched. */
  readonly searchIndex?: () => Promise<SearchIndexPort>;
  /** Messages of the system, loaded with the alerts. Without this port alerts are shown in the page alone. */
  readonly systemAlerts?: () => Promise<SystemAlertsPort>;
  /** A provider's captcha. Without one the visitor gets the operator's own captcha. */
  readonly captcha?: CaptchaPort;
  /** A provider's fingerprint. Without one the operator gets none. */
  readonly fingerprint?: FingerprintPort;
  /** Sign-in with a provider. Without this port none is offered. */
  readonly social?: SocialPort;
}

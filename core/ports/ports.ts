import type { ActivityPort } from './activity.ts';
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
import type { SocialPort } from './social.ts';
import type { KeyValueStorage } from './storage.ts';
import type { TabsPort } from './tabs.ts';

/** Everything the core asks of the world. A shell that embeds the core provides these and nothing else; see README.md for those that may be left out. */
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
  /** A shell without a page has none: nothing is read there, nothing is kept. */
  readonly cookies?: CookiesPort;
  /** Where remote views come from; loaded with the first of them. A shell without one has none. */
  readonly remoteViews?: () => Promise<RemoteViewsPort>;
  /** Signs that somebody is there, loaded when they are wanted. Without them nobody is signed out for being away. */
  readonly activity?: () => Promise<ActivityPort>;
  /** A provider's captcha. Without one the operator's own question is put. */
  readonly captcha?: CaptchaPort;
  /** A provider's fingerprint. Without one the operator gets none. */
  readonly fingerprint?: FingerprintPort;
  /** Sign-in with a provider. Without one none is offered. */
  readonly social?: SocialPort;
}

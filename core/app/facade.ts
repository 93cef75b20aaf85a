import type { Observable } from 'rxjs';
import type { Recorded } from '../kernel/message.ts';
import type { Readable } from '../kernel/readable.ts';
import type { Result } from '../kernel/result.ts';
import type { AccountsView } from '../modules/accounts/views.ts';
import type { CaptchaView } from '../modules/captcha/views.ts';
import type { CouponSlices, CouponView } from '../modules/coupon/slices.ts';
import type { HistoryView } from '../modules/history/views.ts';
import type { LineReads } from '../modules/line/reads.ts';
import type { Notice } from '../modules/notices/views.ts';
import type { Preferences } from '../modules/preferences/types.ts';
import type { ReceiptsState } from '../modules/receipts/public.ts';
import type { Verdicts } from '../modules/receipts/verify-receipts.ts';
import type { NewCredentials, SessionView } from '../modules/session/views.ts';
import type { SiteConfig } from '../modules/site-config/views.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { Actions, Command, Event, FeatureName, Rejection, View } from './features.ts';

/** The whole core as a shell sees it. Views are immutable; a view is a new object only when a value in it changed. */
export interface Core {
  /** Decides, records and publishes before it returns. A rejection is a value and never throws. */
  dispatch(command: Command): Result<readonly Event[], Rejection>;
  /**
   * Starts loading: journal, session, site config. Resolves when the session is known and stored state is restored.
   * Rendering before that is safe.
   */
  start(): Promise<void>;
  stop(): void;
  /** True once this device's stored state is restored. Until then a missing value may simply not be read yet. */
  readonly restored: Readable<boolean>;

  readonly siteConfig: Readable<SiteConfig | null>;
  readonly session: Readable<SessionView>;
  /** Shown once after a one-click registration; the command `session/dismissCredentials` clears them. */
  readonly newCredentials: Readable<NewCredentials | null>;
  readonly accounts: Readable<AccountsView>;
  readonly preferences: Readable<Preferences>;
  /**
   * Read the coupon by its slices, `coupon.slip`, `.stake`, `.offers` and `.placing`: each changes only with its own
   * content. The coupon itself is all of them in one object, for a user without a screen.
   */
  readonly coupon: Readable<CouponView> & CouponSlices;
  /** Market ids in the coupon, for price cells. */
  readonly couponMarkets: Readable<ReadonlySet<number>>;
  readonly history: Readable<HistoryView>;
  /** Sealed receipts of placed bets, and receipts that wait for their seal. */
  readonly receipts: Readable<ReceiptsState>;
  /**
   * The view of a feature that loads after the start; `null` until it has loaded. The feature's commands are unknown
   * until then.
   */
  feature<N extends FeatureName>(name: N): Readable<View<N> | null>;
  /**
   * The actions of a feature: calls that carry a secret beside the bus, and calls that answer the caller. `null` until
   * the feature has loaded; an action keeps its identity from then on. Everything else is a command.
   */
  actions<N extends FeatureName>(name: N): Actions<N> | null;
  /** Loads a feature now; rejects when its code fails to load, and may be called again. */
  load(name: FeatureName): Promise<void>;
  readonly notices: Readable<readonly Notice[]>;
  /** The operator's captcha that waits for an answer. */
  readonly captcha: Readable<CaptchaView | null>;
  readonly line: LineReads;
  readonly navigation: Navigation;

  /** Verifies the stored receipts against their seals. Rejects where there is no digest. */
  verifyReceipts(): Promise<Verdicts>;

  /** Every event, in order. */
  readonly events$: Observable<Recorded>;
  recent(): readonly Recorded[];
}

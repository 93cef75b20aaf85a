import type { Observable } from 'rxjs';
import type { Recorded } from '../kernel/message.ts';
import type { Readable } from '../kernel/readable.ts';
import type { Result } from '../kernel/result.ts';
import type { Runtime } from '../kernel/runtime.ts';
import type { CouponSlices, CouponView } from '../modules/coupon/slices.ts';
import type { LineReads } from '../modules/line/reads.ts';
import type { Verdicts } from '../modules/receipts/verify-receipts.ts';
import type { NewCredentials } from '../modules/session/views.ts';
import type { SiteConfig } from '../modules/site-config/views.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { Actions, Command, Event, FeatureName, Rejection, View } from './features.ts';

export interface CoreOptions {
  /** Sent with every call. */
  readonly appName?: string;
  /** The operator requires confirmation of changed terms: the shell goes to `/confirm`. */
  readonly onTermsChanged?: () => void;
  /**
   * Whether the features of a whole site (consent, modals, redirects …) load at the start, as by default. Otherwise
   * they load on demand, so that a core without a page runs nothing that it does not use.
   */
  readonly isWholeSite?: boolean;
}

/** The whole core as a shell sees it. Views are immutable; a view is a new object only when a value in it changed. */
export interface Core {
  /** Decides, records and publishes before it returns. A rejection is a value and never throws. */
  dispatch(command: Command): Result<readonly Event[], Rejection>;
  /** Loads journal, session and site config; resolves once journal and session are known. Shells may render before. */
  start(): Promise<void>;
  stop(): void;
  /** True once this device's stored state is restored. Until then a missing value may simply not be read yet. */
  readonly restored: Readable<boolean>;

  readonly siteConfig: Readable<SiteConfig | null>;
  readonly session: Readable<View<'session'>>;
  /** Shown once after a one-click registration; the command `session/dismissCredentials` clears them. */
  readonly newCredentials: Readable<NewCredentials | null>;
  readonly accounts: Readable<View<'accounts'>>;
  readonly preferences: Readable<View<'preferences'>>;
  /**
   * Read the coupon by its slices, `coupon.slip`, `.stake`, `.offers` and `.placing`: each changes only with its own
   * content. The coupon itself is all of them in one object, for a user without a screen.
   */
  readonly coupon: Readable<CouponView> & CouponSlices;
  /** Market ids in the coupon, for price cells. */
  readonly couponMarkets: Readable<ReadonlySet<number>>;
  readonly history: Readable<View<'history'>>;
  /** Sealed receipts of placed bets, and receipts that wait for their seal. */
  readonly receipts: Readable<View<'receipts'>>;
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
  readonly notices: Readable<View<'notices'>>;
  /** The operator's captcha that waits for an answer. */
  readonly captcha: Readable<View<'captcha'>>;
  readonly line: LineReads;
  readonly navigation: Navigation;

  /** Verifies the stored receipts against their seals. Rejects where there is no digest. */
  verifyReceipts(): Promise<Verdicts>;

  /** Every event, in order. */
  readonly events$: Observable<Recorded>;
  recent(): readonly Recorded[];
}

/** The core of a shell without addresses: routes and guards are a tenth of the code. */
export type PagelessCore = Omit<Core, 'navigation'>;

/** The core of a board of prices: without a session and a coupon. */
export type BoardCore = Pick<Core, 'dispatch' | 'start' | 'stop' | 'preferences' | 'couponMarkets' | 'line'>;

/** The bus with the types of the list: a command is decided by the feature whose contract states its events. */
export const typedDispatch = (dispatch: Runtime['dispatch']): Core['dispatch'] => dispatch as Core['dispatch'];

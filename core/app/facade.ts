import type { Observable } from 'rxjs';
import type { Recorded } from '../kernel/message.ts';
import type { Readable } from '../kernel/readable.ts';
import type { Result } from '../kernel/result.ts';
import type { AccountsView } from '../modules/accounts/views.ts';
import type { CaptchaView } from '../modules/captcha/views.ts';
import type { CouponView } from '../modules/coupon/views.ts';
import type { HistoryView } from '../modules/history/views.ts';
import type { LineReads } from '../modules/line/reads.ts';
import type { Notice } from '../modules/notices/views.ts';
import type { Preferences } from '../modules/preferences/types.ts';
import type { ReceiptsState } from '../modules/receipts/public.ts';
import type { Verdicts } from '../modules/receipts/verify-receipts.ts';
import type { NewCredentials, SessionView } from '../modules/session/views.ts';
import type { SiteConfig } from '../modules/site-config/views.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { Command, Event, Rejection } from './modules.ts';
import type { PartName, PartViews } from './parts/parts.ts';

/** The whole core as a shell sees it. Views are immutable; a view is a new object only when something in it changed. */
export interface Core {
  /** Decides, records and publishes before it returns. A refusal is a value; nothing throws for one. */
  dispatch(command: Command): Result<readonly Event[], Rejection>;
  /** Starts loading: journal, session, site config. Resolves when the session is known and stored state is back. Safe to render before. */
  start(): Promise<void>;
  stop(): void;
  /** True once what this device had stored is back; until then something that is missing may only not be read yet. */
  readonly restored: Readable<boolean>;

  readonly siteConfig: Readable<SiteConfig | null>;
  readonly session: Readable<SessionView>;
  readonly newCredentials: Readable<NewCredentials | null>;
  readonly accounts: Readable<AccountsView>;
  readonly preferences: Readable<Preferences>;
  readonly coupon: Readable<CouponView>;
  /** Market ids in the coupon, for price cells. */
  readonly couponMarkets: Readable<ReadonlySet<number>>;
  readonly history: Readable<HistoryView>;
  /** What was agreed to, sealed; and what waits for its seal. */
  readonly receipts: Readable<ReceiptsState>;
  /** A part that joins after the start (`core/app/parts`): null until it has. A command of it is unknown until then. */
  part<N extends PartName>(name: N): Readable<PartViews[N] | null>;
  /** Brings a part now; rejects when its code can't be loaded, and may be asked again. */
  bring(name: PartName): Promise<void>;
  readonly notices: Readable<readonly Notice[]>;
  /** The operator's question that waits for an answer. */
  readonly captcha: Readable<CaptchaView | null>;
  readonly line: LineReads;
  readonly navigation: Navigation;

  /** Passwords never enter a command or an event: they go this way. */
  logIn(login: string, password: string): void;
  register(form: { readonly currency: string; readonly countryId: number; readonly isAdult: boolean }): void;
  dismissCredentials(): void;
  /** Whether the receipts that are kept here are what was sealed. Rejects where there is no digest. */
  verifyReceipts(): Promise<Verdicts>;

  /** Every event, in order; and the last ones. */
  readonly events$: Observable<Recorded>;
  recent(): readonly Recorded[];
}

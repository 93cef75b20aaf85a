/**
 * A small in-memory core for looking at screens and testing components: every view is a cell that a test may set, the
 * coupon is simple arithmetic, prices move only on request. Addresses are decided by the real navigation. Rules are
 * tested with the real core.
 */
import { EMPTY } from 'rxjs';
import type { Core } from 'touchline/app/facade';
import { combine, createCell } from 'touchline/kernel/readable';
import type { Cell } from 'touchline/kernel/readable';
import type { Clock } from 'touchline/ports/clock';
import type { AccountsView } from 'touchline/core/accounts/views';
import type { CaptchaView } from 'touchline/core/captcha/views';
import type { CouponView } from 'touchline/core/coupon/slices';
import type { HistoryView } from 'touchline/core/history/views';
import type { Actions, FeatureName, View } from 'touchline/app/features';
import type { Notice } from 'touchline/core/notices/views';
import type { ReceiptsState } from 'touchline/core/receipts/public';
import type { Preferences } from 'touchline/core/preferences/types';
import type { NewCredentials, SessionView } from 'touchline/core/session/views';
import type { SiteConfig } from 'touchline/core/site-config/views';
import { createNavigation } from 'touchline/navigation/create-navigation';
import { UNKNOWN } from 'touchline/navigation/navigation-context';
import type { FakeLine } from './fake-line.ts';
import { createFakeLine } from './fake-line.ts';
import { ACCOUNTS, CONFIG, EMPTY_COUPON, EMPTY_HISTORY, GUEST, PREFERENCES } from './fake-views.ts';
import { withLeg, withoutLeg, withStake } from './fake-coupon.ts';

export interface FakeCore extends Core {
  readonly fake: {
    readonly line: FakeLine;
    readonly commands: { readonly type: string; readonly payload: unknown }[];
    readonly set: {
      session(view: SessionView): void;
      accounts(view: AccountsView): void;
      coupon(view: CouponView): void;
      history(view: HistoryView): void;
      receipts(view: ReceiptsState): void;
      /** A feature that has loaded; without `actions`, those of the last call. */
      feature<N extends FeatureName>(name: N, view: View<N>, actions?: Actions<N>): void;
      notices(view: readonly Notice[]): void;
      preferences(view: Partial<Preferences>): void;
      siteConfig(view: SiteConfig | null): void;
      newCredentials(view: NewCredentials | null): void;
    };
  };
}

const LANGUAGES = ['ar', 'de', 'en', 'ru'];
/** No timer ends: components are tested without the passage of time. */
const STOPPED_CLOCK: Clock = { now: () => 0, after: () => () => undefined };

export function createFakeCore(line: FakeLine = createFakeLine()): FakeCore {
  const siteConfig = createCell<SiteConfig | null>(CONFIG);
  const session = createCell<SessionView>(GUEST);
  const newCredentials = createCell<NewCredentials | null>(null);
  const accounts = createCell<AccountsView>(ACCOUNTS);
  const preferences = createCell<Preferences>(PREFERENCES);
  const coupon = createCell<CouponView>(EMPTY_COUPON);
  const couponMarkets = createCell<ReadonlySet<number>>(new Set());
  const history = createCell<HistoryView>(EMPTY_HISTORY);
  const receipts = createCell<ReceiptsState>({ receipts: [], passed: [], due: [], hasFailed: false });
  const parts = new Map<FeatureName, Cell<unknown>>([['history', history]]);
  const partOf = <N extends FeatureName>(name: N): Cell<View<N> | null> => {
    const cell = parts.get(name) ?? createCell<unknown>(null);
    parts.set(name, cell);
    return cell as Cell<View<N> | null>;
  };
  const actionsByName = new Map<FeatureName, unknown>();
  const notices = createCell<readonly Notice[]>([]);
  const commands: { type: string; payload: unknown }[] = [];
  const navigation = createNavigation({
    context: combine([session, preferences] as const, ([{ status }, { language }]) => ({
      ...UNKNOWN,
      signedIn: status === 'player',
      language,
      languages: LANGUAGES,
      isGateKnown: true,
    })),
    clock: STOPPED_CLOCK,
    report: (where, fault) => {
      throw new Error(`navigation reports ${where}`, { cause: fault });
    },
    dispatch: (command) => commands.push(command),
  });
  const putCoupon = (view: CouponView): void => {
    coupon.set(view);
    couponMarkets.set(new Set(view.legs.map((leg) => leg.marketId)));
  };
  return {
    siteConfig,
    session,
    newCredentials,
    accounts,
    preferences,
    coupon: { ...coupon, slip: coupon, stake: coupon, offers: coupon, placing: coupon },
    couponMarkets,
    history,
    receipts,
    notices,
    captcha: createCell<CaptchaView | null>(null),
    restored: createCell(true),
    feature: partOf,
    actions: <N extends FeatureName>(name: N) => (actionsByName.get(name) ?? null) as Actions<N> | null,
    load: () => Promise.resolve(),
    line,
    dispatch(command) {
      commands.push(command);
      const view = coupon.get();
      if (command.type === 'coupon/addLeg') putCoupon(withLeg(view, line, command.payload.marketId));
      if (command.type === 'coupon/removeLeg') putCoupon(withoutLeg(view, command.payload.marketId));
      if (command.type === 'coupon/clear') putCoupon({ ...EMPTY_COUPON, canUndo: true });
      if (command.type === 'coupon/typeStake') putCoupon(withStake(view, command.payload.text));
      if (command.type === 'coupon/setStake') putCoupon(withStake(view, String(command.payload.amount / 100)));
      if (command.type === 'coupon/chooseType') putCoupon({ ...view, betType: command.payload.betType });
      if (command.type === 'preferences/choose') preferences.set({ ...preferences.get(), ...command.payload });
      if (command.type === 'notices/dismiss')
        notices.set(notices.get().filter((notice) => notice.id !== command.payload.id));
      if (command.type === 'session/logOut') session.set(GUEST);
      if (command.type === 'session/dismissCredentials') newCredentials.set(null);
      return { ok: true, value: [] };
    },
    start: () => Promise.resolve(),
    stop: () => undefined,
    navigation,
    verifyReceipts: () =>
      Promise.resolve({
        isIntact: true,
        receipts: receipts.get().receipts.map(({ key, hash }) => ({ key, hash, verdict: 'intact' as const })),
        startsAfter: '',
      }),
    events$: EMPTY,
    recent: () => [],
    fake: {
      line,
      commands,
      set: {
        session: session.set,
        accounts: accounts.set,
        coupon: putCoupon,
        history: history.set,
        receipts: receipts.set,
        feature(name, view, given) {
          if (given !== undefined) actionsByName.set(name, given);
          partOf(name).set(view);
        },
        notices: notices.set,
        preferences: (part) => preferences.set({ ...preferences.get(), ...part }),
        siteConfig: siteConfig.set,
        newCredentials: newCredentials.set,
      },
    },
  };
}

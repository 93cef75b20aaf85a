/** Screens that no first price waits for. Each is a chunk of its own, with its words. */
import type { ComponentType } from 'react';
import type { Screen } from '../../../core/navigation/routes.ts';
import type * as screensOfCashier from './cashier/cashier.ts';
import { needStyles, type Styles } from '../styles/late.ts';
import { withWords, type Load, type ScreenProps } from './with-words.ts';

/** The styles of every page, and some more. */
const styled = (load: Load, ...styles: readonly Styles[]): Load => async () => (await Promise.all([load(), needStyles('page', ...styles)]))[0];

type CashierScreens = typeof screensOfCashier;
const cashier = (of: (screens: CashierScreens) => ComponentType<ScreenProps>): Load => withWords(styled(async () => of(await import('./cashier/cashier.ts')), 'office', 'cashier'), 'cashier', 'office');

type More = Exclude<Screen, 'home' | 'login' | 'registration' | 'undecided' | 'live' | 'line' | 'champ' | 'game'>;

const LOADS: Readonly<Record<More, Load>> = {
  account: withWords(styled(async () => (await import('./office/office.ts')).AccountScreen, 'office'), 'office'),
  history: withWords(styled(async () => (await import('./office/office.ts')).HistoryScreen, 'office'), 'office', 'coupon', 'game'),
  'print-coupon': withWords(styled(async () => (await import('./office/office.ts')).PrintCouponScreen, 'office'), 'office', 'coupon', 'game'),
  limits: withWords(styled(async () => (await import('./limits/limits-screen.tsx')).LimitsScreen, 'office', 'limits'), 'limits', 'office'),
  recharge: cashier(({ RechargeScreen }) => RechargeScreen),
  deduce: cashier(({ DeduceScreen }) => DeduceScreen),
  payments: cashier(({ PaymentsScreen }) => PaymentsScreen),
  'payment-requests': cashier(({ RequestsScreen }) => RequestsScreen),
  'create-request': cashier(({ CreateRequestScreen }) => CreateRequestScreen),
  'payment-return': cashier(({ ReturnScreen }) => ReturnScreen),
  'registration-page': withWords(styled(async () => (await import('./auth/registration-screen.tsx')).RegistrationScreen, 'auth'), 'auth'),
  letter: withWords(styled(async () => (await import('./user/user.ts')).LetterScreen, 'auth'), 'auth', 'security'),
  security: withWords(styled(async () => (await import('./user/user.ts')).SecurityScreen, 'office', 'auth'), 'auth', 'security', 'office'),
  plain: withWords(styled(async () => (await import('./plain/plain-screen.tsx')).PlainScreen), 'pages'),
  remote: withWords(styled(async () => (await import('./remote/remote-screen.tsx')).RemoteScreen, 'remote'), 'remote'),
  technical: withWords(styled(async () => (await import('./technical/technical-screen.tsx')).TechnicalScreen, 'auth', 'closed'), 'closed', 'shell'),
  debugger: withWords(styled(async () => (await import('./debugger/debugger-screen.tsx')).DebuggerScreen, 'debugger')),
  'not-found': withWords(async () => (await import('./boards.ts')).NotFoundScreen),
  'server-error': withWords(async () => (await import('./boards.ts')).ServerErrorScreen),
};

const has = (screen: Screen): screen is More => Object.hasOwn(LOADS, screen);

export function loadScreen(screen: Screen): Promise<ComponentType<ScreenProps>> {
  return has(screen) ? LOADS[screen]() : LOADS['not-found']();
}

/** Screens that no first price waits for. Each is a chunk of its own, with its words. */
import type { ComponentType } from 'react';
import type { Screen } from '../../../core/navigation/routes.ts';
import type * as screensOfCashier from './cashier/cashier.ts';
import { withWords, type Load, type ScreenProps } from './with-words.ts';

type CashierScreens = typeof screensOfCashier;
const cashier = (of: (screens: CashierScreens) => ComponentType<ScreenProps>): Load => withWords(async () => of(await import('./cashier/cashier.ts')), 'cashier', 'office');

type More = Exclude<Screen, 'home' | 'login' | 'registration' | 'undecided' | 'live' | 'line' | 'champ' | 'game'>;

const LOADS: Readonly<Record<More, Load>> = {
  account: withWords(async () => (await import('./office/office.ts')).AccountScreen, 'office'),
  history: withWords(async () => (await import('./office/office.ts')).HistoryScreen, 'office', 'coupon', 'game'),
  'print-coupon': withWords(async () => (await import('./office/office.ts')).PrintCouponScreen, 'office', 'coupon', 'game'),
  limits: withWords(async () => (await import('./limits/limits-screen.tsx')).LimitsScreen, 'limits', 'office'),
  recharge: cashier(({ RechargeScreen }) => RechargeScreen),
  deduce: cashier(({ DeduceScreen }) => DeduceScreen),
  payments: cashier(({ PaymentsScreen }) => PaymentsScreen),
  'payment-requests': cashier(({ RequestsScreen }) => RequestsScreen),
  'create-request': cashier(({ CreateRequestScreen }) => CreateRequestScreen),
  'payment-return': cashier(({ ReturnScreen }) => ReturnScreen),
  'registration-page': withWords(async () => (await import('./auth/registration-screen.tsx')).RegistrationScreen, 'auth'),
  letter: withWords(async () => (await import('./user/user.ts')).LetterScreen, 'auth', 'security'),
  security: withWords(async () => (await import('./user/user.ts')).SecurityScreen, 'auth', 'security', 'office'),
  plain: withWords(async () => (await import('./plain/plain-screen.tsx')).PlainScreen, 'pages'),
  remote: withWords(async () => (await import('./remote/remote-screen.tsx')).RemoteScreen, 'remote'),
  technical: withWords(async () => (await import('./technical/technical-screen.tsx')).TechnicalScreen, 'closed', 'shell'),
  debugger: withWords(async () => (await import('./debugger/debugger-screen.tsx')).DebuggerScreen),
  'not-found': withWords(async () => (await import('./boards.ts')).NotFoundScreen),
  'server-error': withWords(async () => (await import('./boards.ts')).ServerErrorScreen),
};

const has = (screen: Screen): screen is More => Object.hasOwn(LOADS, screen);

export function loadScreen(screen: Screen): Promise<ComponentType<ScreenProps>> {
  return has(screen) ? LOADS[screen]() : LOADS['not-found']();
}

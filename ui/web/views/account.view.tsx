/** The player's account and bets. */
import { AccountScreen } from '../screens/office/account-screen.tsx';
import { MenuScreen } from '../screens/office/menu-screen.tsx';
import { HistoryScreen } from '../screens/office/history-screen.tsx';
import { PrintCouponScreen } from '../screens/office/print-coupon-screen.tsx';
import { SettingsScreen } from '../screens/office/settings-screen.tsx';
import { WalletsScreen } from '../screens/office/wallets-screen.tsx';
import { bundledView } from './bundled-view.tsx';

export const { mount } = bundledView({
  account: AccountScreen,
  history: HistoryScreen,
  'print-coupon': PrintCouponScreen,
  settings: SettingsScreen,
  'office-menu': MenuScreen,
  wallets: WalletsScreen,
});

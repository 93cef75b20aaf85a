/** The player's own pages, as the account menu and the menu of small screens list them. */
import type { IconName } from '../components/icon.tsx';

export interface AccountWay {
  readonly to: string;
  readonly icon: IconName;
  /** Its name. */
  readonly key: string;
}

export const ACCOUNT_WAYS: readonly AccountWay[] = [
  { to: '/office/account', icon: 'user', key: 'office.account' },
  { to: '/office/history', icon: 'receipt', key: 'office.history' },
  { to: '/office/recharge', icon: 'plus', key: 'account.recharge' },
  { to: '/office/deduce', icon: 'minus', key: 'account.deduce' },
  { to: '/office/historypay', icon: 'copy', key: 'account.transactions' },
  { to: '/office/casino/vipcashback', icon: 'trophy', key: 'account.vipCashback' },
  { to: '/office/responsible', icon: 'clock', key: 'account.limits' },
  { to: '/office/support', icon: 'info', key: 'account.support' },
];

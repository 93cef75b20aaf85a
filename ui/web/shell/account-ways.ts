/** The player's own pages, in the account menu and in the menu of small screens. */
import type { IconName } from '../components/icon.tsx';

export interface AccountWay {
  readonly to: string;
  readonly icon: IconName;
  /** Text key of the name. */
  readonly key: string;
}

export const MESSAGES = '/office/manager';

export const ACCOUNT_WAYS: readonly AccountWay[] = [
  { to: '/office/account', icon: 'user', key: 'office.account' },
  { to: '/office/history', icon: 'receipt', key: 'office.history' },
  { to: '/office/recharge', icon: 'plus', key: 'account.recharge' },
  { to: '/office/deduce', icon: 'minus', key: 'account.deduce' },
  { to: '/office/historypay', icon: 'swap', key: 'account.transactions' },
  { to: '/office/rewards', icon: 'star', key: 'account.rewards' },
  { to: '/office/casino/vipcashback', icon: 'gift', key: 'account.vipCashback' },
  { to: MESSAGES, icon: 'mail', key: 'account.messages' },
  { to: '/office/responsible', icon: 'shield', key: 'account.limits' },
  { to: '/office/support', icon: 'bubble', key: 'account.support' },
];

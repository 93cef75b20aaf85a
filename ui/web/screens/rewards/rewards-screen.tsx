/** The pages about rewards, by the address. */
import type { ComponentType, ReactNode } from 'react';
import { usePageLocation } from '../../page-location.ts';
import { BonusesScreen } from './bonuses-screen.tsx';
import { CashbackScreen } from './cashback-screen.tsx';
import { FriendsScreen } from './friends-screen.tsx';
import { PointsScreen } from './points-screen.tsx';
import { PromoCodesScreen } from './promo-codes-screen.tsx';

const PAGES: readonly (readonly [path: string, Page: ComponentType])[] = [
  ['/office/bonuses', BonusesScreen],
  ['/office/casino', CashbackScreen],
  ['/office/bringfriend', FriendsScreen],
  ['/office/promotion', PromoCodesScreen],
];

export function RewardsScreen(): ReactNode {
  const { path } = usePageLocation().outcome.target;
  const [, Page] = PAGES.find(([start]) => path.startsWith(start)) ?? ['', PointsScreen];
  return <Page />;
}

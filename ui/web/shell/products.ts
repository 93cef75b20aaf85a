/**
 * Addresses of the site's products. The first row is in the header, the rest under "More"; menus on small screens use
 * both.
 */
import type { IconName } from '../components/icon.tsx';

export interface Way {
  /** The text key of its name is `way.<id>`. */
  readonly id: string;
  readonly to: string;
  /** Addresses at which this product is the current one. */
  readonly below: RegExp;
  readonly icon: IconName;
}

export const PRODUCTS: readonly Way[] = [
  { id: 'casino', to: '/casino-lobby', below: /^\/(?:casino|slots|providers|my-casino)/, icon: 'chip' },
  { id: 'liveCasino', to: '/live-casino', below: /^\/live-casino/, icon: 'live' },
  {
    id: 'games',
    to: '/allgamesentrance',
    below: /^\/(?:allgames|games-landing|othergames|fast-games|crash-games)/,
    icon: 'dice',
  },
  { id: 'promotions', to: '/offers', below: /^\/(?:offers|promo|bonus|tournaments|landing)/, icon: 'gift' },
];

export const MORE: readonly Way[] = [
  { id: 'results', to: '/results', below: /^\/results/, icon: 'scoreboard' },
  { id: 'statistics', to: '/statistic', below: /^\/statistic/, icon: 'chart' },
  { id: 'multi', to: '/multi', below: /^\/multi/, icon: 'tiles' },
  { id: 'tournaments', to: '/tournaments', below: /^\/tournaments/, icon: 'trophy' },
  { id: 'cyber', to: '/cyber', below: /^\/cyber/, icon: 'pad' },
  { id: 'toto', to: '/toto', below: /^\/toto/, icon: 'ticket' },
  { id: 'lotto', to: '/lotto', below: /^\/lotto/, icon: 'balls' },
  { id: 'virtual', to: '/virtualsports', below: /^\/virtualsports/, icon: 'flag' },
  { id: 'tvGames', to: '/tvgames', below: /^\/tvgames/, icon: 'tv' },
  { id: 'bingo', to: '/bingo', below: /^\/bingo/, icon: 'grid' },
  { id: 'keno', to: '/keno', below: /^\/keno/, icon: 'dots' },
  { id: 'poker', to: '/poker', below: /^\/poker/, icon: 'cards' },
];

/** Bottom navigation of casino pages, in the order of S2.12.31; the menu follows. */
export const CASINO_BOTTOM: readonly Way[] = [
  { id: 'tournaments', to: '/tournaments', below: /^\/tournaments/, icon: 'trophy' },
  { id: 'categories', to: '/casino-search', below: /^\/casino-search/, icon: 'tiles' },
  { id: 'promo', to: '/bonus/casino', below: /^\/(?:bonus|offers|promo)/, icon: 'gift' },
  { id: 'myCasino', to: '/my-casino', below: /^\/my-casino/, icon: 'star' },
];

/** Menu of small screens, in the order of S2.12.29. */
export const MENU: readonly Way[] = [
  { id: 'lobby', to: '/casino-lobby', below: /^\/casino-lobby/, icon: 'chip' },
  { id: 'promo', to: '/offers', below: /^\/(?:offers|promo)/, icon: 'gift' },
  { id: 'tournaments', to: '/tournaments', below: /^\/tournaments/, icon: 'trophy' },
  { id: 'slots', to: '/slots', below: /^\/slots/, icon: 'reels' },
  { id: 'liveCasino', to: '/live-casino', below: /^\/live-casino/, icon: 'live' },
  { id: 'games', to: '/allgamesentrance', below: /^\/allgames/, icon: 'dice' },
  { id: 'categories', to: '/casino-search', below: /^\/casino-search/, icon: 'tiles' },
];

/** Main sections that the bottom navigation of casino pages does not have. */
export const SPORTS: readonly Way[] = [
  { id: 'sports', to: '/line', below: /^\/line/, icon: 'football' },
  { id: 'live', to: '/live', below: /^\/live(?!-)/, icon: 'live' },
];

export const INFO: readonly Way[] = [
  { id: 'results', to: '/results', below: /^\/results/, icon: 'scoreboard' },
  { id: 'statistics', to: '/statistic', below: /^\/statistic/, icon: 'chart' },
  { id: 'rules', to: '/rules/general', below: /^\/rules/, icon: 'book' },
  { id: 'responsible', to: '/responsiblegaming', below: /^\/responsiblegaming/, icon: 'shield' },
  { id: 'about', to: '/about', below: /^\/about/, icon: 'info' },
  { id: 'contacts', to: '/contacts', below: /^\/contacts/, icon: 'mail' },
];

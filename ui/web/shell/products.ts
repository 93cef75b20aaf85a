/** Where the site's products are. The first row stands in the header, the rest under "More"; menus on small screens take from both. */
import type { IconName } from '../components/icon.tsx';

export interface Way {
  /** Its name is the text `way.<id>`. */
  readonly id: string;
  readonly to: string;
  /** Below these addresses it is where the player is. */
  readonly below: RegExp;
  readonly icon: IconName;
}

export const PRODUCTS: readonly Way[] = [
  { id: 'casino', to: '/casino-lobby', below: /^\/(?:casino|slots|providers|my-casino)/, icon: 'rack' },
  { id: 'liveCasino', to: '/live-casino', below: /^\/live-casino/, icon: 'live' },
  {
    id: 'games',
    to: '/allgamesentrance',
    below: /^\/(?:allgames|games-landing|othergames|fast-games|crash-games)/,
    icon: 'pad',
  },
  { id: 'promotions', to: '/offers', below: /^\/(?:offers|promo|bonus|tournaments|landing)/, icon: 'trophy' },
];

export const MORE: readonly Way[] = [
  { id: 'results', to: '/results', below: /^\/results/, icon: 'check' },
  { id: 'statistics', to: '/statistic', below: /^\/statistic/, icon: 'bars' },
  { id: 'tournaments', to: '/tournaments', below: /^\/tournaments/, icon: 'trophy' },
  { id: 'cyber', to: '/cyber', below: /^\/cyber/, icon: 'pad' },
  { id: 'toto', to: '/toto', below: /^\/toto/, icon: 'ticket' },
  { id: 'lotto', to: '/lotto', below: /^\/lotto/, icon: 'rack' },
  { id: 'virtual', to: '/virtualsports', below: /^\/virtualsports/, icon: 'live' },
  { id: 'tvGames', to: '/tvgames', below: /^\/tvgames/, icon: 'live' },
  { id: 'bingo', to: '/bingo', below: /^\/bingo/, icon: 'target' },
  { id: 'keno', to: '/keno', below: /^\/keno/, icon: 'target' },
  { id: 'poker', to: '/poker', below: /^\/poker/, icon: 'copy' },
];

/** In the bottom navigation of casino pages, in the specification's order; the menu follows. */
export const CASINO_BOTTOM: readonly Way[] = [
  { id: 'tournaments', to: '/tournaments', below: /^\/tournaments/, icon: 'trophy' },
  { id: 'categories', to: '/casino-search', below: /^\/casino-search/, icon: 'search' },
  { id: 'promo', to: '/bonus/casino', below: /^\/(?:bonus|offers|promo)/, icon: 'check' },
  { id: 'myCasino', to: '/my-casino', below: /^\/my-casino/, icon: 'user' },
];

/** In the menu of small screens, in the specification's order. */
export const MENU: readonly Way[] = [
  { id: 'lobby', to: '/casino-lobby', below: /^\/casino-lobby/, icon: 'home' },
  { id: 'promo', to: '/offers', below: /^\/(?:offers|promo)/, icon: 'check' },
  { id: 'tournaments', to: '/tournaments', below: /^\/tournaments/, icon: 'trophy' },
  { id: 'slots', to: '/slots', below: /^\/slots/, icon: 'rack' },
  { id: 'liveCasino', to: '/live-casino', below: /^\/live-casino/, icon: 'live' },
  { id: 'games', to: '/allgamesentrance', below: /^\/allgames/, icon: 'pad' },
  { id: 'categories', to: '/casino-search', below: /^\/casino-search/, icon: 'search' },
];

export const INFO: readonly Way[] = [
  { id: 'results', to: '/results', below: /^\/results/, icon: 'check' },
  { id: 'statistics', to: '/statistic', below: /^\/statistic/, icon: 'bars' },
  { id: 'rules', to: '/rules/general', below: /^\/rules/, icon: 'receipt' },
  { id: 'responsible', to: '/responsiblegaming', below: /^\/responsiblegaming/, icon: 'clock' },
  { id: 'about', to: '/about', below: /^\/about/, icon: 'info' },
  { id: 'contacts', to: '/contacts', below: /^\/contacts/, icon: 'info' },
];

/** Pages that belong to the casino: the bottom navigation is its own there. */
export const CASINO_PAGE =
  /^\/(?:casino|slots|live-casino|providers|my-casino|bonus\/casino|tournaments|bingo|keno|poker|scratchcards|fast-|asian-games|card-games|crash-games|skill-games|tvgames|virtualsports|fishinghunting|hunting-and-fishing|allgames|othergames)/;

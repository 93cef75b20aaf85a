/** Casino: games by kind, providers, a player's own casino pages. */
import type { Route } from '../routes.ts';
import { ID, pagesOf, redirectOf, ROUND, WORD } from './make.ts';

const casino = pagesOf('casino', { screen: 'casino', isWhole: true });
/** Pages that the operator writes. */
const document = pagesOf('casino', { screen: 'remote' });
const GAME = { gameId: ID, gameName: WORD };
/** A game fills the page. */
const BARE = { off: ['seo', 'footer'] } as const;
const SUBCATEGORY = { subcategory: WORD };

/** Each section has a thank-you page after a first deposit. */
const SECTIONS = [
  'bingo',
  'fishinghunting',
  'poker',
  'scratchcards',
  'keno',
  'slots',
  'live-casino',
  'tvgames',
  'virtualsports',
  'fast-games',
  'fast-bet',
  'asian-games',
  'card-games',
  'crash-games',
  'skill-games',
] as const;
/** These sections have subpages, which come first in the table so that they are not read as thank-you pages. */
const PLAIN = SECTIONS.filter((section) => section !== 'poker' && section !== 'slots' && section !== 'live-casino');

export const casinoRoutes: readonly Route[] = [
  ...SECTIONS.map((section) => document(`${section}-thank-you`, `/${section}/thank-you`)),
  // Virtual sports fill the coupon.
  ...PLAIN.map((section) => casino(section, `/${section}`, { isWhole: section !== 'virtualsports' })),
  casino('poker', '/poker/{game?}', { params: { game: WORD } }),
  casino('slots-vulkan', '/slots/vulkan'),
  casino('slots-game', '/slots/game/{gameId}/{gameName}', { ...BARE, params: GAME }),
  casino('slots-subcategory-game', '/slots/{subcategory}/game/{gameId}/{gameName}', {
    ...BARE,
    params: { ...SUBCATEGORY, ...GAME },
  }),
  casino('slots', '/slots/{subcategory?}', { params: SUBCATEGORY }),
  casino('live-casino-game', '/live-casino/game/{gameId}/{gameName}', { ...BARE, params: GAME }),
  casino('live-casino-subcategory-game', '/live-casino/{subcategory}/game/{gameId}/{gameName}', {
    ...BARE,
    params: { ...SUBCATEGORY, ...GAME },
  }),
  casino('live-casino', '/live-casino/{subcategory?}', { params: SUBCATEGORY }),
  casino('my-casino', '/my-casino'),
  casino('my-casino-favorites', '/my-casino/favorites'),
  casino('casino-lobby', '/casino-lobby'),
  redirectOf('casino', '/casino', '/casino-lobby'),
  casino('providers', '/providers'),
  casino('provider', '/providers/{provider}', { params: { provider: WORD } }),
  casino('casino-search', '/casino-search'),
  casino('othergames', '/othergames'),
  casino('casino-brand', '/casino/brand'),
  casino('casino-verify', '/casino/verify/{round?}', { params: { round: ROUND } }),
  document('casino-slot-first-deposit', '/casino/slot-first-deposit'),
];

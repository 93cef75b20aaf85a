/** Promotions and bonuses. */
import type { Route } from '../routes.ts';
import { ID, pagesOf, redirectOf, WORD } from './make.ts';

const promo = pagesOf('promotions', { screen: 'remote' });
const tournament = pagesOf('promotions', { screen: 'casino' });
const LANDING = /^landing-[\w-]{1,60}$/;

export const promotionsRoutes: readonly Route[] = [
  promo('bonus-casino', '/bonus/casino'),
  promo('bonus-casino-promotion', '/bonus/casino/promotions/{id}', { params: { id: WORD } }),
  promo('bonus-casino-promo', '/bonus/casino/promo'),
  // The operator's configuration decides which of these two the guards show.
  promo('bonus', '/bonus/{id}', { params: { id: WORD } }),
  promo('bonus-offer', '/bonus-offer/{id}', { params: { id: WORD } }),
  promo('bonuses', '/bonuses/{section?}', { params: { section: /^(?:rules|games)$/ } }),
  promo('bonuses-partners', '/bonuses/partners'),
  promo('offers', '/offers'),
  promo('promotion', '/promotions/{promotionId}', { params: { promotionId: WORD } }),
  tournament('tournaments', '/tournaments'),
  tournament('tournament', '/tournaments/{id}', { params: { id: ID } }),
  promo('landing', '/landing/{landingId}', { params: { landingId: LANDING } }),
  promo('landing-headless', '/{landingId}', { layout: 'headless', params: { landingId: LANDING } }),
  promo('promo', '/promo'),
  redirectOf('promotions', '/promotions', '/offers'),
  redirectOf('bonus-all', '/bonus', '/bonuses'),
  redirectOf('old-landing', '/landings/{slug}', '/promotions/{slug}', { slug: WORD }),
];

/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { ROUNDED, SHARED_FAIR } from '../about.ts';
import { LIVE_RULES } from '../live/about.ts';
import { PLAY } from '../roulette/about.ts';

export const about: CatalogueEntry = {
  id: 'live-roulette',
  number: 280,
  slug: 'live-roulette',
  title: ['Live roulette', 'Живая рулетка', 'Live-Roulette', 'روليت مباشر'],
  section: 'live-casino',
  kind: 'roulette',
  releasedOn: '2026-11-28',
  volatility: 'medium',
  features: ['shared', 'table'],
  rules: [...LIVE_RULES, ...PLAY, ROUNDED, SHARED_FAIR],
};

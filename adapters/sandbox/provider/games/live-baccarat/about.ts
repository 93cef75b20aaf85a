/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { ROUNDED, SHARED_FAIR } from '../about.ts';
import { PLAY } from '../baccarat/about.ts';
import { LIVE_RULES } from '../live/about.ts';

export const about: CatalogueEntry = {
  id: 'live-baccarat',
  number: 281,
  slug: 'live-baccarat',
  title: ['Live baccarat', 'Живая баккара', 'Live-Baccarat', 'باكارات مباشر'],
  section: 'live-casino',
  kind: 'baccarat',
  releasedOn: '2026-11-28',
  volatility: 'low',
  features: ['shared', 'cards', 'table'],
  rules: [...LIVE_RULES, ...PLAY, ROUNDED, SHARED_FAIR],
};

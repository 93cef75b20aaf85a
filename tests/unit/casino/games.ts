/** Games of a catalogue for tests. */
import type { CasinoGame } from 'touchline/core/casino/types';

export const gameOf = (number: number, title: string, more: Partial<CasinoGame> = {}): CasinoGame => ({
  id: `g${number}`,
  number,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  provider: { slug: 'touchline', name: 'Touchline', isOwn: true },
  section: 'slots',
  alsoIn: [],
  kind: null,
  volatility: 'medium',
  features: [],
  version: 1,
  releasedAt: null,
  played: { rounds: 0, days: 7 },
  isAllowed: true,
  returns: [{ bet: '', n: 97n, d: 100n }],
  highestWin: null,
  stakes: { currency: 'EUR', min: 10, max: 10_000 },
  rules: [],
  frame: null,
  zone: null,
  ...more,
});

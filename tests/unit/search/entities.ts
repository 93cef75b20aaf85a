/** A hit of the search for the tests of the module and of the screen. */
import type { SearchEntity } from 'touchline/core/search/types';

export const LIVERPOOL: SearchEntity = {
  key: 'team:1',
  kind: 'team',
  name: 'Liverpool',
  home: '',
  away: '',
  sportId: 1,
  competitionId: 10,
  competition: 'Premier League',
  country: 'GB-ENG',
  gameId: 7,
  startsAt: Date.UTC(2026, 10, 21, 15),
  isLive: false,
  games: 0,
};

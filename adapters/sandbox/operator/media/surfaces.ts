import type { Surface } from 'touchline/core/match-view/types';
import type { MatchModel } from '../line/types.ts';

/** The field that a sport is drawn on. */
export const SURFACES: Readonly<Record<MatchModel, Surface>> = {
  football: 'pitch',
  futsal: 'hall',
  handball: 'hall',
  hockey: 'rink',
  basketball: 'court',
  tennis: 'tennis',
  volleyball: 'volleyball',
  'table-tennis': 'table',
  badminton: 'badminton',
  'american-football': 'gridiron',
  rugby: 'rugby',
  snooker: 'snooker',
  darts: 'darts',
  esports: 'none',
  baseball: 'diamond',
  cricket: 'oval',
  boxing: 'ring',
  mma: 'cage',
  motorsport: 'none',
  golf: 'none',
  race: 'none',
  election: 'none',
  outright: 'none',
};

/** The whole route table. An address belongs to the first route that fits, so exact paths come before broad ones. */
import type { Target } from './guard.ts';
import { readAddress } from './address.ts';
import { patternOf } from './matching.ts';
import type { Route } from './routes.ts';
import { ROUTES } from './routes.ts';
import { casinoRoutes } from './routes/casino.ts';
import { gamesRoutes } from './routes/games.ts';
import { informationRoutes } from './routes/information.ts';
import { officeRoutes } from './routes/office.ts';
import { othersRoutes } from './routes/others.ts';
import { promotionsRoutes } from './routes/promotions.ts';
import { sportsRoutes } from './routes/sports.ts';
import { technicalRoutes } from './routes/technical.ts';

export const ALL_ROUTES: readonly Route[] = [
  ...ROUTES,
  ...sportsRoutes,
  ...gamesRoutes,
  ...casinoRoutes,
  ...promotionsRoutes,
  ...informationRoutes,
  ...officeRoutes,
  ...technicalRoutes,
  ...othersRoutes,
];

const PATTERNS = ALL_ROUTES.map(patternOf);

/** Parses an address such as `/en/live/1?x=1#y` and finds its route in the whole table. */
export function readSiteAddress(address: string): Target {
  return readAddress(address, PATTERNS);
}

import {
  AMERICAN_FOOTBALL,
  BADMINTON,
  BASEBALL,
  BASKETBALL,
  CRICKET,
  DARTS,
  ESPORTS,
  FOOTBALL,
  FUTSAL,
  HANDBALL,
  RUGBY,
  SNOOKER,
  TABLE_TENNIS,
  TENNIS,
  VOLLEYBALL,
} from './sport-ids.ts';
import { playedAs } from './virtual-sports.ts';

/** The kinds of periods of a sport. */
export type Period = 'half' | 'period' | 'quarter' | 'set' | 'frame' | 'leg' | 'map' | 'inning';

/** Any other sport has periods. */
const PERIODS: ReadonlyMap<number, Period> = new Map<number, Period>([
  [FOOTBALL, 'half'],
  [RUGBY, 'half'],
  [HANDBALL, 'half'],
  [FUTSAL, 'half'],
  [BASKETBALL, 'quarter'],
  [AMERICAN_FOOTBALL, 'quarter'],
  [TENNIS, 'set'],
  [VOLLEYBALL, 'set'],
  [TABLE_TENNIS, 'set'],
  [BADMINTON, 'set'],
  [SNOOKER, 'frame'],
  [DARTS, 'leg'],
  [ESPORTS, 'map'],
  [BASEBALL, 'inning'],
  [CRICKET, 'inning'],
]);

/** The period unit of a sport. */
export function periodOf(sportId: number): Period {
  return PERIODS.get(playedAs(sportId)) ?? 'period';
}

import { GOLF, MOTORSPORT } from './field-sports.ts';
import {
  AMERICAN_FOOTBALL,
  BADMINTON,
  BASEBALL,
  BASKETBALL,
  BOXING,
  CRICKET,
  DARTS,
  ESPORTS,
  FOOTBALL,
  FUTSAL,
  HANDBALL,
  MMA,
  POLITICS,
  RUGBY,
  SNOOKER,
  TABLE_TENNIS,
  TENNIS,
  VOLLEYBALL,
} from './sport-ids.ts';
import { playedAs } from './virtual-sports.ts';

/** The kinds of periods of a sport. */
export type Period =
  | 'half'
  | 'period'
  | 'quarter'
  | 'set'
  | 'frame'
  | 'leg'
  | 'map'
  | 'inning'
  | 'round'
  | 'lap'
  | 'hole'
  | 'count';

/** Any other sport has periods. */
const SPORTS: readonly (readonly [Period, ...sportIds: readonly number[]])[] = [
  ['half', FOOTBALL, RUGBY, HANDBALL, FUTSAL],
  ['quarter', BASKETBALL, AMERICAN_FOOTBALL],
  ['set', TENNIS, VOLLEYBALL, TABLE_TENNIS, BADMINTON],
  ['frame', SNOOKER],
  ['leg', DARTS],
  ['map', ESPORTS],
  ['inning', BASEBALL, CRICKET],
  ['round', BOXING, MMA],
  ['lap', MOTORSPORT],
  ['hole', GOLF],
  ['count', POLITICS],
];

/** The period unit of a sport. */
export function periodOf(sportId: number): Period {
  const id = playedAs(sportId);
  return SPORTS.find((sports) => sports.includes(id))?.[0] ?? 'period';
}

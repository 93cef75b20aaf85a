import { playedAs } from './virtual-sports.ts';

/** The kinds of periods of a sport. */
export type Period = 'half' | 'period' | 'quarter' | 'set' | 'frame' | 'leg' | 'map' | 'inning';

/** By the operator's sport id; any other sport has periods. */
const PERIODS: ReadonlyMap<number, Period> = new Map<number, Period>([
  [1, 'half'],
  [7, 'half'],
  [8, 'half'],
  [14, 'half'],
  [3, 'quarter'],
  [13, 'quarter'],
  [4, 'set'],
  [6, 'set'],
  [10, 'set'],
  [16, 'set'],
  [30, 'frame'],
  [21, 'leg'],
  [40, 'map'],
  [5, 'inning'],
  [66, 'inning'],
]);
/** The period unit of a sport, by the operator's sport id. */
export function periodOf(sportId: number): Period {
  return PERIODS.get(playedAs(sportId)) ?? 'period';
}

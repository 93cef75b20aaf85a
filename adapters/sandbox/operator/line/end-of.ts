/** When a game ends. */
import type { Match } from '../models/match.ts';
import type { Fixture } from './types.ts';

const MAX_MS = 4 * 86_400_000;

/** When a game ends, wall ms. Found by bisection, since a finished game stays finished. */
export function endOf(fixture: Fixture, match: Match): number {
  let low = fixture.startsAt - 1;
  let high = fixture.startsAt + 3_600_000;
  const limit = fixture.startsAt + MAX_MS;
  while (match.stateAt(high).status !== 4) {
    if (high > limit) throw new RangeError(`game ${fixture.id} does not end`);
    low = high;
    high = fixture.startsAt + 2 * (high - fixture.startsAt);
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (match.stateAt(middle).status === 4) high = middle;
    else low = middle;
  }
  return high;
}

/**
 * A core that shows boards and does nothing else: the line in the chosen language. A third of the code of a whole core,
 * for prices on a page that has no coupon.
 */
import { EMPTY } from 'rxjs';
import { err } from '../kernel/result.ts';
import { createCell } from '../kernel/readable.ts';
import { line as lineContract } from '../modules/line/public.ts';
import { feature as line } from '../modules/line/feature.ts';
import { preferences as preferencesContract } from '../modules/preferences/public.ts';
import { feature as preferences } from '../modules/preferences/visit.feature.ts';
import type { Ports } from '../ports/ports.ts';
import type { BoardCore } from '../app/facade.ts';
import { typedDispatch } from '../app/facade.ts';
import { createSmallCore } from './small-core.ts';

export function createBoardCore(ports: Ports): BoardCore {
  const { dispatch, lookup, start, stop } = createSmallCore({
    ports,
    features: { preferences, line },
    // A board calls as a guest.
    http: () => ({ country: () => '', who: () => null, decodeTokens: () => err('a board has no session') }),
    player: () => EMPTY,
  });
  return {
    dispatch: typedDispatch(dispatch),
    start,
    stop,
    preferences: lookup.readable(preferencesContract),
    couponMarkets: createCell<ReadonlySet<number>>(new Set()),
    line: lookup.service(lineContract).reads,
  };
}

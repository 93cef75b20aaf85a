/** Asks the operator for the boosted prices [BST-4]. */
import { filter, map, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { BoostsCommand, BoostsEvent } from './messages.ts';
import { BOOSTS_PATH, decodeBoosts } from './wire.ts';

/** `switchMap`: another currency replaces the one before. */
export function loadBoosts(events$: Observable<Recorded<BoostsEvent>>, api: Api): Observable<BoostsCommand> {
  return events$.pipe(
    map(({ event }) => event),
    filter((event) => event.type === 'boosts/loading'),
    switchMap(({ payload: { currency } }) =>
      api({ method: 'GET', path: BOOSTS_PATH, query: { currency }, decode: decodeBoosts }).pipe(
        map((answer): BoostsCommand => ({
          type: 'boosts/receive',
          payload: { currency, boosts: answer.ok ? answer.value : null },
        })),
      ),
    ),
  );
}

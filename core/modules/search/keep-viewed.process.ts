/** Keeps the games that were opened last on the device, with functional consent only [SRH-8]. */
import { concat, distinctUntilChanged, EMPTY, filter, ignoreElements, merge, of, switchMap, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import * as v from 'valibot';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import { DEVICE_STORAGE } from '../../kernel/device-storage.ts';
import type { Recorded } from '../../kernel/message.ts';
import { jsonOf, storedValue, type StoredValueIo } from '../../kernel/stored-value.ts';
import type { SearchCommand, SearchEvent } from './messages.ts';
import { MAX_VIEWED } from './rules/viewed.ts';
import type { SearchState } from './types.ts';

const stored = v.pipe(v.array(v.object({ gameId: integer, startsAt: integer })), v.maxLength(MAX_VIEWED), v.readonly());

export function keepViewed(
  events$: Observable<Recorded<SearchEvent>>,
  state: () => SearchState,
  mayRemember$: Observable<boolean>,
  io: StoredValueIo,
): Observable<SearchCommand> {
  const kept = storedValue(DEVICE_STORAGE.viewed, jsonOf(decodeWith(stored)), 'search/viewed', io);
  const write = (): void => {
    const { viewed } = state();
    if (viewed.length === 0) kept.remove();
    else kept.write(viewed);
  };
  const changes$ = events$.pipe(
    filter(({ event: { type } }) => type === 'search/viewedChanged' || type === 'search/viewedForgotten'),
  );
  return mayRemember$.pipe(
    distinctUntilChanged(),
    tap((may) => (may ? undefined : kept.remove())),
    switchMap((may): Observable<SearchCommand> => {
      if (!may) return EMPTY;
      const viewed = kept.read() ?? [];
      return concat(
        viewed.length === 0 ? EMPTY : of<SearchCommand>({ type: 'search/restoreViewed', payload: { viewed } }),
        // Games that were opened before the consent was known are kept, too.
        merge(of(null), changes$).pipe(tap(write), ignoreElements()),
      );
    }),
  );
}

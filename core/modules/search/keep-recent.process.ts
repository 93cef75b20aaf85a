/** Keeps the recent searches on the device, with functional consent only [SRH-6]. */
import { distinctUntilChanged, filter, ignoreElements, map, merge, of, tap, withLatestFrom } from 'rxjs';
import type { Observable } from 'rxjs';
import * as v from 'valibot';
import { decodeWith } from '../../http/wire-tools.ts';
import { DEVICE_STORAGE } from '../../kernel/device-storage.ts';
import type { Recorded } from '../../kernel/message.ts';
import { jsonOf, storedValue, type StoredValueIo } from '../../kernel/stored-value.ts';
import type { SearchCommand, SearchEvent } from './messages.ts';
import { MAX_RECENT } from './decider.ts';
import type { SearchState } from './types.ts';

const MAX_NAME_LENGTH = 200;
const stored = v.pipe(v.array(v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH))), v.maxLength(MAX_RECENT), v.readonly());

export function keepRecent(
  events$: Observable<Recorded<SearchEvent>>,
  state: () => SearchState,
  mayRemember$: Observable<boolean>,
  io: StoredValueIo,
): Observable<SearchCommand> {
  const recent = storedValue(DEVICE_STORAGE.searches, jsonOf(decodeWith(stored)), 'search/recent', io);
  const may$ = mayRemember$.pipe(distinctUntilChanged());
  return merge(
    may$.pipe(
      tap((may) => (may ? undefined : recent.remove())),
      map((may) => (may ? (recent.read() ?? []) : [])),
      filter((names) => names.length > 0),
      map((names): SearchCommand => ({ type: 'search/restoreRecent', payload: { recent: names } })),
    ),
    events$.pipe(
      filter(({ event }) => event.type === 'search/chosen' || event.type === 'search/recentForgotten'),
      withLatestFrom(merge(of(false), may$)),
      tap(([, may]) => {
        if (!may) return;
        const names = state().recent;
        if (names.length === 0) recent.remove();
        else recent.write(names);
      }),
      ignoreElements(),
    ),
  );
}

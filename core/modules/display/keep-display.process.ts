/** Stores each choice, and its look for the next page, broadcasts it to the other tabs, and adopts theirs [DSP-1, DSP-7]. */
import { defer, EMPTY, filter, ignoreElements, map, merge, mergeMap, of, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import { DEVICE_STORAGE } from '../../kernel/device-storage.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { StoredValueIo } from '../../kernel/stored-value.ts';
import { jsonOf, storedValue } from '../../kernel/stored-value.ts';
import { ok } from '../../kernel/result.ts';
import type { TabsPort } from '../../ports/tabs.ts';
import type { DisplayCommand, DisplayEvent } from './messages.ts';
import type { Entries } from './types.ts';
import { viewDisplay } from './views.ts';
import { decodeBroadcast, decodeEntries } from './wire.ts';

interface Io extends StoredValueIo {
  readonly events$: Observable<Recorded<DisplayEvent>>;
  readonly state: () => Entries;
  readonly tabs: TabsPort;
}

export function keepDisplay({ events$, state, tabs, ...io }: Io): Observable<DisplayCommand> {
  const stored = storedValue(DEVICE_STORAGE.display, jsonOf(decodeEntries), 'display/stored', io);
  const look = storedValue(DEVICE_STORAGE.look, { encode: String, decode: ok }, 'display/look', io);
  const kept$ = events$.pipe(
    tap(({ event }) => {
      stored.write(state());
      look.write(viewDisplay(state()).look);
      // A tab that adopts does not broadcast it again.
      if (event.type !== 'display/adopted') tabs.post({ kind: 'display', entries: state() });
    }),
    ignoreElements(),
  );
  const stored$ = defer(() => {
    const entries = stored.read();
    return entries === null ? EMPTY : of(entries);
  });
  const received$ = tabs.messages$.pipe(
    map((message) => decodeBroadcast(message)),
    mergeMap((decoded) => (decoded.ok ? of(decoded.value) : EMPTY)),
  );
  return merge(
    kept$,
    merge(stored$, received$).pipe(
      filter((entries) => Object.keys(entries).length > 0),
      map((entries): DisplayCommand => ({ type: 'display/adopt', payload: { entries } })),
    ),
  );
}

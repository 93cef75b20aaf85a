/**
 * Stores each choice, broadcasts it to the other tabs, and adopts theirs.
 */
import { EMPTY, filter, map, merge, mergeMap, of, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import { DEVICE_STORAGE } from '../../kernel/device-storage.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { StoredValue, StoredValueIo } from '../../kernel/stored-value.ts';
import { jsonOf, storedValue } from '../../kernel/stored-value.ts';
import type { TabsPort } from '../../ports/tabs.ts';
import type { PreferencesCommand, PreferencesEvent } from './messages.ts';
import type { Preferences } from './types.ts';
import { decodePreferences, encodePreferences } from './wire.ts';

const TAB_KIND = 'preferences';

interface Io {
  readonly events$: Observable<Recorded<PreferencesEvent>>;
  readonly stored: StoredValue<Preferences>;
  readonly tabs: TabsPort;
  /**
   * The choice made before effects ran, such as the language of a page that a server has rendered; null for none.
   */
  readonly chosenEarly: Preferences | null;
}

export function keepPreferences({ events$, stored, tabs, chosenEarly }: Io): Observable<PreferencesCommand> {
  const kept$ = merge(
    chosenEarly === null ? EMPTY : of(chosenEarly),
    events$.pipe(
      filter(({ event }) => event.type === 'preferences/chosen'),
      map(({ event }) => event.payload),
    ),
  ).pipe(
    tap((chosen) => {
      stored.write(chosen);
      tabs.post({ kind: TAB_KIND, preferences: encodePreferences(chosen) });
    }),
    mergeMap(() => EMPTY),
  );
  const received$ = tabs.messages$.pipe(
    mergeMap((message) => {
      if (typeof message !== 'object' || message === null || !Object.hasOwn(message, 'preferences')) return EMPTY;
      const decoded = decodePreferences((message as { preferences: unknown }).preferences);
      return decoded.ok ? of(decoded.value) : EMPTY;
    }),
    map((payload): PreferencesCommand => ({ type: 'preferences/adopt', payload })),
  );
  return merge(kept$, received$);
}

/** The stored choice. An unreadable one is reported, and stays until the next choice replaces it. */
export function storedPreferences(io: StoredValueIo): StoredValue<Preferences> {
  return storedValue(DEVICE_STORAGE.preferences, preferencesFormat, 'preferences/stored', io);
}

const preferencesFormat = jsonOf(decodePreferences, encodePreferences);

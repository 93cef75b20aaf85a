/**
 * Stores each choice, broadcasts it to the other tabs, and adopts theirs. Storage that throws loses the choice, never
 * the page.
 */
import { EMPTY, filter, map, merge, mergeMap, of, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import { guardedAs } from '../../kernel/guarded.ts';
import { KEPT } from '../../kernel/kept.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Report } from '../../ports/report.ts';
import type { KeyValueStorage } from '../../ports/storage.ts';
import type { TabsPort } from '../../ports/tabs.ts';
import type { PreferencesCommand, PreferencesEvent } from './messages.ts';
import { firstForbidden } from './rules/allowed.ts';
import type { Preferences } from './types.ts';
import { decodePreferences } from './wire.ts';

const KEY = KEPT.preferences.name;
const TAB_KIND = 'preferences';

interface Io {
  readonly events$: Observable<Recorded<PreferencesEvent>>;
  readonly storage: KeyValueStorage;
  readonly tabs: TabsPort;
  readonly report: Report;
}

export function keepPreferences({ events$, storage, tabs, report }: Io): Observable<PreferencesCommand> {
  const kept$ = events$.pipe(
    filter(({ event }) => event.type === 'preferences/chosen'),
    tap(({ event }) => {
      guardedAs('preferences/keep', report)(() => storage.write(KEY, JSON.stringify(event.payload)));
      tabs.post({ kind: TAB_KIND, preferences: event.payload });
    }),
    mergeMap(() => EMPTY),
  );
  const heard$ = tabs.messages$.pipe(
    mergeMap((message) => {
      if (typeof message !== 'object' || message === null || !Object.hasOwn(message, 'preferences')) return EMPTY;
      const decoded = decodePreferences((message as { preferences: unknown }).preferences);
      return decoded.ok ? of(decoded.value) : EMPTY;
    }),
    map((payload): PreferencesCommand => ({ type: 'preferences/adopt', payload })),
  );
  return merge(kept$, heard$);
}

/**
 * The stored preferences, or null without readable ones. Unreadable values are reported and stay until the next choice
 * replaces them.
 */
export function readPreferences(storage: KeyValueStorage, report: Report): Preferences | null {
  return (
    guardedAs(
      'preferences/read',
      report,
    )(() => {
      const kept = storage.read(KEY);
      if (kept === null) return null;
      const decoded = decodePreferences(JSON.parse(kept) as unknown);
      const forbidden = decoded.ok ? firstForbidden(decoded.value) : null;
      if (decoded.ok && forbidden === null) return decoded.value;
      throw new Error(decoded.ok ? `${forbidden ?? ''}: not allowed` : decoded.error);
    }) ?? null
  );
}

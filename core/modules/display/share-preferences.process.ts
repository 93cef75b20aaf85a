/** Syncs the preferences stored in the account with the display entries, in both directions [DSP-5]. */
import { defer, EMPTY, filter, map, merge, mergeMap, of, pairwise, startWith } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Message, Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { Preferences, PreferencesCommand, PreferencesEvent } from '../preferences/public.ts';
import type { DisplayCommand, DisplayEvent } from './messages.ts';
import type { Entries, OptionName, Shared } from './types.ts';
import { SHARED } from './types.ts';

interface Io {
  readonly events$: Observable<Recorded<DisplayEvent>>;
  readonly entries: () => Entries;
  readonly preferences: Readable<Preferences>;
  readonly preferencesEvents$: Observable<Recorded<PreferencesEvent>>;
}

export function sharePreferences({ events$, entries, preferences, preferencesEvents$ }: Io): Observable<Message> {
  const differs = (name: keyof Shared, chosen: Preferences): boolean =>
    entries()[name] !== undefined && entries()[name]?.value !== chosen[name];
  const note = (names: readonly OptionName[], chosen: Preferences): Observable<DisplayCommand> => {
    const payload: Partial<Shared> = Object.fromEntries(
      SHARED.flatMap((name) => (names.includes(name) ? [[name, chosen[name]]] : [])),
    );
    return names.length === 0 ? EMPTY : of({ type: 'display/note', payload });
  };
  /** Choices that were made before this feature had loaded. */
  const early$ = defer(() => {
    const now = preferences.get();
    return note(
      SHARED.filter((name) => differs(name, now)),
      now,
    );
  });
  const noted$ = preferencesEvents$.pipe(
    map(({ event }) => event),
    startWith({ type: 'preferences/adopted' as const, payload: preferences.get() }),
    pairwise(),
    // A choice of another tab comes with that tab's entries.
    filter(([, { type }]) => type === 'preferences/chosen'),
    mergeMap(([{ payload: before }, { payload: chosen }]) =>
      note(
        SHARED.filter((name) => chosen[name] !== before[name] && entries()[name]?.value !== chosen[name]),
        chosen,
      ),
    ),
  );
  const applied$ = events$.pipe(
    filter(({ event }) => event.type === 'display/received'),
    mergeMap(() => {
      const now = preferences.get();
      const names = SHARED.filter((name) => differs(name, now));
      // The values of these entries are values of the preferences [DSP-2].
      const payload = Object.fromEntries(names.map((name) => [name, entries()[name]?.value])) as Partial<Shared>;
      return names.length === 0 ? EMPTY : of<PreferencesCommand>({ type: 'preferences/choose', payload });
    }),
  );
  return merge(early$, noted$, applied$);
}

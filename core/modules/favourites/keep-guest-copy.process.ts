/** Keeps a guest's favourites on the device, with functional consent only [FAV-5]. */
import { combineLatest, distinctUntilChanged, EMPTY, map, merge, mergeMap, of, switchMap, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import { DEVICE_STORAGE } from '../../kernel/device-storage.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import { jsonOf, storedValue, type StoredValueIo } from '../../kernel/stored-value.ts';
import type { SessionState } from '../session/public.ts';
import type { FavouritesCommand, FavouritesEvent } from './messages.ts';
import type { FavouritesState } from './types.ts';
import { decodeFavourites } from './wire.ts';

interface Io extends StoredValueIo {
  readonly events$: Observable<Recorded<FavouritesEvent>>;
  readonly state: () => FavouritesState;
  readonly session: Readable<SessionState>;
  /** Emits nothing until consent is known. */
  readonly mayRemember$: Observable<boolean>;
}

export function keepGuestCopy({ events$, state, session, mayRemember$, ...io }: Io): Observable<FavouritesCommand> {
  const stored = storedValue(DEVICE_STORAGE.favourites, jsonOf(decodeFavourites), 'favourites/stored', io);
  const may$ = mayRemember$.pipe(distinctUntilChanged());
  const status$ = session.value$.pipe(
    map(({ status }) => status),
    distinctUntilChanged(),
  );
  const follow = (may: boolean, status: SessionState['status']): void => {
    const { entries, unsent, account } = state();
    // Until the account has a guest's stars, nothing else does.
    if (status === 'player' && account === 'same' && unsent.length === 0) stored.remove();
    if (may && status === 'guest' && Object.keys(entries).length > 0) stored.write(Object.values(entries));
  };
  const restored$ = may$.pipe(
    tap((may) => (may ? undefined : stored.remove())),
    mergeMap((may) => {
      const changes = may ? (stored.read() ?? []) : [];
      return changes.length === 0 ? EMPTY : of(changes);
    }),
    map((changes): FavouritesCommand => ({ type: 'favourites/merge', payload: { changes, from: 'device' } })),
  );
  const written$ = combineLatest([may$, status$]).pipe(
    switchMap(([may, status]) => merge(of(null), events$).pipe(tap(() => follow(may, status)))),
    mergeMap(() => EMPTY),
  );
  return merge(restored$, written$);
}

/**
 * Keeps a guest's favourites on the device, and a player's changes that the account does not have yet; both with
 * functional consent only [FAV-5, FAV-6].
 */
import {
  combineLatest,
  concat,
  distinctUntilChanged,
  EMPTY,
  filter,
  from,
  ignoreElements,
  map,
  merge,
  of,
  switchMap,
  tap,
} from 'rxjs';
import type { Observable } from 'rxjs';
import { DEVICE_STORAGE } from '../../kernel/device-storage.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import { jsonOf, storedValue, type StoredValueIo } from '../../kernel/stored-value.ts';
import type { SessionState } from '../session/public.ts';
import type { FavouritesCommand, FavouritesEvent } from './messages.ts';
import { unsentChanges } from './rules/merge.ts';
import type { FavouritesState } from './types.ts';
import { decodeFavourites } from './wire.ts';

interface Io extends StoredValueIo {
  readonly events$: Observable<Recorded<FavouritesEvent>>;
  readonly state: () => FavouritesState;
  readonly session: Readable<SessionState>;
  /** Emits nothing until consent is known. */
  readonly mayRemember$: Observable<boolean>;
}

export function keepCopies({ events$, state, session, mayRemember$, ...io }: Io): Observable<FavouritesCommand> {
  const format = jsonOf(decodeFavourites);
  const guestCopy = storedValue(DEVICE_STORAGE.favourites, format, 'favourites/stored', io);
  const unsentCopy = storedValue(DEVICE_STORAGE.unsentFavourites, format, 'favourites/unsent', io);
  const status$ = session.value$.pipe(
    map(({ status }) => status),
    distinctUntilChanged(),
  );
  const restore = (isPlayer: boolean): Observable<FavouritesCommand> =>
    from(isPlayer ? [guestCopy, unsentCopy] : [guestCopy]).pipe(
      map((copy) => copy.read() ?? []),
      filter((changes) => changes.length > 0),
      map((changes): FavouritesCommand => ({ type: 'favourites/merge', payload: { changes, from: 'device' } })),
    );
  /** Also until the session is known: a star is stored at once, whatever comes next. */
  const writeAsGuest = (): void => {
    const { entries, account } = state();
    const all = Object.values(entries);
    // The list of a player who is leaving is about to be emptied.
    if (account === 'none' && all.length > 0) guestCopy.write(all);
  };
  const writeAsPlayer = (): void => {
    const changes = unsentChanges(state());
    if (changes.length > 0) return unsentCopy.write(changes);
    unsentCopy.remove();
    // Until the account has a guest's stars, nothing else does.
    if (state().account === 'same') guestCopy.remove();
  };
  const forget = (): void => {
    guestCopy.remove();
    unsentCopy.remove();
  };
  return combineLatest([mayRemember$.pipe(distinctUntilChanged()), status$]).pipe(
    tap(([may, status]) => {
      if (!may) forget();
      else if (status === 'guest') unsentCopy.remove();
    }),
    switchMap(([may, status]) => {
      if (!may) return EMPTY;
      const write = status === 'player' ? writeAsPlayer : writeAsGuest;
      const written$ = merge(of(null), events$).pipe(
        tap((recorded) => (recorded?.event.type === 'favourites/forgotten' ? forget() : write())),
        ignoreElements(),
      );
      return concat(restore(status === 'player'), written$);
    }),
  );
}

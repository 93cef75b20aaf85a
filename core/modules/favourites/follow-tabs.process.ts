/** Sends each change to the other tabs of the browser, and takes theirs [FAV-7]. */
import { EMPTY, ignoreElements, merge, mergeMap, of, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Recorded } from '../../kernel/message.ts';
import type { TabsPort } from '../../ports/tabs.ts';
import type { FavouritesCommand, FavouritesEvent } from './messages.ts';
import { decodeFavourites } from './wire.ts';

const TAB_KIND = 'favourites';

export function followTabs(
  events$: Observable<Recorded<FavouritesEvent>>,
  tabs: Pick<TabsPort, 'messages$' | 'post'>,
): Observable<FavouritesCommand> {
  const posted$ = events$.pipe(
    tap(({ event }) => {
      if (event.type === 'favourites/changed') tabs.post({ kind: TAB_KIND, changes: [event.payload.favourite] });
    }),
    ignoreElements(),
  );
  const received$ = tabs.messages$.pipe(
    mergeMap((message): Observable<FavouritesCommand> => {
      if (typeof message !== 'object' || message === null) return EMPTY;
      if (Reflect.get(message, 'kind') !== TAB_KIND) return EMPTY;
      const decoded = decodeFavourites(Reflect.get(message, 'changes'));
      return decoded.ok ? of({ type: 'favourites/merge', payload: { changes: decoded.value, from: 'tab' } }) : EMPTY;
    }),
  );
  return merge(posted$, received$);
}

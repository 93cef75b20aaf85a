/** Merges a player's favourites with those of the account, and sends each change to it [FAV-6]. */
import { concat, defer, filter, map, merge, of, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import { whilePlayer } from '../session/public.ts';
import type { SessionState } from '../session/public.ts';
import type { FavouritesCommand, FavouritesEvent } from './messages.ts';
import { unsentChanges } from './rules/merge.ts';
import type { Favourite, FavouritesState } from './types.ts';
import { decodeAccountCopy, FAVOURITES_PATH } from './wire.ts';

/** The first pause after a failure; each further one is twice as long. */
const RETRY_MS = 5_000;
const MAX_RETRY_MS = 60_000;

interface Io {
  readonly session: Readable<SessionState>;
  readonly events$: Observable<Recorded<FavouritesEvent>>;
  readonly state: () => FavouritesState;
  readonly api: Api;
  readonly clock: Clock;
}

export function syncAccount({ session, events$, state, api, clock }: Io): Observable<FavouritesCommand> {
  const call = (changes: readonly Favourite[]): ReturnType<typeof api<readonly Favourite[]>> => {
    const asked = { path: FAVOURITES_PATH, auth: true, decode: decodeAccountCopy } as const;
    return changes.length === 0
      ? api({ ...asked, method: 'GET' })
      : api({ ...asked, method: 'POST', body: { favourites: changes } });
  };
  // Sending a change again merges it again, which changes nothing: any call may be repeated or cut off.
  const exchange = (pauseMs: number): Observable<FavouritesCommand> =>
    defer(() => {
      const changes = unsentChanges(state());
      return call(changes).pipe(
        switchMap((answer): Observable<FavouritesCommand> => {
          if (answer.ok)
            return of<FavouritesCommand[]>(
              { type: 'favourites/merge', payload: { changes: answer.value, from: 'account' } },
              { type: 'favourites/reportSaved', payload: { changes } },
            );
          const failure = of<FavouritesCommand>({ type: 'favourites/reportFailure', payload: {} });
          const isRefused = answer.error.kind === 'status' && answer.error.status < 500;
          if (isRefused) return failure;
          const again = after(clock, pauseMs).pipe(switchMap(() => exchange(Math.min(2 * pauseMs, MAX_RETRY_MS))));
          return concat(failure, again);
        }),
      );
    });
  const changed$ = events$.pipe(
    filter(
      ({ event }) =>
        event.type === 'favourites/changed' || (event.type === 'favourites/merged' && event.payload.from === 'device'),
    ),
    map(() => null),
  );
  return whilePlayer(session, () => merge(of(null), changed$).pipe(switchMap(() => exchange(RETRY_MS))));
}

/** Keeps acts without an answer on the device: after a reload the same act carries the same key [TRN-5]. */
import { defer, EMPTY, filter, ignoreElements, merge, of, switchMap, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import { DEVICE_STORAGE } from '../../kernel/device-storage.ts';
import type { Recorded } from '../../kernel/message.ts';
import { jsonOf, storedValue, type StoredValueIo } from '../../kernel/stored-value.ts';
import type { TournamentsCommand, TournamentsEvent } from './messages.ts';
import type { KeyedAct } from './types.ts';
import { decodeActs } from './wire.ts';

interface Io extends StoredValueIo {
  readonly events$: Observable<Recorded<TournamentsEvent>>;
  readonly acts: () => readonly KeyedAct[];
  /** Null without a player. */
  readonly userId: () => string | null;
}

export function keepActs({ events$, acts, userId, ...io }: Io): Observable<TournamentsCommand> {
  const kept = storedValue(DEVICE_STORAGE.tournamentActs, jsonOf(decodeActs), 'tournaments/acts', io);
  let written = acts();
  const write$ = events$.pipe(
    tap(({ event }) => {
      const now = acts();
      // Acts that a session leaves behind wait for their player; a logout removes the key [SES-10].
      if (event.type !== 'tournaments/forgotten' && now !== written) {
        if (now.length === 0) kept.remove();
        else kept.write(now);
      }
      written = now;
    }),
    ignoreElements(),
  );
  const restore$ = defer((): Observable<TournamentsCommand> => {
    const found = userId() === null ? null : kept.read();
    return found === null ? EMPTY : of({ type: 'tournaments/restoreActs', payload: { acts: found } });
  });
  return merge(
    write$,
    restore$,
    events$.pipe(
      filter(({ event }) => event.type === 'tournaments/forgotten'),
      switchMap(() => restore$),
    ),
  );
}

/** Loads the player's free spins, and takes an offer [CSN-31]. */
import { EMPTY, filter, ignoreElements, map, merge, mergeMap, switchMap, takeUntil, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Cell } from '../../kernel/readable.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CasinoCommand, CasinoEvent, FreeSpinsOutcome } from './messages.ts';
import type { FreeSpins } from './types.ts';
import { CASINO_PATHS, decodeFreeSpins } from './wire.ts';

/** How soon the list is loaded again while a provider has not answered. */
const AGAIN_MS = 2_000;
/** After so many times in a row the next visit of the page shows how it ended. */
const MAX_AGAIN = 15;

interface Io {
  readonly events$: Observable<Recorded<CasinoEvent>>;
  readonly api: Api;
  readonly clock: Clock;
  readonly freeSpins: Cell<readonly FreeSpins[] | null>;
  /** Emits when the player leaves. */
  readonly left$: Observable<unknown>;
}

const report = (outcome: FreeSpinsOutcome): CasinoCommand => ({ type: 'casino/reportFreeSpins', payload: { outcome } });

export function followFreeSpins({ events$, api, clock, freeSpins, left$ }: Io): Observable<CasinoCommand> {
  let again = 0;
  const asked$ = events$.pipe(
    mergeMap(({ event }) => {
      if (event.type === 'casino/takingFreeSpins') {
        again = 0;
        return [event.payload.id];
      }
      return event.type === 'casino/loadingFreeSpins' ? [null] : [];
    }),
    switchMap((id) =>
      api({
        ...(id === null
          ? ({ method: 'GET', path: CASINO_PATHS.freeSpins } as const)
          : ({ method: 'POST', path: CASINO_PATHS.takeFreeSpins(id), body: {} } as const)),
        auth: true,
        decode: decodeFreeSpins,
      }).pipe(
        takeUntil(left$),
        tap((answer) => {
          if (answer.ok) freeSpins.set(answer.value);
        }),
        map((answer) =>
          report(answer.ok ? 'loaded' : answer.error.kind === 'status' && id !== null ? 'refused' : 'failed'),
        ),
      ),
    ),
  );
  const again$ = events$.pipe(
    filter(({ event }) => event.type === 'casino/freeSpinsReported' && event.payload.outcome === 'loaded'),
    switchMap(() => {
      const isSent = freeSpins.get()?.some(({ status }) => status === 'sent') ?? false;
      again = isSent ? again + 1 : 0;
      return isSent && again <= MAX_AGAIN
        ? after(clock, AGAIN_MS).pipe(
            takeUntil(left$),
            map((): CasinoCommand => ({ type: 'casino/loadFreeSpins', payload: {} })),
          )
        : EMPTY;
    }),
  );
  const forget$ = left$.pipe(
    tap(() => freeSpins.set(null)),
    ignoreElements(),
  );
  return merge(asked$, again$, forget$);
}

/** Loads the catalogue and the player's rounds [CSN-1, CSN-4]. */
import { filter, map, merge, mergeMap, switchMap, takeUntil, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Cell } from '../../kernel/readable.ts';
import type { CasinoCommand, CasinoEvent } from './messages.ts';
import type { CasinoGame, RoundProof } from './types.ts';
import { CASINO_PATHS, decodeCatalogue, decodeRounds } from './wire.ts';

/** Rounds in memory. */
const MAX_ROUNDS = 500;

export interface LoadedRounds {
  readonly rounds: readonly RoundProof[];
  readonly hasMore: boolean;
}

interface Io {
  readonly events$: Observable<Recorded<CasinoEvent>>;
  readonly api: Api;
  readonly language: () => string;
  readonly games: Cell<readonly CasinoGame[] | null>;
  readonly rounds: Cell<LoadedRounds | null>;
  /** Emits when the player leaves. */
  readonly left$: Observable<unknown>;
}

export function loadCasino({ events$, api, language, games, rounds, left$ }: Io): Observable<CasinoCommand> {
  const catalogue$ = events$.pipe(
    filter(({ event }) => event.type === 'casino/loading'),
    switchMap(() =>
      api({ method: 'GET', path: CASINO_PATHS.catalogue, query: { lng: language() }, decode: decodeCatalogue }),
    ),
    map((answer): CasinoCommand => {
      if (answer.ok) games.set(answer.value);
      return { type: 'casino/reportLoaded', payload: { what: 'catalogue', hasFailed: !answer.ok } };
    }),
  );

  const rounds$ = events$.pipe(
    mergeMap(({ event }) => (event.type === 'casino/loadingRounds' ? [event.payload] : [])),
    switchMap(({ more }) => {
      const known = more ? (rounds.get()?.rounds ?? []) : [];
      const before = known.at(-1)?.id;
      return api({
        method: 'GET',
        path: CASINO_PATHS.rounds,
        auth: true,
        ...(before === undefined ? {} : { query: { before } }),
        decode: decodeRounds,
      }).pipe(
        takeUntil(left$),
        map((answer): CasinoCommand => {
          if (answer.ok) {
            const all = [...known, ...answer.value.rounds].slice(0, MAX_ROUNDS);
            rounds.set({ rounds: all, hasMore: answer.value.hasMore && all.length < MAX_ROUNDS });
          }
          return { type: 'casino/reportLoaded', payload: { what: 'history', hasFailed: !answer.ok } };
        }),
      );
    }),
  );

  const forget$ = left$.pipe(
    tap(() => rounds.set(null)),
    map((): CasinoCommand => ({ type: 'casino/forget', payload: {} })),
  );
  return merge(catalogue$, rounds$, forget$);
}

/**
 * Loads the catalogue, the games that the player played last, and the player's rounds [CSN-1, CSN-4, CSN-7, CSN-27].
 */
import { EMPTY, filter, ignoreElements, map, merge, mergeMap, switchMap, takeUntil, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Cell } from '../../kernel/readable.ts';
import type { CasinoCommand, CasinoEvent } from './messages.ts';
import { isSameRoundsFilter, roundsQuery } from './rules/rounds-filter.ts';
import type { AskedRound, CasinoGame, PlayedRound, RoundsFilter } from './types.ts';
import { isProof } from './types.ts';
import { CASINO_PATHS, decodeCatalogue, decodeRecent, decodeRound, decodeRounds } from './wire.ts';

/** Rounds in memory. */
const MAX_ROUNDS = 500;

export interface LoadedRounds {
  readonly rounds: readonly PlayedRound[];
  readonly hasMore: boolean;
  /** The player has older rounds than a list may have. */
  readonly isCut: boolean;
  readonly filter: RoundsFilter;
  /** Of all rounds of the player. */
  readonly games: readonly string[];
}

interface Io {
  readonly events$: Observable<Recorded<CasinoEvent>>;
  readonly api: Api;
  readonly language: () => string;
  /** The currency of the stakes that the catalogue states. */
  readonly currency: () => string;
  /** Whether the session is a player's; known only some time after the start. */
  readonly isPlayer$: Observable<boolean>;
  readonly games: Cell<readonly CasinoGame[] | null>;
  readonly recent: Cell<readonly string[]>;
  readonly rounds: Cell<LoadedRounds | null>;
  readonly askedRound: Cell<AskedRound | null>;
  /** Emits when the player leaves. */
  readonly left$: Observable<unknown>;
}

export function loadCasino(io: Io): Observable<CasinoCommand> {
  const { events$, api, language, currency, isPlayer$, games, recent, rounds, askedRound, left$ } = io;
  const catalogue$ = events$.pipe(
    filter(({ event }) => event.type === 'casino/loading'),
    switchMap(() =>
      api({
        method: 'GET',
        path: CASINO_PATHS.catalogue,
        query: { lng: language(), currency: currency() },
        decode: decodeCatalogue,
      }),
    ),
    map((answer): CasinoCommand => {
      if (answer.ok) games.set(answer.value);
      return { type: 'casino/reportLoaded', payload: { what: 'catalogue', hasFailed: !answer.ok } };
    }),
  );

  // A failure keeps what is known: the shelf is an extra.
  const recent$ = events$.pipe(
    filter(({ event }) => event.type === 'casino/loading'),
    // A page of the casino may open before the session is known, and a visitor may log in there.
    switchMap(() => isPlayer$),
    switchMap((isPlayer) =>
      isPlayer ? api({ method: 'GET', path: CASINO_PATHS.recent, auth: true, decode: decodeRecent }) : EMPTY,
    ),
    tap((answer) => {
      if (answer.ok) recent.set(answer.value);
    }),
    ignoreElements(),
  );

  const rounds$ = events$.pipe(
    mergeMap(({ event }) => (event.type === 'casino/loadingRounds' ? [event.payload] : [])),
    switchMap(({ more, filter: asked }) => {
      const loaded = rounds.get();
      const known = more && loaded !== null && isSameRoundsFilter(loaded.filter, asked) ? loaded.rounds : [];
      return api({
        method: 'GET',
        path: CASINO_PATHS.rounds,
        auth: true,
        query: roundsQuery(asked, known.at(-1)?.id),
        decode: decodeRounds,
      }).pipe(
        takeUntil(left$),
        map((answer): CasinoCommand => {
          if (answer.ok) {
            const found = [...known, ...answer.value.rounds];
            const all = found.slice(0, MAX_ROUNDS);
            const isFull = all.length === MAX_ROUNDS;
            const hasMore = answer.value.hasMore && !isFull;
            const isCut = found.length > MAX_ROUNDS || (answer.value.hasMore && isFull);
            rounds.set({ rounds: all, hasMore, isCut, filter: asked, games: answer.value.games });
          }
          return { type: 'casino/reportLoaded', payload: { what: 'history', hasFailed: !answer.ok } };
        }),
      );
    }),
  );

  const round$ = events$.pipe(
    mergeMap(({ event }) => (event.type === 'casino/loadingRound' ? [event.payload.id] : [])),
    switchMap((id) => {
      // A revealed seed is the last that changes in a round.
      const known = rounds.get()?.rounds.find((round) => round.id === id);
      if (known !== undefined && isProof(known) && known.serverSeed !== null) {
        askedRound.set({ id, found: known });
        return EMPTY;
      }
      askedRound.set({ id, found: 'loading' });
      return api({ method: 'GET', path: CASINO_PATHS.round(id), auth: true, decode: decodeRound }).pipe(
        takeUntil(left$),
        tap((answer) => {
          const isUnknown = !answer.ok && answer.error.kind === 'status' && answer.error.status === 404;
          askedRound.set({ id, found: answer.ok ? answer.value : isUnknown ? 'unknown' : 'failed' });
        }),
      );
    }),
    ignoreElements(),
  );

  const forget$ = left$.pipe(
    tap(() => {
      rounds.set(null);
      askedRound.set(null);
      recent.set([]);
    }),
    map((): CasinoCommand => ({ type: 'casino/forget', payload: {} })),
  );
  return merge(catalogue$, recent$, rounds$, round$, forget$);
}

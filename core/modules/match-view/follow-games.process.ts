/**
 * Loads what followed games have to show, and their live views while the page is seen. The views are a read model:
 * they overwrite each other and are no events [MVW-1].
 */
import {
  combineLatest,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  ignoreElements,
  map,
  Observable,
  switchMap,
  takeWhile,
  tap,
} from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Cell, Readable } from '../../kernel/readable.ts';
import { every } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { GameMedia, LiveView, MatchViewState } from './types.ts';
import { decodeLive, decodeOffer, type LivePart } from './wire.ts';

/** The pause between two answers about a live view, and before the next question about a game with nothing to show. */
const LIVE_MS = 2_000;
const OFFER_MS = 10_000;

type Games = ReadonlyMap<number, GameMedia>;

interface Io {
  readonly own: Readable<MatchViewState>;
  readonly visible: Readable<boolean>;
  readonly games: Cell<Games>;
  readonly api: Api;
  readonly clock: Clock;
}

const LOADING: GameMedia = { status: 'loading', zones: [], videos: [], live: null };

export function followGames({ own, visible, games, api, clock }: Io): Observable<never> {
  const change = (gameId: number, to: (known: GameMedia) => GameMedia): void => {
    const next = new Map(games.get());
    next.set(gameId, to(next.get(gameId) ?? LOADING));
    games.set(next);
  };

  /** Ends once the game has a zone; a failed question is repeated. */
  const offer = (gameId: number): Observable<never> =>
    every(clock, OFFER_MS, 0).pipe(
      exhaustMap(() =>
        api({ method: 'GET', path: `/media-api/v1/games/${gameId}`, handlesLimit: true, decode: decodeOffer }),
      ),
      tap((answer) =>
        change(gameId, (known) => {
          if (!answer.ok) return known.status === 'ready' ? known : { ...known, status: 'failed' };
          return { ...known, ...answer.value, status: answer.value.zones.length === 0 ? 'none' : 'ready' };
        }),
      ),
      takeWhile(() => games.get().get(gameId)?.status !== 'ready'),
      ignoreElements(),
    );

  const live = (gameId: number): Observable<never> =>
    defer(() => {
      const zoneId = games
        .get()
        .get(gameId)
        ?.zones.find(({ kind }) => kind === 'match')?.zoneId;
      if (zoneId === undefined) return EMPTY;
      let count = 0;
      const ask = () =>
        api({
          method: 'GET',
          path: `/media-api/v1/zones/${zoneId}`,
          query: { after: String(count) },
          handlesLimit: true,
          decode: decodeLive,
        });
      return every(clock, LIVE_MS, 0).pipe(
        exhaustMap(ask),
        tap((answer) => {
          if (!answer.ok) return;
          const part = answer.value;
          // An operator that knows fewer happenings than this view begins again.
          const isGap = part.from > count || part.count < count;
          count = isGap ? 0 : part.count;
          if (isGap) return;
          change(gameId, (known) => ({
            ...known,
            videos: part.isOver ? [] : known.videos,
            live: joined(known.live, part),
          }));
        }),
        takeWhile((answer) => !answer.ok || !answer.value.isOver || count === 0),
        ignoreElements(),
      );
    });

  return combineLatest([
    own.value$.pipe(
      map(({ followed }) => [...new Set(followed)].sort((a, b) => a - b).join()),
      distinctUntilChanged(),
    ),
    visible.value$,
  ]).pipe(
    map(([followed, isVisible]) => (isVisible ? followed : '')),
    distinctUntilChanged(),
    switchMap((followed) =>
      followed === ''
        ? EMPTY
        : new Observable<never>((subscriber) => {
            for (const gameId of followed.split(',').map(Number))
              subscriber.add(
                concat(offer(gameId), live(gameId)).subscribe({ error: (fault) => subscriber.error(fault) }),
              );
          }),
    ),
  );
}

/** The view after an answer: what was known before its first happening, and what it brings. */
function joined(known: LiveView | null, { count: _, from, happened, ...now }: LivePart): LiveView {
  const before = (known?.happened ?? []).filter(({ n }) => n < from);
  return { ...now, happened: happened.length === 0 && known !== null ? known.happened : [...before, ...happened] };
}

/**
 * The games in play that the operator shows as a video, asked for while a board needs them and the page is seen
 * [DSP-11].
 */
import { EMPTY, exhaustMap, ignoreElements, share, switchMap, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import * as v from 'valibot';
import type { Api } from '../../http/api.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { Readable } from '../../kernel/readable.ts';
import { createCell } from '../../kernel/readable.ts';
import { shareStructure } from '../../kernel/share-structure.ts';
import { every } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';

/** The pause between two questions. */
const AGAIN_MS = 15_000;

/** `games` is null until the first answer; `hasFailed`: the last question had no answer. */
export interface KnownVideos {
  readonly games: readonly number[] | null;
  readonly hasFailed: boolean;
}

export interface GamesWithVideo {
  readonly known: Readable<KnownVideos>;
  /** Asks for as long as someone subscribes. */
  readonly asking$: Observable<never>;
}

const decode = decodeWith(v.object({ gameIds: v.array(integer) }));

interface Io {
  readonly api: Api;
  readonly clock: Clock;
  readonly visible: Readable<boolean>;
}

export function createGamesWithVideo({ api, clock, visible }: Io): GamesWithVideo {
  const known = createCell<KnownVideos>({ games: null, hasFailed: false });
  const asking$ = visible.value$.pipe(
    switchMap((isVisible) => (isVisible ? every(clock, AGAIN_MS, 0) : EMPTY)),
    exhaustMap(() => api({ method: 'GET', path: '/media-api/v1/videos', handlesLimit: true, decode })),
    tap((answer) =>
      known.set(
        shareStructure(
          known.get(),
          answer.ok ? { games: answer.value.gameIds, hasFailed: false } : { games: known.get().games, hasFailed: true },
        ),
      ),
    ),
    ignoreElements(),
    share(),
  );
  return { known, asking$ };
}

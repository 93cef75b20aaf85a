/** Loads the draws of followed games while the page is seen. They overwrite each other and are no events [CSN-12]. */
import {
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  ignoreElements,
  map,
  merge,
  switchMap,
  tap,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Cell, Readable } from '../../kernel/readable.ts';
import { shareStructure } from '../../kernel/share-structure.ts';
import { every } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CasinoState, GameDraws } from './types.ts';
import { CASINO_PATHS, decodeDraws } from './wire.ts';

/** The pause between two questions. */
const AGAIN_MS = 2_000;

interface Io {
  readonly own: Readable<CasinoState>;
  readonly visible: Readable<boolean>;
  readonly draws: Cell<ReadonlyMap<string, GameDraws>>;
  readonly api: Api;
  readonly clock: Clock;
}

const LOADING: GameDraws = { status: 'loading', current: null, last: [] };

export function followDraws({ own, visible, draws, api, clock }: Io): Observable<never> {
  const change = (gameId: string, to: (known: GameDraws) => GameDraws): void => {
    const known = draws.get().get(gameId) ?? LOADING;
    const next = shareStructure(known, to(known));
    if (next !== known || !draws.get().has(gameId)) draws.set(new Map([...draws.get(), [gameId, next]]));
  };
  const follow = (gameId: string): Observable<never> =>
    every(clock, AGAIN_MS, 0).pipe(
      exhaustMap(() =>
        api({ method: 'GET', path: CASINO_PATHS.draws(gameId), handlesLimit: true, decode: decodeDraws }),
      ),
      tap((answer) =>
        change(gameId, (known) => {
          if (answer.ok) return { status: 'ready', ...answer.value };
          return known.status === 'ready' ? known : { ...known, status: 'failed' };
        }),
      ),
      ignoreElements(),
    );
  return combineLatest([own.value$, visible.value$]).pipe(
    map(([{ followed }, isVisible]) => (isVisible ? [...new Set(followed)].sort().join(' ') : '')),
    distinctUntilChanged(),
    switchMap((ids) => (ids === '' ? EMPTY : merge(...ids.split(' ').map(follow)))),
  );
}

/**
 * Sports and championships with counts: loaded when first watched, in the player's language, and every 30 s while
 * watched. A failed round keeps the current tree.
 */
import { combineLatest, distinctUntilChanged, EMPTY, exhaustMap, filter, map, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Cell } from '../../kernel/readable.ts';
import { every } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PagePort } from '../../ports/page.ts';
import type { TreeSport } from './types.ts';
import { decodeTree } from './wire.ts';

const AGAIN_MS = 30_000;
/** The pause after a failed first load. */
const RETRY_MS = 2_000;

/** A stream that never emits: it fills `tree` for as long as it is subscribed. */
export function loadTree(
  api: Api,
  clock: Clock,
  page: PagePort,
  language: Observable<string>,
  tree: Cell<readonly TreeSport[] | null>,
): Observable<never> {
  // The tree of a page's seed lacks competitions, and counts as not loaded.
  let isLoaded = false;
  return combineLatest([language.pipe(distinctUntilChanged()), page.visible.value$]).pipe(
    // An answer in a language that the player has left is dropped; a slow answer does not queue up the next rounds.
    switchMap(([lng, visible]) =>
      (visible ? every(clock, RETRY_MS, 0) : EMPTY).pipe(
        filter((round) => !isLoaded || round % (AGAIN_MS / RETRY_MS) === 0),
        exhaustMap(() => api({ method: 'GET', path: '/line-api/v1/tree', query: { lng }, decode: decodeTree })),
      ),
    ),
    map((answer) => {
      if (!answer.ok) return;
      isLoaded = true;
      tree.set(answer.value);
    }),
    filter((done): done is never => done !== undefined),
  );
}

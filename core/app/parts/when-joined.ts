/** A part's effects that dispatch to another part's module wait for it: before it has joined, its commands are unknown and nobody hears them. */
import type { Observable } from 'rxjs';
import { filter, switchMap, take } from 'rxjs';
import type { Readable } from '../../kernel/readable.ts';

/** Runs `run` once `part` is there: `whenJoined(part('modals'), () => commands$)`. */
export function whenJoined<V, T>(part: Readable<V | null>, run: () => Observable<T>): Observable<T> {
  return part.value$.pipe(
    filter((view) => view !== null),
    take(1),
    switchMap(run),
  );
}

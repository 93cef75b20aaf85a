/**
 * Announces a newer version as soon as it is known and the operator allows it; the guard does the same at the next
 * navigation [VER-2].
 */
import { EMPTY, merge, mergeMap, of } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Readable } from '../../kernel/readable.ts';
import { isOutdated } from './decider.ts';
import type { VersionCommand } from './messages.ts';
import type { VersionState } from './types.ts';

export function announceVersion(state: Readable<VersionState>, isShown: Readable<boolean>): Observable<VersionCommand> {
  return merge(state.value$, isShown.value$).pipe(
    mergeMap((): Observable<VersionCommand> => {
      const now = state.get();
      const { newest } = now;
      return newest !== null && isOutdated(now) && !now.isAnnounced && isShown.get()
        ? of({ type: 'app-version/announce', payload: { version: newest } })
        : EMPTY;
    }),
  );
}

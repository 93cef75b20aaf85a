/** Binds work to one player: it starts when she is signed in and ends, with every answer still under way, when she leaves or another comes. */
import { distinctUntilChanged, EMPTY, map, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Readable } from '../../kernel/readable.ts';
import type { SessionState } from './decider.ts';

export function whilePlayer<T>(
  session: Readable<SessionState>,
  work: (userId: string) => Observable<T>,
): Observable<T> {
  return session.value$.pipe(
    map((state) => (state.status === 'player' ? state.userId : null)),
    distinctUntilChanged(),
    switchMap((userId) => (userId === null ? EMPTY : work(userId))),
  );
}

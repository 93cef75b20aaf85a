/**
 * Binds work to one player: it starts at sign-in and ends, with every pending answer, at sign-out or when another
 * player signs in.
 */
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

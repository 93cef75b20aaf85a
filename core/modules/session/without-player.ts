/** Data of one player must not stay for another. */
import { filter, map } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Message } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { SessionState } from './decider.ts';

/**
 * Emits the command for every state of the session without a player (before the first sign-in and after each sign-out),
 * and when one player directly follows another [SES-9].
 */
export function withoutPlayer<C extends Message>(session: Readable<SessionState>, command: C): Observable<C> {
  let last = '';
  return session.value$.pipe(
    filter((now) => {
      const before = last;
      last = now.status === 'player' ? now.userId : '';
      return last === '' || (before !== '' && before !== last);
    }),
    map(() => command),
  );
}

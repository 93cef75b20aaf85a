/** Clears the credentials of a one-click registration once the player has saved them [SES-2]. */
import { filter, ignoreElements, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Recorded } from '../../kernel/message.ts';
import type { Cell } from '../../kernel/readable.ts';
import type { SessionEvent } from './messages.ts';
import type { NewCredentials } from './views.ts';

export function dismissCredentials(
  events$: Observable<Recorded<SessionEvent>>,
  newCredentials: Cell<NewCredentials | null>,
): Observable<never> {
  return events$.pipe(
    filter(({ event }) => event.type === 'session/credentialsDismissed'),
    tap(() => newCredentials.set(null)),
    ignoreElements(),
  );
}

/** Clears the bets at sign-out [HIS-5]. */
import { filter, map } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Recorded } from '../../kernel/message.ts';
import type { SessionEvent } from '../session/public.ts';
import type { HistoryCommand } from './messages.ts';

export function forgetHistory(events$: Observable<Recorded<SessionEvent>>): Observable<HistoryCommand> {
  return events$.pipe(
    filter(({ event }) => event.type === 'session/signedOut' && event.payload.userId !== null),
    map((): HistoryCommand => ({ type: 'history/forget', payload: {} })),
  );
}

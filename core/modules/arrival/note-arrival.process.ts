/**
 * Records a sign-in in this tab, so that the operator's list may lead on, and a sign-out. A session that was restored,
 * or that another tab began, is no arrival [ARR-1, ARR-3].
 */
import { EMPTY, mergeMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Recorded } from '../../kernel/message.ts';
import type { SessionEvent } from '../session/public.ts';
import type { ArrivalCommand } from './messages.ts';

export function noteArrival(events$: Observable<Recorded<SessionEvent>>): Observable<ArrivalCommand> {
  return events$.pipe(
    mergeMap(({ event, foreign }): readonly ArrivalCommand[] | typeof EMPTY => {
      if (foreign === true) return EMPTY;
      if (event.type === 'session/signedOut') {
        const { userId, why } = event.payload;
        return userId !== null && (why === 'asked' || why === 'otherTab')
          ? [{ type: 'arrival/note', payload: { how: 'left' } }]
          : [{ type: 'arrival/land', payload: {} }];
      }
      if (event.type !== 'session/signedIn') return EMPTY;
      const { how } = event.payload;
      return how === 'loggedIn' || how === 'registered' ? [{ type: 'arrival/note', payload: { how } }] : EMPTY;
    }),
  );
}

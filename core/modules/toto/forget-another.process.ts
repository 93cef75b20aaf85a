/** Nothing of a player stays for another, or for nobody after a logout [TOC-9]. */
import { mergeMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Recorded } from '../../kernel/message.ts';
import type { SessionEvent } from '../session/public.ts';
import type { TotoCommand } from './messages.ts';

export function forgetAnother(events$: Observable<Recorded<SessionEvent>>): Observable<TotoCommand> {
  const forget = (isLeaving: boolean): readonly TotoCommand[] => [{ type: 'toto/forget', payload: { isLeaving } }];
  return events$.pipe(
    mergeMap(({ event }) => {
      if (event.type === 'session/signedIn') return forget(false);
      if (event.type !== 'session/signedOut') return [];
      const { userId, why } = event.payload;
      // A session that the operator has ended may come back: the drafts wait for it, as the coupon does.
      const isLeaving = why === 'asked' || why === 'otherTab';
      return userId === null && !isLeaving ? [] : forget(isLeaving);
    }),
  );
}

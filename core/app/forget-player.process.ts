/** Leaving wipes what is personal: memory first, then storage [SES-4, SES-7]. */
import { EMPTY, from, mergeMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Journal } from '../kernel/journal.ts';
import type { Message, Recorded } from '../kernel/message.ts';
import type { SessionEvent } from '../modules/session/public.ts';

export function forgetPlayer(events$: Observable<Recorded<SessionEvent>>, journal: Journal): Observable<Message> {
  return events$.pipe(
    mergeMap(({ event }) => {
      if (event.type !== 'session/signedOut' || event.payload.userId === null) return EMPTY;
      const forget: Message[] = [{ type: 'accounts/forget', payload: {} }, { type: 'history/forget', payload: {} }];
      // A session that the operator ended may come back: the coupon waits for it.
      if (event.payload.why === 'ended') return from(forget);
      forget.push({ type: 'coupon/forget', payload: {} });
      // The commands are dispatched before the wipe begins, so what they record goes with the rest.
      void Promise.resolve().then(() => journal.wipe());
      return from(forget);
    }),
  );
}

/** Leaving wipes what is personal: memory first, then storage [SES-4, SES-7]. A player who comes finds nothing that another left unfinished [CPN-15]. */
import { EMPTY, from, mergeMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Journal } from '../kernel/journal.ts';
import type { Message, Recorded } from '../kernel/message.ts';
import type { Runtime } from '../kernel/runtime.ts';
import type { CouponState } from '../modules/coupon/public.ts';
import type { ReceiptsState } from '../modules/receipts/public.ts';
import type { LogoutMark } from '../modules/session/logout-mark.ts';
import type { SessionEvent } from '../modules/session/public.ts';

interface Io {
  readonly events$: Observable<Recorded<SessionEvent>>;
  readonly journal: Journal;
  /** Set while the journal is being wiped. */
  readonly forgetting: LogoutMark;
  readonly runtime: Pick<Runtime, 'forgetLog'>;
  readonly coupon: () => CouponState;
  readonly receipts: () => ReceiptsState;
}

/** True when a bet of another player has no answer yet (only she can ask for it: her operator's record has it, this coupon would wait for ever), or her receipts are here. */
export function isOfAnother({ intents }: CouponState, { receipts, due }: ReceiptsState, userId: string): boolean {
  return (
    intents.some(({ sent }) => sent.userId !== userId) || [...receipts, ...due].some((each) => each.userId !== userId)
  );
}

export function forgetPlayer({ events$, journal, forgetting, runtime, coupon, receipts }: Io): Observable<Message> {
  // The commands are dispatched before the wipe begins, so what they record goes with the rest.
  const afterwards = (wipe: boolean): void => {
    if (wipe) forgetting.set();
    void Promise.resolve().then(async () => {
      runtime.forgetLog();
      if (!wipe) return;
      await journal.wipe();
      forgetting.remove();
    });
  };
  return events$.pipe(
    mergeMap(({ event }) => {
      if (event.type === 'session/signedIn') {
        if (!isOfAnother(coupon(), receipts(), event.payload.userId)) return EMPTY;
        afterwards(true);
        return from<Message[]>([
          { type: 'coupon/forget', payload: {} },
          { type: 'receipts/forget', payload: {} },
        ]);
      }
      if (event.type !== 'session/signedOut' || event.payload.userId === null) return EMPTY;
      const forget: Message[] = [
        { type: 'accounts/forget', payload: {} },
        { type: 'history/forget', payload: {} },
      ];
      // A session that the operator ended may come back: the coupon waits for it.
      const ended = event.payload.why === 'ended' || event.payload.why === 'endedInOtherTab';
      if (!ended) forget.push({ type: 'coupon/forget', payload: {} }, { type: 'receipts/forget', payload: {} });
      afterwards(!ended);
      return from(forget);
    }),
  );
}

/**
 * Wipes personal data at sign-out: memory first, then storage [SES-4, SES-7]. The next player finds no unfinished state
 * of another [CPN-15].
 */
import { EMPTY, from, mergeMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Journal } from '../../kernel/journal.ts';
import type { Message, Recorded } from '../../kernel/message.ts';
import type { Runtime } from '../../kernel/runtime.ts';
import type { CouponState } from '../coupon/public.ts';
import type { ReceiptsState } from '../receipts/public.ts';
import type { Flag, SessionEvent } from '../session/public.ts';

interface Io {
  readonly events$: Observable<Recorded<SessionEvent>>;
  readonly journal: Journal;
  /** Set while the journal is being wiped. */
  readonly unfinishedWipe: Flag;
  readonly runtime: Pick<Runtime, 'forgetLog'>;
  readonly coupon: () => CouponState;
  readonly receipts: () => ReceiptsState;
}

/**
 * True when a bet of another player has no answer yet (only that player can request it: the operator has its record,
 * and this coupon would wait forever), or receipts of another player are here.
 */
export function isOfAnother({ intents }: CouponState, { receipts, due }: ReceiptsState, userId: string): boolean {
  return (
    intents.some(({ sent }) => sent.userId !== userId) || [...receipts, ...due].some((each) => each.userId !== userId)
  );
}

export function forgetPlayer({ events$, journal, unfinishedWipe, runtime, coupon, receipts }: Io): Observable<Message> {
  // The commands are dispatched before the wipe begins, so that their events are wiped as well.
  const afterwards = (wipe: boolean): void => {
    if (wipe) unfinishedWipe.set();
    void Promise.resolve().then(async () => {
      runtime.forgetLog(wipe);
      if (!wipe) return;
      await journal.wipe();
      unfinishedWipe.remove();
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
      if (event.type !== 'session/signedOut') return EMPTY;
      const { userId, why } = event.payload;
      // A tab that was still restoring its session may have edited the coupon of a player who has just left in another
      // tab.
      if (userId === null && why !== 'otherTab') return EMPTY;
      const forget: Message[] = [{ type: 'accounts/forget', payload: {} }];
      // A session that the operator ended may come back: the coupon waits for it.
      const ended = why === 'ended' || why === 'endedInOtherTab';
      if (!ended) forget.push({ type: 'coupon/forget', payload: {} }, { type: 'receipts/forget', payload: {} });
      afterwards(!ended);
      return from(forget);
    }),
  );
}

/**
 * Sends an intent: first it is written to disk and its coupon is claimed, then it is sent to the operator, once, with
 * its key. A lost answer is found by the key: the outcome is `unknown` and left to `resolve-intents`. Other tabs send
 * their own intents. `mergeMap`: two intents never wait for each other.
 */
import { EMPTY, concat, defer, filter, from, map, mergeMap, of, takeUntil, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api, CallFailure } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import { after } from '../../kernel/time.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { Clock } from '../../ports/clock.ts';
import type { BetAnswer, CouponCommand, CouponEvent } from '../coupon/messages.ts';
import { encodeSent } from '../coupon/public.ts';
import type { SentCoupon } from '../coupon/public.ts';
import { decodeAnswerFor } from './wire.ts';
import type { SessionState } from '../session/public.ts';
import type { Claim } from './claims.ts';

/** How long to wait for a simultaneous intent of another tab. */
const TABS_MS = 50;

interface Io {
  readonly events$: Observable<Recorded<CouponEvent>>;
  readonly api: Api;
  readonly clock: Clock;
  readonly session: Pick<Readable<SessionState>, 'get'>;
  /** Resolves to true when every event recorded so far is on disk. */
  readonly saved: () => Promise<boolean>;
  readonly claim: Claim;
}

export function placeBet({ events$, api, clock, session, saved, claim }: Io): Observable<CouponCommand> {
  // A coupon that is forgotten before it was sent is not sent: its player has left.
  const forgotten$ = events$.pipe(filter(({ event }) => event.type === 'coupon/forgotten'));
  const isSignedIn = (userId: string): boolean => {
    const now = session.get();
    return now.status === 'player' && now.userId === userId;
  };
  const ofOtherTabs = new Set<string>();
  /** The group of each open bet of this tab, by key. */
  const groups = new Map<string, string>();
  const keysOf = (group: string): readonly string[] => [...groups.keys()].filter((key) => groups.get(key) === group);
  return events$.pipe(
    tap(({ event, foreign }) => {
      if (event.type === 'coupon/placeIntended') {
        if (foreign === true) ofOtherTabs.add(event.payload.key);
        else groups.set(event.payload.key, event.payload.group);
      }
      if (
        event.type === 'coupon/placeNotSaved' ||
        event.type === 'coupon/betAccepted' ||
        event.type === 'coupon/betRejected'
      ) {
        ofOtherTabs.delete(event.payload.key);
        groups.delete(event.payload.key);
      }
    }),
    mergeMap(({ event, foreign }) => {
      if (event.type !== 'coupon/placeIntended' || foreign === true) return EMPTY;
      const { key, group, sent } = event.payload;
      // Another tab that places the same coupon may have succeeded: that tab reports the outcome, or the key is
      // resolved later.
      const unsaved$ = after(clock, TABS_MS).pipe(
        mergeMap(() =>
          ofOtherTabs.has(key) ? EMPTY : of<CouponCommand>({ type: 'coupon/reportUnsaved', payload: { key } }),
        ),
      );
      return from(saved()).pipe(
        mergeMap((isSaved) => (isSaved ? from(claim(group, keysOf(group), () => isSignedIn(sent.userId))) : of(null))),
        takeUntil(forgotten$),
        mergeMap((claimed) => {
          if (claimed === null && isSignedIn(sent.userId)) return unsaved$;
          if (claimed?.includes(key) === false)
            return of<CouponCommand>({ type: 'coupon/reportUnsaved', payload: { key, why: 'otherTab' } });
          // The session ended while the intent was written: the player decides after signing in again [BPL-4].
          if (!isSignedIn(sent.userId)) return of<CouponCommand>({ type: 'coupon/reportUnknown', payload: { key } });
          return concat(
            of<CouponCommand>({ type: 'coupon/reportSaved', payload: { key } }),
            defer(() => sendCoupon(api, key, sent)),
          );
        }),
      );
    }),
  );
}

/**
 * POSTs the coupon with its key. The same key always gets the same answer, so repeating the call is safe; a call
 * without a key never happens.
 */
export function sendCoupon(api: Api, key: string, sent: SentCoupon): Observable<CouponCommand> {
  return api({
    method: 'POST',
    path: '/bet-api/v1/bets',
    body: encodeSent(sent),
    headers: { 'idempotency-key': key },
    auth: true,
    decode: decodeAnswerFor(key),
  }).pipe(map((answer) => (answer.ok ? answered(key, answer.value) : afterFailure(key, answer.error))));
}

export function answered(key: string, answer: BetAnswer): CouponCommand {
  return { type: 'coupon/reportAnswer', payload: { key, answer } };
}

/**
 * An explicit refusal is an answer; every other failure leaves the outcome unknown. So does 451: it concerns the
 * player's terms, not the key, which another tab may have sent as well.
 */
function afterFailure(key: string, failure: CallFailure): CouponCommand {
  const refused = failure.kind === 'status' && [400, 403, 413, 422].includes(failure.status);
  if (!refused) return { type: 'coupon/reportUnknown', payload: { key } };
  const reasons = failure.errors.map(({ code }) => ({ code, marketId: null, price: null, amount: null }));
  return answered(key, {
    status: 'rejected',
    reasons: reasons.length > 0 ? reasons : [{ code: 'refused', marketId: null, price: null, amount: null }],
  });
}

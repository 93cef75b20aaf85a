/**
 * Resolves intents without an answer: lost answers, dead tabs, ended visits, elapsed acceptance delays. Asks by key. A
 * key that the operator has never seen is sent again while the intent is fresh, and closed permanently otherwise, so
 * that a late request can't become a bet. `exhaustMap`: one round at a time.
 */
import { concatMap, EMPTY, from, map, mergeMap, of } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import { isUnknownKey } from '../../http/failure.ts';
import type { Readable } from '../../kernel/readable.ts';
import { ageOf, inRounds } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SessionState } from '../session/public.ts';
import { whilePlayer } from '../session/public.ts';
import type { CouponCommand } from '../coupon/messages.ts';
import type { Claim } from './claims.ts';
import { answered, sendCoupon } from './place-bet.process.ts';
import type { CouponState, Intent } from '../coupon/public.ts';
import { decodeAnswerFor } from './wire.ts';

/** A younger intent is sent again when the operator has not seen it; an older one is closed. */
const FRESH_MS = 30_000;
/** How long a pending call in this or another tab may run before its outcome is requested. */
const UNDER_WAY_MS = 20_000;

interface Io {
  readonly coupon: Readable<CouponState>;
  readonly session: Readable<SessionState>;
  readonly api: Api;
  readonly clock: Clock;
  /** The operator's clock, as far as it is known. */
  readonly operatorNow: () => number;
  readonly claim: Claim;
}

export function resolveIntents({ coupon, session, api, clock, operatorNow, claim }: Io): Observable<CouponCommand> {
  const due = (userId: string): readonly Intent[] =>
    coupon.get().intents.filter((intent) => intent.sent.userId === userId && isDue(intent, clock.now(), operatorNow()));

  /** Bets that were placed together share their group and the moment of the press. */
  const mayBeSent: MayBeSent = ({ key, group, at, sent }) => {
    const together = coupon.get().intents.filter((each) => each.group === group && each.at === at);
    return from(
      claim(
        group,
        together.map((each) => each.key),
        () => isSignedIn(sent.userId),
      ),
    ).pipe(map((claimed) => claimed?.includes(key) === true));
  };
  const isSignedIn = (userId: string): boolean => {
    const now = session.get();
    return now.status === 'player' && now.userId === userId;
  };

  return whilePlayer(session, (userId) =>
    inRounds(clock, {
      isWaiting$: coupon.value$.pipe(map(({ intents }) => intents.some((intent) => intent.sent.userId === userId))),
      due: () => due(userId),
      work: (intent) => resolve(intent, api, clock, mayBeSent),
    }),
  );
}

/**
 * Whether an intent is due. `acceptAt` is the operator's time and this clock may be wrong: after the longest wait of
 * any intent, the outcome is requested anyway.
 */
function isDue(intent: Intent, now: number, operatorNow: number): boolean {
  const waitedLong = ageOf(intent.at, FRESH_MS, now) >= UNDER_WAY_MS;
  switch (intent.phase) {
    case 'unknown':
      return true;
    case 'pending':
      return waitedLong || operatorNow >= (intent.acceptAt ?? 0);
    case 'saving':
    case 'sending':
      return waitedLong;
    case 'ordered':
      // The operator watches the odds; this request only asks whether the order is over.
      return true;
  }
}

/** Whether the coupon's claim allows the intent to be sent [BPL-5]. */
type MayBeSent = (intent: Intent) => Observable<boolean>;

function resolve(intent: Intent, api: Api, clock: Clock, mayBeSent: MayBeSent): Observable<CouponCommand> {
  const { key, sent } = intent;
  const path = `/bet-api/v1/bets/by-key/${encodeURIComponent(key)}`;
  return api({ method: 'GET', path, auth: true, decode: decodeAnswerFor(key) }).pipe(
    concatMap((answer): Observable<CouponCommand> => {
      if (answer.ok) return of(answered(key, answer.value));
      if (!isUnknownKey(answer.error)) return EMPTY;
      const isFresh = ageOf(intent.at, FRESH_MS, clock.now()) < FRESH_MS;
      // An intent that may not be on disk yet is never sent from here; it is closed when no tab has sent it in time.
      if (isFresh)
        return intent.phase === 'saving'
          ? EMPTY
          : mayBeSent(intent).pipe(mergeMap((may) => (may ? sendCoupon(api, key, sent) : EMPTY)));
      return api({ method: 'POST', path: `${path}/abandon`, auth: true, decode: decodeAnswerFor(key) }).pipe(
        concatMap((closed) => (closed.ok ? of(answered(key, closed.value)) : EMPTY)),
      );
    }),
  );
}

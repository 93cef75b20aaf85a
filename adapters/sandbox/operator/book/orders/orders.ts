/**
 * Orders for exact odds. The stake is reserved; at every settling tick an order whose total is there is accepted at the prices of that moment. It ends when a line leg's
 * game kicks off, after a day, when the score changes (if asked for), when a market is over, or when the player calls it back.
 */
import { compare, fromThousandths } from '../../../../../core/kernel/rational.ts';
import type { Line, LineClock } from '../../line/line.ts';
import type { Journal } from '../../store/journal.ts';
import type { StoredCoupon } from '../../store/stored-coupon.ts';
import { ACCEPTANCE_DELAY_MS } from '../acceptance/delays.ts';
import { formReasons } from '../acceptance/check-form.ts';
import { checkLegs } from '../acceptance/check-legs.ts';
import { hasScoreChanged } from '../acceptance/score-change.ts';
import { givenBack, reserved, taken } from '../acceptance/stake-money.ts';
import type { Bets, WaitingOrder } from '../bets.ts';
import type { AskedLeg, RejectReason } from '../coupon.ts';
import { totalOdds } from '../payout.ts';

/** An order waits no longer. */
export const ORDER_LIFE_MS = 86_400_000;

export interface Orders {
  /** Reserves the stake; accepted at once when the total is there. */
  wait(playerId: number, key: string, coupon: StoredCoupon): void;
  /** Looks at every order. */
  decideAll(): void;
  /** Calls an order back; nothing happens to a key that is no waiting order. */
  cancel(playerId: number, key: string): void;
}

export interface OrdersDeps {
  readonly line: Pick<Line, 'market' | 'game'>;
  readonly journal: Pick<Journal, 'commit'>;
  readonly clock: Pick<LineClock, 'now'>;
  readonly bets: Pick<Bets, 'orders' | 'answer' | 'nextId'>;
  readonly report: (error: unknown) => void;
}

type Verdict =
  | { readonly kind: 'wait' }
  | { readonly kind: 'accept'; readonly struck: StoredCoupon }
  | { readonly kind: 'reject'; readonly reasons: readonly RejectReason[] };

const WAIT: Verdict = { kind: 'wait' };

export function createOrders({ line, journal, clock, bets, report }: OrdersDeps): Orders {
  const verdict = ({ coupon, since, expiresAt }: WaitingOrder, now: number): Verdict => {
    if (coupon.isDropOnScoreChange && hasScoreChanged(line, coupon))
      return { kind: 'reject', reasons: [{ code: 'scoreChanged' }] };
    if (now >= expiresAt) return { kind: 'reject', reasons: [{ code: 'expired' }] };
    const asked = coupon.legs.map((leg): AskedLeg => ({ ...leg, coef: leg.seen }));
    const { reasons, legs } = checkLegs(line, asked, { typeId: coupon.typeId, changeCoefAction: 1, isOrder: false });
    const over = reasons.filter(({ code }) => code === 'finished');
    if (over.length > 0) return { kind: 'reject', reasons: over };
    const isDelayed = legs.some(({ isLive }) => isLive) && now < since + ACCEPTANCE_DELAY_MS;
    const struck = { ...coupon, legs: [...legs] };
    const stands = reasons.length === 0 && !isDelayed && formReasons(struck, 0).length === 0;
    return stands && isReached(struck) ? { kind: 'accept', struck } : WAIT;
  };

  const reject = ({ playerId, key, coupon }: WaitingOrder, at: number, reasons: readonly RejectReason[]): void =>
    journal.commit({
      t: 'betRejected',
      at,
      playerId,
      key,
      reasons: [...reasons],
      entries: givenBack(playerId, coupon),
    });

  const decide = (order: WaitingOrder): void => {
    const at = clock.now();
    const decided = verdict(order, at);
    const { playerId, key, coupon } = order;
    switch (decided.kind) {
      case 'wait':
        return undefined;
      case 'accept':
        return journal.commit({
          t: 'betAccepted',
          at,
          playerId,
          key,
          betId: bets.nextId(),
          coupon: decided.struck,
          entries: taken(playerId, coupon),
        });
      case 'reject':
        return reject(order, at, decided.reasons);
    }
  };

  const waiting = (playerId: number, key: string): WaitingOrder | null => {
    const known = bets.answer(playerId, key);
    return known?.status === 'waiting' ? known : null;
  };

  /** One order that can't be decided must not keep the others. */
  const guarded = (order: WaitingOrder): void => {
    try {
      decide(order);
    } catch (error) {
      report(error);
    }
  };

  return {
    wait: (playerId, key, coupon) => {
      const at = clock.now();
      const kickOffs = coupon.legs.filter(({ isLive }) => !isLive).map(({ startsAt }) => startsAt);
      const expiresAt = Math.min(at + ORDER_LIFE_MS, ...kickOffs);
      journal.commit({ t: 'orderWaiting', at, playerId, key, coupon, expiresAt, entries: reserved(playerId, coupon) });
      const order = waiting(playerId, key);
      if (order !== null) guarded(order);
    },
    decideAll: () => {
      for (const order of bets.orders()) guarded(order);
    },
    cancel: (playerId, key) => {
      const order = waiting(playerId, key);
      if (order !== null) reject(order, clock.now(), [{ code: 'cancelled' }]);
    },
  };
}

/** Whether the total is at least what the order waits for. An anti-express wins less the higher its legs are, so its own total falls as they rise. */
function isReached(coupon: StoredCoupon): boolean {
  const odds = totalOdds(coupon);
  return odds !== null && coupon.exactCoef !== null && compare(odds, fromThousandths(coupon.exactCoef)) >= 0;
}

/**
 * Orders for exact odds. The stake is reserved. At every settling tick, an order whose total is reached is accepted at
 * current prices. An order ends when a line leg's game kicks off, after a day, when the score changes (if asked for),
 * when a market is over, when the player cancels it, or when the player may no longer bet. The player's limits, rights
 * and exclusion are checked again when the order is struck [LIM-22].
 */
import { compare, fromThousandths } from 'touchline/kernel/rational';
import type { Line, LineClock } from '../../line/line.ts';
import type { Journal } from '../../store/journal.ts';
import type { StoredCoupon } from '../../store/stored-coupon.ts';
import type { Delays } from '../acceptance/delays.ts';
import { formReasons } from '../acceptance/check-form.ts';
import { ANY_PRICE, askedAgain, checkLegs } from '../acceptance/check-legs.ts';
import type { Protection } from '../acceptance/protection.ts';
import { hasScoreChanged } from '../acceptance/score-change.ts';
import { givenBack, reserved, taken } from '../acceptance/stake-money.ts';
import type { Bets } from '../bets.ts';
import type { WaitingOrder } from '../known-bet.ts';
import type { RejectReason } from '../coupon.ts';
import { totalOdds } from '../payout.ts';

/** How long an order waits at most. */
const ORDER_LIFE_MS = 86_400_000;

export interface Orders {
  /** Reserves the stake; accepts the order at once when the total is reached. */
  wait(playerId: number, key: string, coupon: StoredCoupon): void;
  /** Checks every order. */
  decideAll(): void;
  /** Cancels an order; has no effect on a key without a waiting order. */
  cancel(playerId: number, key: string): void;
}

export interface OrdersDeps {
  readonly line: Pick<Line, 'market' | 'game'>;
  readonly journal: Pick<Journal, 'commit'>;
  readonly clock: Pick<LineClock, 'now'>;
  readonly bets: Pick<Bets, 'orders' | 'answer' | 'nextId'>;
  readonly protection: Protection;
  readonly delays: Delays;
  readonly report: (error: unknown) => void;
}

type Verdict =
  | { readonly kind: 'wait' }
  | { readonly kind: 'accept'; readonly struck: StoredCoupon }
  | { readonly kind: 'reject'; readonly reasons: readonly RejectReason[] };

const WAIT: Verdict = { kind: 'wait' };

export function createOrders({ line, journal, clock, bets, protection, delays, report }: OrdersDeps): Orders {
  const verdict = ({ playerId, key, coupon, since, expiresAt }: WaitingOrder, now: number): Verdict => {
    const stops = protection.against(playerId, coupon, key);
    const ends = protection.endsWaiting(stops);
    if (ends.length > 0) return { kind: 'reject', reasons: ends };
    if (coupon.isDropOnScoreChange && hasScoreChanged(line, coupon))
      return { kind: 'reject', reasons: [{ code: 'scoreChanged' }] };
    if (now >= expiresAt) return { kind: 'reject', reasons: [{ code: 'expired' }] };
    // The exact total that the player named counts, however the legs move; a tolerance does not lower it.
    const { reasons, legs } = checkLegs(line, askedAgain(coupon.legs), { ...coupon, ...ANY_PRICE, isOrder: false });
    const over = reasons.filter(({ code }) => code === 'finished');
    if (over.length > 0) return { kind: 'reject', reasons: over };
    const isDelayed = legs.some(({ isLive }) => isLive) && now < since + delays.live;
    const struck = { ...coupon, legs: [...legs] };
    const stands = reasons.length === 0 && !isDelayed && formReasons(struck, 0).length === 0;
    if (!stands || !isReached(struck) || protection.passes(stops)) return WAIT;
    return stops.length > 0 ? { kind: 'reject', reasons: stops } : { kind: 'accept', struck };
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
    return known?.status === 'ordered' ? known : null;
  };

  /** An order whose decision fails must not block the others. */
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

/**
 * Whether the total has reached the order's exact odds. An anti-express pays less the higher its legs, so its total
 * falls as they rise.
 */
function isReached(coupon: StoredCoupon): boolean {
  const odds = totalOdds(coupon);
  return odds !== null && coupon.exactCoef !== null && compare(odds, fromThousandths(coupon.exactCoef)) >= 0;
}

/**
 * Decides coupons: refused, accepted at once, or pending while a live leg's delay runs or a trader reviews a VIP bet.
 * Orders for exact odds wait elsewhere.
 */
import type { LineClock } from '../../line/line.ts';
import type { Journal } from '../../store/journal.ts';
import type { Faults } from '../../faults.ts';
import type { StoredCoupon } from '../../store/stored-coupon.ts';
import type { Bets } from '../bets.ts';
import type { PendingAnswer } from '../known-bet.ts';
import type { AskedCoupon, Bettor, RejectReason } from '../coupon.ts';
import type { Orders } from '../orders/orders.ts';
import { canWin, termsOf } from '../payout.ts';
import { assess } from './assess.ts';
import type { AssessDeps } from './assess.ts';
import { formReasons } from './check-form.ts';
import { askedAgain, checkLegs } from './check-legs.ts';
import type { Delays } from './delays.ts';
import type { Protection } from './protection.ts';
import { hasScoreChanged } from './score-change.ts';
import { givenBack, paid, reserved, taken } from './stake-money.ts';

export interface AcceptingDeps extends AssessDeps {
  readonly journal: Pick<Journal, 'commit'>;
  readonly clock: LineClock;
  readonly bets: Bets;
  readonly orders: Pick<Orders, 'wait'>;
  readonly faults: Pick<Faults, 'takeRefusal'>;
  readonly protection: Protection;
  readonly delays: Delays;
  readonly maxPayoutOf: (coupon: StoredCoupon) => number;
  readonly report: (error: unknown) => void;
}

export interface Accepting {
  start(): void;
  stop(): void;
  /** Decides a key that has no answer yet. */
  take(bettor: Bettor, key: string, asked: AskedCoupon): void;
  /** Decides every pending coupon that is due. */
  decideDue(): void;
  /** Refuses, before their time, all pending coupons that may not wait any longer. */
  callBack(): void;
}

export function createAccepting(deps: AcceptingDeps): Accepting {
  const { journal, line, clock, bets, orders, protection, delays } = deps;
  const timers = new Set<() => void>();

  const refuse = ({ playerId, key, coupon }: PendingAnswer, reasons: readonly RejectReason[]): void =>
    journal.commit({
      t: 'betRejected',
      at: clock.now(),
      playerId,
      key,
      reasons: [...reasons],
      entries: givenBack(playerId, coupon),
    });

  const decide = (pending: PendingAnswer): void => {
    const { playerId, key, coupon } = pending;
    const at = clock.now();
    const { reasons: onLegs, legs } = lookAgain(coupon);
    const reasons = [...protection.against(playerId, coupon, key), ...onLegs];
    if (reasons.length > 0) return refuse(pending, reasons);
    const struck = { ...coupon, legs: [...legs] };
    return journal.commit({
      t: 'betAccepted',
      at,
      playerId,
      key,
      betId: bets.nextId(),
      coupon: struck,
      entries: taken(playerId, coupon),
    });
  };

  const lookAgain = (coupon: StoredCoupon): ReturnType<typeof checkLegs> => {
    const { reasons, legs } = checkLegs(line, askedAgain(coupon.legs), { ...coupon, isOrder: false });
    const began = coupon.isVipBet && legs.some(({ isLive }) => isLive);
    return {
      legs,
      reasons: [
        ...reasons,
        ...(reasons.length === 0 ? stillStands({ ...coupon, legs: [...legs] }) : []),
        ...(began ? [{ code: 'vipNotAllowed' } as const] : []),
        ...(coupon.isDropOnScoreChange && hasScoreChanged(line, coupon) ? [{ code: 'scoreChanged' } as const] : []),
      ],
    };
  };

  /** Moved prices may leave a coupon that its type does not allow or that cannot win. */
  const stillStands = (struck: StoredCoupon): readonly RejectReason[] => {
    const form = formReasons(struck, 0);
    const isHopeless = form.length === 0 && !canWin(struck, termsOf(struck, deps.maxPayoutOf(struck)), null);
    return isHopeless ? [{ code: 'cannotWin' }] : form;
  };

  const decideDue = (): void => {
    for (const pending of bets.pending()) if (pending.acceptAt <= clock.now()) decide(pending);
  };

  const callBack = (): void => {
    for (const pending of bets.pending()) {
      const { playerId, coupon, key } = pending;
      const reasons = protection.endsWaiting(protection.against(playerId, coupon, key));
      if (reasons.length > 0) refuse(pending, reasons);
    }
  };

  const decideAt = (at: number): void => {
    const cancel = clock.schedule(at, () => {
      timers.delete(cancel);
      try {
        decideDue();
      } catch (error) {
        deps.report(error);
      }
    });
    timers.add(cancel);
  };

  return {
    start: () => {
      for (const { acceptAt } of bets.pending()) decideAt(acceptAt);
      try {
        decideDue();
      } catch (error) {
        deps.report(error);
      }
    },
    stop: () => {
      for (const cancel of timers) cancel();
      timers.clear();
    },
    take: (bettor, key, asked) => {
      const { id: playerId } = bettor;
      const at = clock.now();
      const { reasons, coupon } = assess(deps, bettor, asked);
      const refused: readonly RejectReason[] = deps.faults.takeRefusal()
        ? asked.bets.map(({ marketId }) => ({ code: 'suspended', marketId }))
        : [...reasons, ...protection.against(playerId, coupon)];
      if (refused.length > 0)
        return journal.commit({ t: 'betRejected', at, playerId, key, reasons: [...refused], entries: [] });
      if (coupon.exactCoef !== null) return orders.wait(playerId, key, coupon);
      const delay = Math.max(
        coupon.isVipBet ? delays.trader : 0,
        coupon.legs.some(({ isLive }) => isLive) ? delays.live : 0,
      );
      if (delay === 0)
        return journal.commit({
          t: 'betAccepted',
          at,
          playerId,
          key,
          betId: bets.nextId(),
          coupon,
          entries: paid(playerId, coupon),
        });
      const acceptAt = at + delay;
      journal.commit({ t: 'betPending', at, playerId, key, coupon, acceptAt, entries: reserved(playerId, coupon) });
      return decideAt(acceptAt);
    },
    decideDue,
    callBack,
  };
}

/** Takes coupons: refused, accepted at once, or pending while a live leg's delay runs or a trader looks at a VIP bet. Orders for exact odds wait elsewhere. */
import type { LineClock } from '../../line/line.ts';
import type { Stop } from '../../limits/enforce.ts';
import { isFreeBet } from '../../players/accounts.ts';
import type { Journal } from '../../store/journal.ts';
import type { Faults } from '../../faults.ts';
import type { StoredCoupon } from '../../store/stored-coupon.ts';
import type { Bets, PendingAnswer } from '../bets.ts';
import type { AskedCoupon, AskedLeg, Bettor, RejectReason } from '../coupon.ts';
import type { Orders } from '../orders/orders.ts';
import { assess } from './assess.ts';
import type { AssessDeps } from './assess.ts';
import { formReasons } from './check-form.ts';
import { checkLegs } from './check-legs.ts';
import { ACCEPTANCE_DELAY_MS, TRADER_DELAY_MS } from './delays.ts';
import { hasScoreChanged } from './score-change.ts';
import { givenBack, paid, reserved, taken } from './stake-money.ts';

export interface AcceptingDeps extends AssessDeps {
  readonly journal: Pick<Journal, 'commit'>;
  readonly clock: LineClock;
  readonly bets: Bets;
  readonly orders: Pick<Orders, 'wait'>;
  readonly faults: Pick<Faults, 'takeRefusal'>;
  readonly limitStops: (playerId: number, amount: number) => readonly Stop[];
  readonly report: (error: unknown) => void;
}

export interface Accepting {
  start(): void;
  stop(): void;
  /** Decides a key that has no answer yet. */
  take(bettor: Bettor, key: string, asked: AskedCoupon): void;
  /** Decides every pending coupon whose time has come. */
  decideDue(): void;
}

export function createAccepting(deps: AcceptingDeps): Accepting {
  const { journal, line, clock, bets, orders } = deps;
  const timers = new Set<() => void>();

  const decide = ({ playerId, key, coupon }: PendingAnswer): void => {
    const at = clock.now();
    const { reasons, legs } = lookAgain(coupon);
    if (reasons.length > 0)
      return journal.commit({
        t: 'betRejected',
        at,
        playerId,
        key,
        reasons: [...reasons],
        entries: givenBack(playerId, coupon),
      });
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
    const asked = coupon.legs.map((leg): AskedLeg => ({ ...leg, coef: leg.seen }));
    const { reasons, legs } = checkLegs(line, asked, {
      typeId: coupon.typeId,
      changeCoefAction: coupon.changeCoefAction,
      isOrder: false,
    });
    const began = coupon.isVipBet && legs.some(({ isLive }) => isLive);
    return {
      legs,
      reasons: [
        ...reasons,
        ...(reasons.length === 0 ? formReasons({ ...coupon, legs }, 0) : []),
        ...(began ? [{ code: 'vipNotAllowed' } as const] : []),
        ...(coupon.isDropOnScoreChange && hasScoreChanged(line, coupon) ? [{ code: 'scoreChanged' } as const] : []),
      ],
    };
  };

  const decideDue = (): void => {
    for (const pending of bets.pending()) if (pending.acceptAt <= clock.now()) decide(pending);
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
        : [...reasons, ...stoppedBy(deps.limitStops(playerId, isFreeBet(coupon) ? 0 : coupon.amount))];
      if (refused.length > 0)
        return journal.commit({ t: 'betRejected', at, playerId, key, reasons: [...refused], entries: [] });
      if (coupon.exactCoef !== null) return orders.wait(playerId, key, coupon);
      const delay = Math.max(
        coupon.isVipBet ? TRADER_DELAY_MS : 0,
        coupon.legs.some(({ isLive }) => isLive) ? ACCEPTANCE_DELAY_MS : 0,
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
  };
}

/** The player's own limits, each with what is left and when it frees. */
function stoppedBy(stops: readonly Stop[]): readonly RejectReason[] {
  return stops.map(({ code, limitType, left, freesAt }) => ({
    code,
    limitType,
    ...(left === null ? {} : { amount: left }),
    ...(freesAt === null ? {} : { freesAt }),
  }));
}

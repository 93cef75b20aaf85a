/**
 * Checks whether a player may bet: rights, a ban, a closed site, and the player's own limits, exclusion and time-out.
 * The check runs when a coupon arrives and again when a waiting one is struck [LIM-22, USR-11].
 */
import { numberOfKind } from 'touchline/core/limits/kinds-wire';
import type { Right, RightStop } from 'touchline/core/user/rules/rights';
import type { Judged, Stop, StoppedAction } from '../../limits/enforce.ts';
import { isFreeBet } from '../../players/accounts.ts';
import type { StoredCoupon } from '../../store/stored-coupon.ts';
import type { ReasonCode, RejectReason } from '../coupon.ts';

export interface ProtectionDeps {
  /** The player's own limits that stop an action. */
  readonly limitStops: (playerId: number, action: StoppedAction, amount: number, judged?: Judged) => readonly Stop[];
  readonly rightStops: (right: Right) => readonly RightStop[];
}

/** The parts of a coupon that the checks read. */
export type ProtectedCoupon = Pick<
  StoredCoupon,
  'accountId' | 'promoCode' | 'amount' | 'currency' | 'exactCoef' | 'hasBonusBet'
>;

export interface Protection {
  /**
   * Every reason why the coupon may not be taken or struck now. With `key`, its stake is already reserved under that
   * key.
   */
  against(playerId: number, coupon: ProtectedCoupon, key?: string): readonly RejectReason[];
  /** The subset of reasons that cancels a waiting coupon at once, whatever its odds. */
  endsWaiting(reasons: readonly RejectReason[]): readonly RejectReason[];
  /**
   * Whether the reasons are temporary: while the site is closed nothing is struck, and waiting coupons keep waiting.
   */
  passes(reasons: readonly RejectReason[]): boolean;
  /** Whether promo codes and bonuses may be offered to the player. */
  mayOffer(playerId: number): boolean;
}

/**
 * These reasons cancel waiting coupons. The other reasons can pass before the odds are reached: a limit frees up, a
 * site reopens.
 */
const ENDS_WAITING: ReadonlySet<ReasonCode> = new Set([
  'excluded',
  'timeOut',
  'banned',
  'notAllowed',
  'bonusNotAllowed',
]);
const CLOSED_SITE: ReadonlySet<ReasonCode> = new Set(['maintenance', 'siteBlocked']);

export function createProtection({ limitStops, rightStops }: ProtectionDeps): Protection {
  const rightsOf = (coupon: ProtectedCoupon): readonly ReasonCode[] => {
    const bet = rightStops('bet');
    const bonus = isFreeBet(coupon) || coupon.hasBonusBet ? rightStops('bonus') : [];
    const codes: readonly ReasonCode[] = [
      ...bet,
      ...bonus.map((code) => (code === 'notAllowed' ? 'bonusNotAllowed' : code)),
    ];
    return [...new Set(codes)];
  };
  return {
    against: (playerId, coupon, key) => [
      ...rightsOf(coupon).map((code) => ({ code })),
      ...limitStops(playerId, coupon.exactCoef === null ? 'stake' : 'order', isFreeBet(coupon) ? 0 : coupon.amount, {
        counted: key,
        currency: coupon.currency,
      }).map(toReason),
    ],
    endsWaiting: (reasons) => reasons.filter(({ code }) => ENDS_WAITING.has(code)),
    passes: (reasons) => reasons.some(({ code }) => CLOSED_SITE.has(code)),
    mayOffer: (playerId) => rightStops('bonus').length === 0 && limitStops(playerId, 'promotion', 0).length === 0,
  };
}

/** The rejection reason of a limit, with the amount left and when it frees up. */
function toReason({ code, limitType, left, freesAt }: Stop): RejectReason {
  return {
    code,
    limitType: numberOfKind(limitType),
    ...(left === null ? {} : { amount: left }),
    ...(freesAt === null ? {} : { freesAt }),
  };
}

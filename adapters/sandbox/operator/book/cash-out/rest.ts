/** The rest of a bet after its cash-outs. */
import type { PricedCoupon } from '../payout.ts';
import type { StoredCoupon } from '../../store/stored-coupon.ts';

/** A part of a bet that was cashed out: `stake` left the bet for `amount`. Minor units. */
export interface CashedPart {
  readonly at: number;
  readonly stake: number;
  readonly amount: number;
  readonly repaid: number;
  /** The key of the request; '' for an automatic cash-out. */
  readonly key: string;
  /** The least that the player agreed to; null where the record does not say. */
  readonly least: number | null;
  /** The bet whose stake the amount became, by an edit; null where the amount was paid out. */
  readonly movedTo: number | null;
}

interface CashedBet {
  readonly coupon: StoredCoupon;
  /** Oldest first. */
  readonly cashOuts: readonly CashedPart[];
}

/** The stakes of a conditional's blocks belong to the stake as placed, which is absent where nothing was cashed out. */
export type RestCoupon = StoredCoupon & Pick<PricedCoupon, 'placedAmount'>;

/** The part of the stake that is still on the bet, minor units. */
export function openStake({ coupon, cashOuts }: CashedBet): number {
  return cashOuts.reduce((left, { stake }) => left - stake, coupon.amount);
}

/** The amount paid by cash-outs so far, minor units. */
export function cashedSoFar({ cashOuts }: Pick<CashedBet, 'cashOuts'>): number {
  return cashOuts.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * The coupon with a part of its stake, the same bet otherwise. A bonus that the whole stake had earned stays, on what
 * the part pays [CSO-12].
 */
export function withStake(coupon: StoredCoupon, stake: number): RestCoupon {
  if (stake === coupon.amount) return coupon;
  const { amount: placedAmount, hyperBonus } = coupon;
  return {
    ...coupon,
    amount: stake,
    placedAmount,
    hyperBonus: hyperBonus === null ? null : { ...hyperBonus, minStake: 0 },
  };
}

/** The coupon as it runs on. */
export function restOf(bet: CashedBet): RestCoupon {
  return withStake(bet.coupon, openStake(bet));
}

/** What a coupon is worth: the core's settlement, asked in the book's words. */
import { isBetTypeId } from '../../../../core/modules/coupon/rules/settlement/bet-types.ts';
import type { QuoteInput } from '../../../../core/modules/coupon/rules/settlement/coupon-input.ts';
import { quote } from '../../../../core/modules/coupon/rules/settlement/quote.ts';
import { settle } from '../../../../core/modules/coupon/rules/settlement/settle.ts';
import type { SettledStatus } from '../line/types.ts';
import { floor, fromInt, mul, toDecimalString } from '../../../../core/kernel/rational.ts';

/** The parts of a coupon that its payout depends on. */
export interface PricedCoupon {
  readonly typeId: number;
  readonly systemValue: number;
  /** The stake, minor units. */
  readonly amount: number;
  readonly legs: readonly { readonly price: number }[];
}

export interface Outcome {
  /** Minor units; 0 for a lost coupon. */
  readonly payout: number;
  readonly statusId: SettledStatus;
}

/** No shown price has more. */
const COEF_DIGITS = 3;

/** The total price as a decimal string without trailing zeros, rounded half-up to 3 digits; '' for a type that has none. */
export function totalCoef(coupon: PricedCoupon): string {
  const odds = totalOdds(coupon);
  return odds === null ? '' : toDecimalString(odds, COEF_DIGITS).replace(/\.?0+$/, '');
}

/** The payout when every leg wins, minor units. */
export function possibleWin(coupon: PricedCoupon, maxPayout: number): number {
  const quoted = quoteOf(coupon, maxPayout);
  return quoted?.maxWin ?? 0;
}

/** The largest stake whose win stays within `maxPayout`, minor units; `maxPayout` for a coupon that has no odds. */
export function stakeFor(coupon: PricedCoupon, maxPayout: number): number {
  const odds = totalOdds(coupon);
  return odds === null ? maxPayout : Number(floor(mul(fromInt(maxPayout), { n: odds.d, d: odds.n })));
}

/**
 * Null while the coupon is open. `status` tells a leg's settled status by its place, null while it is open. A payout is capped at `maxPayout`,
 * never below a refund of the stake.
 */
export function settleCoupon(coupon: PricedCoupon, status: (leg: number) => SettledStatus | null, maxPayout: number): Outcome | null {
  const input = inputOf(coupon, maxPayout);
  const settled = input === null ? null : settle({ ...input, legs: coupon.legs.map(({ price }, leg) => ({ price, statusId: status(leg) ?? -2 })) });
  if (settled === null || !settled.ok) throw new Error(`a coupon of type ${coupon.typeId} can't be settled`);
  if (settled.value.kind === 'open') return null;
  const { payout, hyperBonus, statusId } = settled.value;
  // A lost leg decides a single or an express while others are open; a coupon's own status is then never an open one.
  return { payout: payout + hyperBonus, statusId: statusId === -1 || statusId === -2 ? 0 : statusId };
}

function totalOdds(coupon: PricedCoupon): ReturnType<typeof fromInt> | null {
  return quoteOf({ ...coupon, amount: 0 }, 0)?.totalOdds ?? null;
}

function quoteOf(coupon: PricedCoupon, maxPayout: number): Extract<ReturnType<typeof quote>, { readonly ok: true }>['value'] | null {
  const input = inputOf(coupon, maxPayout);
  const quoted = input === null ? null : quote(input);
  return quoted?.ok === true ? quoted.value : null;
}

function inputOf({ typeId, systemValue, amount, legs }: PricedCoupon, maxPayout: number): QuoteInput | null {
  return isBetTypeId(typeId) ? { typeId, systemValue, stake: amount, legs: legs.map(({ price }) => ({ price })), terms: { maxPayout } } : null;
}

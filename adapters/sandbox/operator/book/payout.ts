/** The value of a coupon: an adapter from the book's types to the core's settlement. */
import { floor, fromInt, fromThousandths, mul, roundHalfUp, toDecimalString } from 'touchline/kernel/rational';
import type { Rational } from 'touchline/kernel/rational';
import type { HyperBonusTerms, QuoteInput, SettleInput } from 'touchline/core/coupon/rules/settlement/coupon-input';
import { asWon, quote } from 'touchline/core/coupon/rules/settlement/quote';
import type { Quote } from 'touchline/core/coupon/rules/settlement/quote';
import { hyperBonusOn, paidOut } from 'touchline/core/coupon/rules/settlement/payout';
import { settle } from 'touchline/core/coupon/rules/settlement/settle';
import type { Settlement } from 'touchline/core/coupon/rules/settlement/settle';
import { settleRest } from 'touchline/core/coupon/rules/settlement/settle-rest';
import { staked } from 'touchline/core/coupon/rules/settlement/unit-return';
import { betTypeOf } from 'touchline/core/history/bet-type-wire';
import type { SettledStatus } from '../line/types.ts';
import { isFreeBet } from '../players/accounts.ts';
import { resultOf, settledStatusOf } from './bet-results.ts';
import type { BlockAmount, StoredCoupon } from '../store/stored-coupon.ts';

/** The parts of a coupon that its payout depends on. */
export interface PricedCoupon {
  readonly typeId: number;
  readonly systemValue: number;
  /** The stake, minor units. */
  readonly amount: number;
  /** The stake as placed, where a part was cashed out since. */
  readonly placedAmount?: number;
  readonly legs: readonly { readonly price: number; readonly isBanker: boolean; readonly blockId: number }[];
  readonly amountByBlockId: readonly BlockAmount[];
  readonly hasBonusBet: boolean;
}

export interface PayTerms {
  readonly maxPayout: number;
  readonly isFreeBet: boolean;
  readonly hyperBonus: HyperBonusTerms | null;
}

export type Outcome =
  | { readonly kind: 'open'; readonly guaranteed: number }
  /** Minor units; 0 for a lost coupon. */
  | { readonly kind: 'settled'; readonly payout: number; readonly statusId: SettledStatus };

/** The most decimals of a displayed price. */
const COEF_DIGITS = 3;
const CONDITIONAL = 5;

export function termsOf(coupon: StoredCoupon, maxPayout: number): PayTerms {
  return { maxPayout, isFreeBet: isFreeBet(coupon), hyperBonus: coupon.hyperBonus };
}

/** The coupon as the core's settlement input; null for an unknown type. */
export function inputOf(
  { typeId, systemValue, amount, legs, amountByBlockId, hasBonusBet }: PricedCoupon,
  terms?: PayTerms,
): QuoteInput | null {
  const betType = betTypeOf(typeId);
  if (betType === 'unknown') return null;
  return {
    betType,
    systemValue,
    stake: amount,
    legs: legs.map(({ price, isBanker, blockId }) => ({ price, isBanker, blockId })),
    amountByBlockId: Object.fromEntries(amountByBlockId.map((block) => [block.blockId, block.amount])),
    terms: {
      hasBonusBet,
      ...(terms === undefined ? {} : { maxPayout: terms.maxPayout, isFreeBet: terms.isFreeBet }),
      ...(terms === undefined || terms.hyperBonus === null ? {} : { hyperBonus: terms.hyperBonus }),
    },
  };
}

/**
 * The total price as a decimal string without trailing zeros, rounded half-up to 3 digits; '' for a coupon without one.
 */
export function totalCoef(coupon: PricedCoupon): string {
  const odds = totalOdds(coupon);
  return odds === null ? '' : toDecimalString(odds, COEF_DIGITS).replace(/\.?0+$/, '');
}

/** The total price in thousandths, rounded half-up; null for a coupon without one. */
export function totalThousandths(coupon: PricedCoupon): number | null {
  const odds = totalOdds(coupon);
  return odds === null ? null : Math.min(Number(roundHalfUp(mul(odds, fromInt(1000)))), Number.MAX_SAFE_INTEGER);
}

/**
 * The payout when every leg wins (anti-express: loses), hyper bonus included, minor units; 0 for a coupon that cannot
 * be valued.
 */
export function possibleWin(coupon: PricedCoupon, terms: PayTerms): number {
  const input = inputOf(coupon, terms);
  const won = input === null ? null : settled(coupon, asWon(input));
  return won?.ok === true && won.value.kind === 'settled' ? won.value.payout + won.value.hyperBonus : 0;
}

/**
 * Whether the best result pays more than the stake, or anything at all for a free bet. `exactCoef` (thousandths)
 * replaces the total of an order. True for a coupon that cannot be valued.
 */
export function canWin(coupon: PricedCoupon, terms: PayTerms, exactCoef: number | null): boolean {
  const input = inputOf(coupon, terms);
  if (input === null || quoteOf(coupon, terms) === null) return true;
  const value = exactCoef === null ? null : staked(coupon.amount, fromThousandths(exactCoef));
  const best =
    value === null
      ? possibleWin(coupon, terms)
      : paidOut(value, coupon.amount, input.terms) + hyperBonusOn(value, coupon.amount, input.terms);
  return best > (terms.isFreeBet ? 0 : coupon.amount);
}

export function smallestWin(coupon: PricedCoupon, terms: PayTerms): number | null {
  return quoteOf(coupon, terms)?.minWin ?? null;
}

/**
 * The largest stake whose win stays within `maxPayout`, minor units; `maxPayout` for a coupon without odds. `exactCoef`
 * (thousandths) replaces the total of an order.
 */
export function stakeFor(coupon: PricedCoupon, maxPayout: number, exactCoef: number | null): number {
  const odds =
    exactCoef === null ? totalOdds({ ...coupon, amount: 0, amountByBlockId: [] }) : fromThousandths(exactCoef);
  if (odds === null || odds.n <= 0n) return maxPayout;
  return Number(floor(mul(fromInt(maxPayout), { n: odds.d, d: odds.n })));
}

/**
 * Settles a coupon. `status` returns a leg's settled status by index, null while the leg is open. A payout is capped at
 * `maxPayout`, but never below a refund of the stake.
 */
export function settleCoupon(
  coupon: PricedCoupon,
  status: (leg: number) => SettledStatus | null,
  terms: PayTerms,
): Outcome {
  const input = inputOf(coupon, terms);
  const settlement =
    input === null
      ? null
      : settled(coupon, { ...input, legs: input.legs.map((leg, at) => ({ ...leg, result: resultOf(status(at)) })) });
  if (settlement === null || !settlement.ok)
    throw new Error(`a coupon of type ${coupon.typeId} can't be settled: ${JSON.stringify(settlement?.error)}`);
  return outcomeOf(settlement.value);
}

/** The stakes of a conditional's blocks belong to the stake as placed: what is left of it pays its share [CSO-12]. */
function settled({ typeId, amount, placedAmount }: PricedCoupon, input: SettleInput): ReturnType<typeof settle> {
  return typeId === CONDITIONAL && placedAmount !== undefined
    ? settleRest({ ...input, stake: placedAmount }, amount)
    : settle(input);
}

function outcomeOf(settlement: Settlement): Outcome {
  if (settlement.kind === 'open') return { kind: 'open', guaranteed: settlement.guaranteed };
  const { payout, hyperBonus, result } = settlement;
  return { kind: 'settled', payout: payout + hyperBonus, statusId: settledStatusOf(result) };
}

/** The exact returns of a stake of 1; null for a coupon without odds. */
export function totalOdds(coupon: PricedCoupon): Rational | null {
  // Where the stake does not affect the odds, an invalid stake must not prevent them.
  return quoteOf(coupon.typeId === CONDITIONAL ? coupon : { ...coupon, amount: 0 })?.totalOdds ?? null;
}

function quoteOf(coupon: PricedCoupon, terms?: PayTerms): Quote | null {
  const input = inputOf(coupon, terms);
  const quoted = input === null ? null : quote(input);
  return quoted?.ok === true ? quoted.value : null;
}

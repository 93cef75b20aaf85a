/**
 * The betting calculator: a coupon without games, typed by hand [CPN-137 … CPN-140]. It only reads the form; every
 * figure is the quote and the settlement of the same coupon.
 */
import type { GroupMark } from '../../../kernel/decimal-text.ts';
import type { MoneyError } from '../../../kernel/money.ts';
import type { Result } from '../../../kernel/result.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { BetResult, BetTypeName } from '../../history/public.ts';
import { formatOdds, parseOdds } from '../../line/public.ts';
import type { OddsView } from '../../line/public.ts';
import { lineText, oddsOf } from './figures.ts';
import { betTypes, MIN_SYSTEM_VALUE } from './settlement/bet-types.ts';
import type { CouponMathError, SettleInput, SettleLeg } from './settlement/coupon-input.ts';
import type { Quote } from './settlement/quote.ts';
import { quote } from './settlement/quote.ts';
import type { Settlement } from './settlement/settle.ts';
import { settle } from './settlement/settle.ts';
import { largestSize } from './settlement/shape.ts';
import { readStake } from './stake.ts';

export interface CalculatorLeg {
  /** Odds as typed, and the odds view in which they were typed. */
  readonly oddsText: string;
  readonly oddsView: OddsView;
  readonly result: BetResult;
  readonly isBanker: boolean;
  readonly blockId: number;
  /** The stake on this leg, or on the block that begins with this leg; only where `hasAmount` says so. */
  readonly amountText: string;
}

export interface CalculatorForm {
  readonly betType: BetTypeName;
  readonly stakeText: string;
  readonly systemValue: number;
  readonly legs: readonly CalculatorLeg[];
}

/** How the player writes, and the operator's margin on an anti-express. */
export interface CalculatorTerms {
  readonly currency: string;
  readonly group?: GroupMark;
  /** Thousandths. */
  readonly antiExpressMargin?: number;
}

/** `leg` is the leg's position, from 0. */
export type CalculatorError =
  | { readonly at: 'stake'; readonly why: MoneyError }
  | { readonly at: 'odds'; readonly leg: number; readonly why: 'empty' | 'notOdds' }
  | { readonly at: 'amount'; readonly leg: number; readonly why: MoneyError }
  | { readonly at: 'coupon'; readonly why: CouponMathError };

export interface Calculation {
  readonly quote: Quote;
  /** '3.5' and 3500; null in a type without total odds. */
  readonly totalOdds: { readonly text: string; readonly thousandths: number } | null;
  /** A decimal in whole units of the currency, finer than its minor unit where needed. */
  readonly stakePerLine: string;
  readonly settlement: Settlement;
}

/** Open, so that a leg limits nothing before the player has chosen a result. */
const OPEN: BetResult = 'unsettled';

export function newLeg(blockId: number): CalculatorLeg {
  return { oddsText: '', oddsView: 'decimal', result: OPEN, isBanker: false, blockId, amountText: '' };
}

/** The odds of a leg as text in a view: typed odds keep their value in another view [CPN-138]. */
export function oddsTextIn({ oddsText, oddsView }: CalculatorLeg, view: OddsView): string {
  const price = view === oddsView ? null : parseOdds(oddsText, oddsView);
  return price === null ? oddsText : formatOdds(price, view);
}

function withLegs(form: CalculatorForm, count: number): CalculatorForm {
  const missing = Array.from({ length: Math.max(0, count - form.legs.length) }, () => 0);
  return missing.reduce<CalculatorForm>((grown) => withOneMore(grown), form);
}

/** The form with one more leg, in a block of its own. */
export function withOneMore(form: CalculatorForm): CalculatorForm {
  const blockId = Math.max(0, ...form.legs.map((leg) => leg.blockId)) + 1;
  return { ...form, legs: [...form.legs, newLeg(blockId)] };
}

/** The form with another type and at least the legs that the type needs [CPN-140]. */
export function withType(form: CalculatorForm, betType: BetTypeName): CalculatorForm {
  return withLegs({ ...form, betType }, betTypes[betType].minLegs);
}

export const EMPTY_FORM: CalculatorForm = withType(
  { betType: 'express', stakeText: '', systemValue: MIN_SYSTEM_VALUE, legs: [] },
  'express',
);

/** Whether the type has a stake for the whole coupon or its first block. */
export function hasStake({ betType }: CalculatorForm): boolean {
  return betTypes[betType].amountPer !== 'leg';
}

/** Whether a leg has a stake of its own: every leg of several singles, and the first leg of each later block. */
export function hasAmount({ betType, legs }: CalculatorForm, at: number): boolean {
  const { amountPer } = betTypes[betType];
  if (amountPer !== 'block') return amountPer === 'leg';
  const id = legs[at]?.blockId;
  return id !== legs[0]?.blockId && legs.findIndex(({ blockId }) => blockId === id) === at;
}

/** The number of units that a size counts: the selections that are no bankers, or the blocks of a multibet. */
export function unitsOf({ betType, legs }: CalculatorForm): number {
  const others = legs.filter(({ isBanker }) => !isBanker);
  return betType === 'multibet' ? new Set(others.map(({ blockId }) => blockId)).size : others.length;
}

/** The sizes of a system or a multibet; none where the type has no size, or too few legs for one. */
export function sizesOf(form: CalculatorForm): readonly number[] {
  const type = betTypes[form.betType];
  if (!type.hasSystemValue) return [];
  const count = Math.max(0, largestSize(type, unitsOf(form)) - MIN_SYSTEM_VALUE + 1);
  return Array.from({ length: count }, (_, index) => MIN_SYSTEM_VALUE + index);
}

/** The chosen size, or the nearest one that the legs allow [CPN-140]. */
export function sizeOf(form: CalculatorForm): number {
  return Math.max(MIN_SYSTEM_VALUE, Math.min(form.systemValue, sizesOf(form).at(-1) ?? MIN_SYSTEM_VALUE));
}

/** The coupon of a form, or every field that can't be read [CPN-138]. */
function couponOf(
  form: CalculatorForm,
  { currency, group = '', antiExpressMargin }: CalculatorTerms,
): Result<SettleInput, readonly CalculatorError[]> {
  const type = betTypes[form.betType];
  const errors: CalculatorError[] = [];
  const stake = hasStake(form) ? readStake(form.stakeText, currency, group) : ok(0);
  if (!stake.ok) errors.push({ at: 'stake', why: stake.error });
  const amountByBlockId: Record<number, number> = {};
  const legs = form.legs.map(({ oddsText, oddsView, result, isBanker, blockId, amountText }, leg): SettleLeg => {
    const price = parseOdds(oddsText, oddsView);
    if (price === null) errors.push({ at: 'odds', leg, why: oddsText.trim() === '' ? 'empty' : 'notOdds' });
    const amount = hasAmount(form, leg) ? readStake(amountText, currency, group) : ok(0);
    if (!amount.ok) errors.push({ at: 'amount', leg, why: amount.error });
    else if (type.amountPer === 'block' && hasAmount(form, leg)) amountByBlockId[blockId] = amount.value;
    return {
      price: price ?? 0,
      result,
      ...(type.hasBankers ? { isBanker } : {}),
      ...(type.minBlocks > 0 ? { blockId } : {}),
      ...(type.amountPer === 'leg' && amount.ok ? { amount: amount.value } : {}),
    };
  });
  if (!stake.ok || errors.length > 0) return err(errors);
  return ok({
    betType: form.betType,
    stake: stake.value,
    legs,
    ...(type.hasSystemValue ? { systemValue: sizeOf(form) } : {}),
    ...(type.amountPer === 'block' ? { amountByBlockId } : {}),
    ...(antiExpressMargin === undefined ? {} : { antiExpressMargin }),
  });
}

/** The figures of a form, or every reason why it has none. */
export function calculate(
  form: CalculatorForm,
  terms: CalculatorTerms,
): Result<Calculation, readonly CalculatorError[]> {
  const input = couponOf(form, terms);
  if (!input.ok) return input;
  const ofCoupon = (reasons: readonly CouponMathError[]): Result<never, readonly CalculatorError[]> =>
    err(reasons.map((why) => ({ at: 'coupon', why })));
  const quoted = quote(input.value);
  if (!quoted.ok) return ofCoupon(quoted.error);
  const settlement = settle(input.value);
  if (!settlement.ok) return ofCoupon(settlement.error);
  const { totalOdds, stakePerLine } = quoted.value;
  const hasTotal = betTypes[form.betType].hasCoefficient && totalOdds !== null;
  return ok({
    quote: quoted.value,
    totalOdds: hasTotal ? oddsOf(totalOdds) : null,
    stakePerLine: lineText(stakePerLine, terms.currency),
    settlement: settlement.value,
  });
}

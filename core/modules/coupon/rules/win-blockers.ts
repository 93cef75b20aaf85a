/**
 * Blocks a coupon whose best possible return is not above its stake; a return of legs does not count as a win
 * [CPN-133].
 */
import { compare, fromThousandths, ONE, product, sub } from '../../../kernel/rational.ts';
import type { Rational } from '../../../kernel/rational.ts';
import { text } from '../../../kernel/text.ts';
import type { BetTypeName } from '../../history/public.ts';
import type { CouponCommand } from '../messages.ts';
import type { Leg } from '../types.ts';
import type { Blocker } from '../views.ts';
import type { ResolvedSlip } from './resolved-slip.ts';
import type { QuoteInput } from './settlement/coupon-input.ts';
import { quote } from './settlement/quote.ts';
import type { Quote } from './settlement/quote.ts';
import { hyperBonusOn, paidOut } from './settlement/payout.ts';
import { staked } from './settlement/unit-return.ts';
import { blocker } from './blocker.ts';

type Params = Readonly<Record<string, string | number>>;

export function winBlockers(slip: ResolvedSlip): readonly Blocker[] {
  const { quote: quoted, type, legs } = slip;
  if (!quoted.ok) return [];
  if (type.amountPer === 'leg')
    return legs.flatMap((leg, at) => (quoted.value.canWin[at] === false ? [ofLeg(leg, slip)] : []));
  return canWin(quoted.value, slip) ? [] : [blocker('cannotWin', {}, remedyOf(quoted.value, slip))];
}

/** An order for exact odds is placed at those odds or better. */
function canWin(quoted: Quote, { exactCoef, stake, input }: ResolvedSlip): boolean {
  if (!exactCoef.ok || exactCoef.value === null || !stake.ok || stake.value === 0) return quoted.canWin.every(Boolean);
  const value = staked(stake.value, fromThousandths(exactCoef.value));
  const best = paidOut(value, stake.value, input.terms) + hyperBonusOn(value, stake.value, input.terms);
  return best > (input.terms?.isFreeBet === true ? 0 : stake.value);
}

function ofLeg({ marketId, home, away }: Leg, { prices, currency, input }: ResolvedSlip): Blocker {
  const least = leastWinning(fromThousandths(prices.get(marketId) ?? 0));
  const amount = isPaid(least, input) ? least : null;
  const params = { home, away, currency, ...(amount === null ? {} : { amount }) };
  return blocker(
    'legCannotWin',
    { home, away },
    amount === null
      ? removal({ marketId, home, away })
      : tap('setLegStake', { type: 'coupon/setLegStake', payload: { marketId, amount } }, params),
  );
}

/**
 * A stake that wins; for an anti-express at odds of 1 or less, the leg to leave out, or the opposite bet; a promo code
 * to drop, where the coupon then wins at its stake. Each is offered only if the coupon can win afterwards.
 */
function remedyOf(quoted: Quote, slip: ResolvedSlip): Blocker['remedy'] {
  const { type, legs, hasPromo } = slip;
  if (type.name === 'antiExpress' && !isAboveOne(quoted.totalOdds)) {
    const dearest = dearestLeg(slip);
    const others = legs.filter((leg) => leg !== dearest);
    if (dearest !== null && couldWin(slip, { legs: legsOf(others, slip) })) return removal(dearest);
    if (couldWin(slip, { betType: 'express' }))
      return tap('type.express', { type: 'coupon/chooseType', payload: { betType: 'express' } }, {});
  }
  const amount = hasPromo ? null : winningStake(quoted, slip);
  if (amount !== null)
    return tap('setStake', { type: 'coupon/setStake', payload: { amount } }, { amount, currency: slip.currency });
  return hasPromo && couldWin(slip, { isFreeBet: slip.isBonusAccount })
    ? tap('dropPromo', { type: 'coupon/choosePromoCode', payload: { code: '' } }, {})
    : null;
}

function tap(code: string, command: CouponCommand, params: Params): NonNullable<Blocker['remedy']> {
  return { text: text(`coupon.remedy.${code}`, params), command };
}

function removal({ marketId, home, away }: Pick<Leg, 'marketId' | 'home' | 'away'>): Blocker['remedy'] {
  return tap('removeGame', { type: 'coupon/removeLeg', payload: { marketId } }, { home, away });
}

function isAboveOne(odds: Rational | null): boolean {
  return odds !== null && compare(odds, ONE) > 0;
}

function dearestLeg({ legs, prices }: ResolvedSlip): Leg | null {
  const priceOf = ({ marketId }: Leg): number => prices.get(marketId) ?? 0;
  return [...legs].sort((left, right) => priceOf(right) - priceOf(left))[0] ?? null;
}

interface Change {
  readonly betType?: BetTypeName;
  readonly legs?: QuoteInput['legs'];
  readonly isFreeBet?: boolean;
}

const legsOf = (legs: readonly Leg[], { prices }: ResolvedSlip): QuoteInput['legs'] =>
  legs.map(({ marketId }) => ({ price: prices.get(marketId) ?? 0 }));

/**
 * Whether the coupon could win at its stake after a change. The operator's terms are those of the present coupon: they
 * do not count for another one.
 */
function couldWin(slip: ResolvedSlip, { isFreeBet, ...change }: Change): boolean {
  const { antiExpressCoef: _quoteOfAll, terms, ...formula } = slip.input;
  const input: QuoteInput = {
    ...formula,
    ...change,
    terms: { isFreeBet: isFreeBet ?? terms?.isFreeBet === true },
  };
  const other = quote(input);
  return other.ok && canWin(other.value, { ...slip, input });
}

/**
 * The nearest stake that pays at least a minor unit more than itself: large enough to round up, or below the maximum
 * payout.
 */
function winningStake(quoted: Quote, { type, blocks, input, stake }: ResolvedSlip): number | null {
  const [first] = blocks;
  const odds =
    type.amountPer === 'block' && first !== undefined ? product(first.prices.map(fromThousandths)) : quoted.totalOdds;
  const least = odds === null ? null : leastWinning(odds);
  if (least === null || !isPaid(least, input) || !stake.ok) return null;
  if (stake.value < least) return least;
  const below = (input.terms?.maxPayout ?? 0) - 1;
  return below >= least ? below : null;
}

/** Whether a stake's smallest win, a minor unit above the stake, is within the maximum payout. */
function isPaid(stake: number | null, { terms }: ResolvedSlip['input']): boolean {
  return stake !== null && stake < (terms?.maxPayout ?? Infinity);
}

/**
 * The least stake S for which S·odds rounds half-up above S: S·(odds - 1) >= 1/2. Minor units; null for odds of 1 or
 * less.
 */
function leastWinning(odds: Rational): number | null {
  const gain = sub(odds, ONE);
  if (gain.n <= 0n) return null;
  const least = Number((gain.d + 2n * gain.n - 1n) / (2n * gain.n));
  return Number.isSafeInteger(least) ? least : null;
}

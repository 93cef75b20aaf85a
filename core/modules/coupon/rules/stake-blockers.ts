/**
 * Reasons from the amounts: invalid amounts, limits, balance, the player's own limits, advance, promo code, exact odds
 * [CPN-4, CPN-6, CPN-18 … CPN-21].
 */
import { text } from '../../../kernel/text.ts';
import type { CouponFacts } from '../facts.ts';
import type { CouponCommand } from '../messages.ts';
import type { CouponState } from '../state.ts';
import type { Blocker } from '../views.ts';
import { blocker } from './blocker.ts';
import type { BlockerParams } from './blocker.ts';
import type { Amount, ResolvedSlip } from './resolved-slip.ts';
import { ownLimitBlockers } from './own-limits.ts';

export function stakeBlockers(state: CouponState, facts: CouponFacts, slip: ResolvedSlip): readonly Blocker[] {
  return [
    ...amountBlockers(state, facts, slip),
    ...moneyBlockers(state, slip),
    ...ownLimitBlockers(facts, slip, leastOf(state, facts, slip)),
    ...promoBlockers(state, slip),
    ...exactBlockers(slip),
  ];
}

function setTo(code: string, command: CouponCommand, params: BlockerParams): Blocker['remedy'] {
  return { text: text(`coupon.remedy.${code}`, params), command };
}

function amountBlockers(state: CouponState, facts: CouponFacts, slip: ResolvedSlip): readonly Blocker[] {
  switch (slip.type.amountPer) {
    case 'leg':
      return slip.legs.flatMap(({ marketId, home, away }) => {
        const amount = slip.legStakes.get(marketId);
        if (amount === undefined || isNone(amount)) return [blocker('legStake', { home, away })];
        const most = state.limits?.maxByMarketId.find((each) => each.marketId === marketId)?.amount ?? null;
        return bounds(
          amount,
          leastOf(state, facts, slip),
          mostAllowed(most, facts, slip),
          (value) => ({
            code: 'setLegStake',
            command: { type: 'coupon/setLegStake', payload: { marketId, amount: value } },
          }),
          ['legBelowMinimum', 'legAboveMaximum'],
          slip.currency,
          { home, away },
        );
      });
    case 'block':
      return [...couponStake(state, facts, slip), ...blockStakes(slip)];
    case 'coupon':
      return couponStake(state, facts, slip);
  }
}

function couponStake(state: CouponState, facts: CouponFacts, slip: ResolvedSlip): readonly Blocker[] {
  const { stake, currency } = slip;
  if (!stake.ok) return [blocker(stake.error === 'empty' ? 'stakeEmpty' : `stake.${stake.error}`)];
  if (stake.value === 0) return [blocker('stakeEmpty')];
  return bounds(
    stake,
    leastOf(state, facts, slip),
    mostOf(state, facts, slip),
    (amount) => ({ code: 'setStake', command: { type: 'coupon/setStake', payload: { amount } } }),
    ['belowMinimum', 'aboveMaximum'],
    currency,
    {},
  );
}

function blockStakes({ blocks, currency }: ResolvedSlip): readonly Blocker[] {
  return blocks.flatMap(({ id, stake, most }, at) => {
    if (most === null) return [];
    const block = at + 1;
    const remedy =
      most > 0
        ? setTo(
            'setBlockStake',
            { type: 'coupon/setBlockStake', payload: { blockId: id, amount: most } },
            { amount: most, currency, block },
          )
        : null;
    if (isNone(stake)) return [blocker('blockStake', { block }, remedy)];
    return stake.ok && stake.value > most
      ? [blocker('blockStakeTooHigh', { amount: most, currency, block }, remedy)]
      : [];
  });
}

function isNone(amount: Amount): boolean {
  return !amount.ok || amount.value === 0;
}

/** The operator's minimum stake, where the type has one; null while unknown. */
export function leastOf(
  { limits }: CouponState,
  { config }: CouponFacts,
  { type, hasPromo }: ResolvedSlip,
): number | null {
  return limits === null || hasPromo || !config.minAmountTypes.includes(type.name) ? null : limits.minBetAmount;
}

/**
 * The operator's maximum stake: by type, never on the bonus account, higher for a VIP bet. Several
 * singles: the maximum of each.
 */
export function mostOf({ limits }: CouponState, facts: CouponFacts, slip: ResolvedSlip): number | null {
  if (limits === null) return null;
  if (slip.type.amountPer !== 'leg')
    return mostAllowed(slip.isVip ? limits.vipMaxBetAmount : limits.maxBetAmount, facts, slip);
  const each = limits.maxByMarketId.filter(({ marketId }) => slip.legStakes.has(marketId)).map(({ amount }) => amount);
  return each.length === 0 ? null : mostAllowed(Math.min(...each), facts, slip);
}

/** The maximum of a stake where this coupon has one. */
export function mostAllowed(
  most: number | null,
  { config }: CouponFacts,
  { type, isBonusAccount, hasPromo }: ResolvedSlip,
): number | null {
  return isBonusAccount || hasPromo || !config.maxAmountTypes.includes(type.name) ? null : most;
}

function bounds(
  amount: Amount,
  least: number | null,
  most: number | null,
  to: (value: number) => { readonly code: string; readonly command: CouponCommand },
  [below, above]: readonly [string, string],
  currency: string,
  params: BlockerParams,
): readonly Blocker[] {
  if (!amount.ok) return [];
  const reason = (code: string, limit: number): Blocker => {
    const all = { ...params, amount: limit, currency };
    const { code: way, command } = to(limit);
    return blocker(code, all, limit > 0 ? setTo(way, command, all) : null);
  };
  return [
    ...(least !== null && amount.value < least ? [reason(below, least)] : []),
    ...(most !== null && amount.value > most ? [reason(above, most)] : []),
  ];
}

function moneyBlockers(
  state: CouponState,
  { advance, prepaid, account, isBonusAccount, hasPromo, currency, totalStake, type }: ResolvedSlip,
): readonly Blocker[] {
  if (account === null || totalStake === null || hasPromo) return [];
  /** The amount that can be staked, and the remedy that stakes it. */
  const all = (amount: number): readonly [BlockerParams, Blocker['remedy']] => [
    { amount, currency },
    amount > 0 && type.amountPer !== 'leg'
      ? setTo('setStake', { type: 'coupon/setStake', payload: { amount } }, { amount, currency })
      : null,
  ];
  const ofBalance = all(account.money);
  if (isBonusAccount) return totalStake > account.money ? [blocker('insufficientFunds', ...ofBalance)] : [];
  if (prepaid.ok) return [];
  if (state.settings.isAdvance && advance !== null)
    return [blocker('advanceTooSmall', ...all(account.money + advance))];
  const lacking = totalStake - account.money;
  if ((advance ?? 0) < lacking) return [blocker('insufficientFunds', ...ofBalance)];
  const useAdvance = setTo(
    'useAdvance',
    { type: 'coupon/changeSettings', payload: { settings: { isAdvance: true } } },
    { amount: lacking, currency },
  );
  return [blocker('insufficientFunds', ofBalance[0], useAdvance)];
}

/** The terms of an offered code are known: the coupon names unmet terms before the operator would. */
function promoBlockers(
  { promoCode }: CouponState,
  { type, promo, stake, currency, isBonusAccount, legs, prices }: ResolvedSlip,
): readonly Blocker[] {
  if (promoCode === '') return [];
  const drop = setTo('dropPromo', { type: 'coupon/choosePromoCode', payload: { code: '' } }, {});
  if (!type.allowsPromoCode || isBonusAccount) return [blocker('promoNotAllowed', {}, drop)];
  if (promo === null) return [];
  const { amount, minLegs, minCoef } = promo;
  const isLow = legs.some(({ marketId, price }) => (prices.get(marketId) ?? price) < minCoef);
  return [
    ...(legs.length < minLegs ? [blocker('promoTooFewLegs', { min: minLegs }, drop)] : []),
    ...(isLow ? [blocker('promoLowOdds', { price: minCoef }, drop)] : []),
    ...(stake.ok && stake.value === amount
      ? []
      : [
          blocker(
            'promoAmount',
            { amount, currency },
            setTo('setStake', { type: 'coupon/setStake', payload: { amount } }, { amount, currency }),
          ),
        ]),
  ];
}

/** A sample price that shows the odds format. */
export const SAMPLE_PRICE = 2_500;

function exactBlockers({ exactCoef }: ResolvedSlip): readonly Blocker[] {
  return exactCoef.ok
    ? []
    : [
        blocker(
          'exactWrong',
          { price: SAMPLE_PRICE },
          setTo('dropExact', { type: 'coupon/typeExactCoef', payload: { text: '' } }, {}),
        ),
      ];
}

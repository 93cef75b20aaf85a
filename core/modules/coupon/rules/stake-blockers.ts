/** Reasons that lie in the amounts: what is no amount, limits, money, the player's own limits, advance, promo code, exact odds [CPN-4, CPN-6, CPN-18 … CPN-21]. */
import { text } from '../../../kernel/text.ts';
import type { CouponFacts } from '../facts.ts';
import type { CouponCommand } from '../messages.ts';
import type { CouponState } from '../state.ts';
import type { Blocker } from '../views.ts';
import type { Amount, Meaning } from './meaning.ts';
import { ownLimitBlockers } from './own-limits.ts';

type Params = Readonly<Record<string, string | number>>;

export function stakeBlockers(state: CouponState, facts: CouponFacts, meaning: Meaning): readonly Blocker[] {
  return [
    ...amountBlockers(state, facts, meaning),
    ...moneyBlockers(state, meaning),
    ...ownLimitBlockers(facts, meaning, leastOf(state, facts, meaning)),
    ...promoBlockers(state, meaning),
    ...exactBlockers(meaning),
  ];
}

function told(code: string, params: Params = {}, remedy: Blocker['remedy'] = null): Blocker {
  return {
    code,
    text: text(`coupon.block.${code}`, params),
    money: Object.hasOwn(params, 'amount') ? ['amount'] : [],
    remedy,
  };
}

function setTo(code: string, command: CouponCommand, params: Params): Blocker['remedy'] {
  return { text: text(`coupon.remedy.${code}`, params), command };
}

function amountBlockers(state: CouponState, facts: CouponFacts, meaning: Meaning): readonly Blocker[] {
  switch (meaning.type.amountPer) {
    case 'leg':
      return meaning.legs.flatMap(({ marketId, home, away }) => {
        const amount = meaning.legStakes.get(marketId);
        if (amount === undefined || isNone(amount)) return [told('legStake', { home, away })];
        const most = state.limits?.maxByMarketId.find((each) => each.marketId === marketId)?.amount ?? null;
        return bounds(
          amount,
          leastOf(state, facts, meaning),
          mostAllowed(most, facts, meaning),
          (value) => ({
            code: 'setLegStake',
            command: { type: 'coupon/setLegStake', payload: { marketId, amount: value } },
          }),
          ['legBelowMinimum', 'legAboveMaximum'],
          meaning.currency,
          { home, away },
        );
      });
    case 'block':
      return [...couponStake(state, facts, meaning), ...blockStakes(meaning)];
    case 'coupon':
      return couponStake(state, facts, meaning);
  }
}

function couponStake(state: CouponState, facts: CouponFacts, meaning: Meaning): readonly Blocker[] {
  const { stake, currency } = meaning;
  if (!stake.ok) return [told(stake.error === 'empty' ? 'stakeEmpty' : `stake.${stake.error}`)];
  if (stake.value === 0) return [told('stakeEmpty')];
  return bounds(
    stake,
    leastOf(state, facts, meaning),
    mostOf(state, facts, meaning),
    (amount) => ({ code: 'setStake', command: { type: 'coupon/setStake', payload: { amount } } }),
    ['belowMinimum', 'aboveMaximum'],
    currency,
    {},
  );
}

function blockStakes({ blocks, currency }: Meaning): readonly Blocker[] {
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
    if (isNone(stake)) return [told('blockStake', { block }, remedy)];
    return stake.ok && stake.value > most ? [told('blockStakeTooHigh', { amount: most, currency, block }, remedy)] : [];
  });
}

function isNone(amount: Amount): boolean {
  return !amount.ok || amount.value === 0;
}

/** The operator's least stake, where the type has one; null while unknown. */
export function leastOf({ limits }: CouponState, { config }: CouponFacts, { type, hasPromo }: Meaning): number | null {
  return limits === null || hasPromo || !config.minAmountTypes.includes(type.id) ? null : limits.minBetAmount;
}

/** The operator's largest stake: by its types, never on the bonus account (specification), more for a VIP bet. Several singles: what each of them may have. */
export function mostOf({ limits }: CouponState, facts: CouponFacts, meaning: Meaning): number | null {
  if (limits === null) return null;
  if (meaning.type.amountPer !== 'leg')
    return mostAllowed(meaning.isVip ? limits.vipMaxBetAmount : limits.maxBetAmount, facts, meaning);
  const each = limits.maxByMarketId
    .filter(({ marketId }) => meaning.legStakes.has(marketId))
    .map(({ amount }) => amount);
  return each.length === 0 ? null : mostAllowed(Math.min(...each), facts, meaning);
}

/** A stake's limit where there is one for this coupon. */
export function mostAllowed(
  most: number | null,
  { config }: CouponFacts,
  { type, isBonusAccount, hasPromo }: Meaning,
): number | null {
  return isBonusAccount || hasPromo || !config.maxAmountTypes.includes(type.id) ? null : most;
}

function bounds(
  amount: Amount,
  least: number | null,
  most: number | null,
  to: (value: number) => { readonly code: string; readonly command: CouponCommand },
  [below, above]: readonly [string, string],
  currency: string,
  params: Params,
): readonly Blocker[] {
  if (!amount.ok) return [];
  const reason = (code: string, limit: number): Blocker => {
    const all = { ...params, amount: limit, currency };
    const { code: way, command } = to(limit);
    return told(code, all, limit > 0 ? setTo(way, command, all) : null);
  };
  return [
    ...(least !== null && amount.value < least ? [reason(below, least)] : []),
    ...(most !== null && amount.value > most ? [reason(above, most)] : []),
  ];
}

function moneyBlockers(
  state: CouponState,
  { advance, prepaid, account, isBonusAccount, hasPromo, currency, totalStake, type }: Meaning,
): readonly Blocker[] {
  if (account === null || totalStake === null || hasPromo) return [];
  if (isBonusAccount)
    return totalStake > account.money
      ? [
          told(
            'insufficientFunds',
            { amount: account.money, currency },
            wholeBalance(type.amountPer, account.money, currency),
          ),
        ]
      : [];
  if (prepaid.ok) return [];
  const lacking = totalStake - account.money;
  if (state.settings.isAdvance && advance !== null)
    return [
      told(
        'advanceTooSmall',
        { amount: account.money + advance, currency },
        wholeBalance(type.amountPer, account.money + advance, currency),
      ),
    ];
  const remedy =
    (advance ?? 0) >= lacking
      ? setTo(
          'useAdvance',
          { type: 'coupon/changeSettings', payload: { settings: { isAdvance: true } } },
          { amount: lacking, currency },
        )
      : wholeBalance(type.amountPer, account.money, currency);
  return [told('insufficientFunds', { amount: account.money, currency }, remedy)];
}

function wholeBalance(amountPer: Meaning['type']['amountPer'], amount: number, currency: string): Blocker['remedy'] {
  return amount > 0 && amountPer !== 'leg'
    ? setTo('setStake', { type: 'coupon/setStake', payload: { amount } }, { amount, currency })
    : null;
}

/** An offered code's terms are known: what does not hold is told before the operator would. */
function promoBlockers(
  { promoCode }: CouponState,
  { type, promo, stake, currency, isBonusAccount, legs, prices }: Meaning,
): readonly Blocker[] {
  if (promoCode === '') return [];
  const drop = setTo('dropPromo', { type: 'coupon/choosePromoCode', payload: { code: '' } }, {});
  if (!type.allowsPromoCode || isBonusAccount) return [told('promoNotAllowed', {}, drop)];
  if (promo === null) return [];
  const { amount, minLegs, minCoef } = promo;
  const isLow = legs.some(({ marketId, price }) => (prices.get(marketId) ?? price) < minCoef);
  return [
    ...(legs.length < minLegs ? [told('promoTooFewLegs', { min: minLegs }, drop)] : []),
    ...(isLow ? [told('promoLowOdds', { price: minCoef }, drop)] : []),
    ...(stake.ok && stake.value === amount
      ? []
      : [
          told(
            'promoAmount',
            { amount, currency },
            setTo('setStake', { type: 'coupon/setStake', payload: { amount } }, { amount, currency }),
          ),
        ]),
  ];
}

function exactBlockers({ exactCoef }: Meaning): readonly Blocker[] {
  return exactCoef.ok
    ? []
    : [told('exactWrong', {}, setTo('dropExact', { type: 'coupon/typeExactCoef', payload: { text: '' } }, {}))];
}

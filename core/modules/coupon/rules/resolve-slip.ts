/**
 * The coupon's current meaning: its type, account, stakes, units and the input of the mathematics. The view, the
 * blockers and placing all use this one reading, so that display, refusals and the request can't differ [CPN-16 …
 * CPN-21].
 */
import type { Result } from '../../../kernel/result.ts';
import { err, ok } from '../../../kernel/result.ts';
import { parseOdds } from '../../line/public.ts';
import type { OddsView } from '../../line/public.ts';
import type { AccountFacts, CouponFacts } from '../facts.ts';
import type { CouponState } from '../state.ts';
import type { Block, Leg } from '../types.ts';
import { betTypes, MIN_SYSTEM_VALUE } from './settlement/bet-types.ts';
import type { BetType } from './settlement/bet-types.ts';
import type { HyperBonusTerms, QuoteInput, QuoteLeg } from './settlement/coupon-input.ts';
import { quote } from './settlement/quote.ts';
import { maxBlockAmount } from './settlement/shape.ts';
import { allowsBonusBet, prepaidPart } from './settlement/terms.ts';
import type { Amount, ResolvedBlock, ResolvedSlip } from './resolved-slip.ts';
import { readStake } from './stake.ts';

/** The coupon's meaning at these prices (thousandths by market), or at the current ones. */
export function resolveSlip(state: CouponState, facts: CouponFacts, at?: ReadonlyMap<number, number>): ResolvedSlip {
  const type = betTypes[state.betType];
  const account = accountOf(state, facts);
  const currency = account?.iso ?? facts.player?.currency ?? facts.guestCurrency;
  const isBonusAccount = account?.type === 'bonus';
  const hasBlocks = type.minBlocks > 0;
  const bankers = new Set(type.hasBankers ? state.bankers : []);
  const legs = hasBlocks ? inBlockOrder(state) : state.legs;
  const prices = new Map(
    legs.map((leg) => [leg.marketId, at?.get(leg.marketId) ?? facts.market(leg.marketId)?.leg.price ?? leg.price]),
  );
  const stake = readStake(state.stakeText, currency, facts.groupMark);
  const blocks = hasBlocks
    ? blocksOf(
        state,
        bankers,
        prices,
        stake,
        (text) => readStake(text, currency, facts.groupMark),
        type.amountPer === 'block',
      )
    : [];
  const own = new Map(
    state.legStakes.map(({ marketId, text }) => [marketId, readStake(text, currency, facts.groupMark)]),
  );
  const legStakes = new Map(
    type.amountPer === 'leg' ? legs.map(({ marketId }) => [marketId, own.get(marketId) ?? stake]) : [],
  );
  const totalStake = type.amountPer === 'leg' ? sumOf([...legStakes.values()]) : stake.ok ? stake.value : null;
  const units = type.name === 'multibet' ? blocks.length : legs.length - bankers.size;
  const systemMost = type.hasSystemValue ? Math.max(MIN_SYSTEM_VALUE, type.name === 'system' ? units - 1 : units) : 0;
  const systemValue = type.hasSystemValue ? Math.min(Math.max(MIN_SYSTEM_VALUE, state.systemValue), systemMost) : 0;
  const hasPromo = state.promoCode !== '' && type.allowsPromoCode;
  const promo = hasPromo ? (state.limits?.promoCodes.find(({ code }) => code === state.promoCode) ?? null) : null;
  const advance =
    facts.config.isAdvanceAllowed && type.amountPer !== 'leg' && !isBonusAccount && !hasPromo
      ? (state.limits?.availablePrepaidAmount ?? 0)
      : null;
  const whyNoVip = vipReason(legs, type, isBonusAccount, state, facts);
  const blockOf = new Map(blocks.flatMap(({ id, marketIds }) => marketIds.map((marketId) => [marketId, id] as const)));
  const quoteLegs = legs.map(({ marketId }): QuoteLeg => {
    const amount = legStakes.get(marketId);
    const blockId = blockOf.get(marketId);
    return {
      price: prices.get(marketId) ?? 0,
      isBanker: bankers.has(marketId),
      ...(blockId === undefined ? {} : { blockId }),
      ...(amount === undefined ? {} : { amount: amount.ok ? amount.value : 0 }),
    };
  });
  const antiExpressCoef = type.name === 'antiExpress' ? operatorQuote(state, prices) : null;
  const bare: QuoteInput = {
    betType: type.name,
    stake: stake.ok ? stake.value : 0,
    legs: quoteLegs,
    systemValue: systemValue || MIN_SYSTEM_VALUE,
    amountByBlockId: Object.fromEntries(blocks.map((block) => [block.id, block.stake.ok ? block.stake.value : 0])),
    antiExpressMargin: facts.config.antiExpressMargin,
    ...(antiExpressCoef === null ? {} : { antiExpressCoef }),
  };
  const canHaveBonusBet = facts.config.isBonusBetAllowed && type.allowsBonusBet && couldHaveBonusBet(legs, bare);
  const hasBonusBet = canHaveBonusBet && !state.isBonusBetDeleted;
  const hyperBonus = isBonusAccount || hasPromo ? null : hyperTerms(state);
  const input: QuoteInput = {
    ...bare,
    terms: {
      hasBonusBet,
      isFreeBet: isBonusAccount || hasPromo,
      ...(hyperBonus === null ? {} : { hyperBonus }),
      ...(state.limits === null ? {} : { maxPayout: state.limits.maxPayout }),
    },
  };
  return {
    type,
    currency,
    account,
    isBonusAccount,
    legs,
    prices,
    bankers,
    blocks,
    stake,
    legStakes,
    totalStake,
    systemValue,
    systemMost,
    units,
    promo,
    hasPromo,
    whyNoVip,
    isVip: whyNoVip === null && state.settings.isVipBet,
    canHaveBonusBet,
    hasBonusBet,
    input,
    quote: quote(input),
    advance,
    prepaid: prepaidOf(
      totalStake ?? 0,
      account,
      state.settings.isAdvance ? (advance ?? 0) : 0,
      isBonusAccount || hasPromo,
    ),
    exactCoef: readCoef(type.hasCoefficient ? state.exactCoefText : '', state.exactCoefView),
  };
}

/** The hyper bonus that the operator offers for this coupon; null without one. */
function hyperTerms({ limits }: CouponState): HyperBonusTerms | null {
  return limits === null || limits.hyperBonusPercent === 0
    ? null
    : {
        percent: limits.hyperBonusPercent,
        minStake: limits.minHyperBonusBetLimit,
        maxBonus: limits.maxHyperBonusLimit,
      };
}

/** The operator's quote of the anti-express, thousandths; null without one for exactly these prices. */
function operatorQuote({ limits }: CouponState, prices: ReadonlyMap<number, number>): number | null {
  if (limits === null) return null;
  const { antiExpressCoef, askedPrices } = limits;
  const isForThese =
    askedPrices.length === prices.size && askedPrices.every(({ marketId, price }) => prices.get(marketId) === price);
  return isForThese ? antiExpressCoef : null;
}

/** The chosen account while the player still has it, else the active one. */
function accountOf({ accountId }: CouponState, { player }: CouponFacts): AccountFacts | null {
  if (player === null) return null;
  return (
    player.accounts.find(({ id }) => id === accountId) ??
    player.accounts.find(({ id }) => id === player.accountId) ?? {
      id: player.accountId,
      type: 'main',
      iso: player.currency,
      money: player.balance,
    }
  );
}

/** Legs in the order of their blocks. */
function inBlockOrder({ legs, blocks }: CouponState): readonly Leg[] {
  const byId = new Map(legs.map((leg) => [leg.marketId, leg]));
  return blocks.flatMap(({ marketIds }) => marketIds.flatMap((id) => byId.get(id) ?? []));
}

function blocksOf(
  { blocks }: CouponState,
  bankers: ReadonlySet<number>,
  prices: ReadonlyMap<number, number>,
  stake: Amount,
  read: (text: string) => Amount,
  hasAmounts: boolean,
): readonly ResolvedBlock[] {
  const resolved: ResolvedBlock[] = [];
  for (const block of blocks) {
    const playing = block.marketIds.filter((id) => !bankers.has(id));
    if (playing.length === 0) continue;
    const before = resolved.at(-1);
    const most =
      !hasAmounts || before === undefined
        ? null
        : maxBlockAmount(before.stake.ok ? before.stake.value : 0, before.prices);
    resolved.push({
      ...block,
      marketIds: playing,
      prices: playing.map((id) => prices.get(id) ?? 0),
      most,
      stake: blockStake(block, stake, most, read),
    });
  }
  return resolved;
}

/**
 * The stake of a block. The first block has the coupon's stake; a later one its own, else the coupon's up to the return
 * of the block before.
 */
function blockStake({ stakeText }: Block, stake: Amount, most: number | null, read: (text: string) => Amount): Amount {
  if (most === null) return stake;
  if (stakeText !== '') return read(stakeText);
  return stake.ok ? ok(Math.min(stake.value, most)) : stake;
}

function sumOf(amounts: readonly Amount[]): number | null {
  let total = 0;
  for (const amount of amounts) {
    if (!amount.ok) return null;
    total += amount.value;
  }
  return Number.isSafeInteger(total) ? total : null;
}

function vipReason(
  legs: readonly Leg[],
  type: BetType,
  isBonusAccount: boolean,
  { limits }: CouponState,
  facts: CouponFacts,
): ResolvedSlip['whyNoVip'] {
  if (!facts.config.isVipBetAllowed) return 'notAllowed';
  if (type.name === 'singles') return 'singles';
  if (isBonusAccount) return 'bonusAccount';
  if (legs.some((leg) => facts.market(leg.marketId)?.leg.isLive ?? leg.isLive)) return 'live';
  return limits === null || limits.vipMaxBetAmount <= limits.maxBetAmount ? 'noLimit' : null;
}

function couldHaveBonusBet(legs: readonly Leg[], bare: QuoteInput): boolean {
  const quoted = quote(bare);
  if (!quoted.ok || quoted.value.totalOdds === null) return false;
  return allowsBonusBet(
    legs.map(({ kind }, index) => ({ ...(bare.legs[index] ?? { price: 0 }), kind })),
    quoted.value.totalOdds,
  );
}

function prepaidOf(
  stake: number,
  account: AccountFacts | null,
  available: number,
  isFree: boolean,
): Result<number, number> {
  if (account === null || isFree) return ok(0);
  const part = prepaidPart(stake, account.money, available);
  return part.ok ? ok(part.value) : err(part.error.lacking);
}

const MAX_COEF = 1_000_000_000;

/** Whether the text is empty or zero, which means no exact odds. */
export function asksForNone(coefText: string): boolean {
  return /^[\s0.,]*$/.test(coefText);
}

/** Parses exact odds: '2,5' -> 2500, also '+150' in the american view. */
function readCoef(coefText: string, view: OddsView): ResolvedSlip['exactCoef'] {
  if (asksForNone(coefText)) return ok(null);
  const value = parseOdds(coefText, view);
  return value !== null && value <= MAX_COEF ? ok(value) : err('notACoef');
}

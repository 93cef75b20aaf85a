/**
 * What the coupon means as it stands: its type, account, stakes, units and the question that the mathematics is asked. Read once by the view, by the blockers and by
 * placing, so that what is shown, what is refused and what is sent can't differ [CPN-16 … CPN-21].
 */
import { parseDecimalText } from '../../../kernel/decimal-text.ts';
import type { MoneyError } from '../../../kernel/money.ts';
import type { Result } from '../../../kernel/result.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { AccountFacts, CouponFacts } from '../facts.ts';
import type { CouponState } from '../state.ts';
import type { Block, Leg, PromoCode } from '../types.ts';
import { betTypes, isBetTypeId, MIN_SYSTEM_VALUE } from './settlement/bet-types.ts';
import type { BetType } from './settlement/bet-types.ts';
import type { CouponMathError, QuoteInput, QuoteLeg } from './settlement/coupon-input.ts';
import type { Quote } from './settlement/quote.ts';
import { quote } from './settlement/quote.ts';
import { maxBlockAmount } from './settlement/shape.ts';
import { allowsBonusBet, prepaidPart } from './settlement/terms.ts';
import { readStake } from './stake.ts';

export type Amount = Result<number, MoneyError>;

const BONUS_ACCOUNT = 4;

export interface BlockMeaning extends Block {
  /** The legs that play in it: without the lobby. */
  readonly prices: readonly number[];
  readonly stake: Amount;
  /** Minor units; null for the first block, which has the coupon's own limit. */
  readonly most: number | null;
}

export interface Meaning {
  readonly type: BetType;
  readonly currency: string;
  readonly account: AccountFacts | null;
  readonly isBonusAccount: boolean;
  /** Legs in the order in which they play, blocks together. */
  readonly legs: readonly Leg[];
  /** Prices now, thousandths, by market. */
  readonly prices: ReadonlyMap<number, number>;
  readonly bankers: ReadonlySet<number>;
  /** Blocks in order; empty for a type without. */
  readonly blocks: readonly BlockMeaning[];
  readonly stake: Amount;
  /** Several singles: by market. */
  readonly legStakes: ReadonlyMap<number, Amount>;
  /** What is paid in all; null while an amount is none. */
  readonly totalStake: number | null;
  /** The value that counts, and the largest possible; both 0 for a type without. */
  readonly systemValue: number;
  readonly systemMost: number;
  readonly units: number;
  readonly promo: PromoCode | null;
  readonly hasPromo: boolean;
  readonly isVip: boolean;
  readonly whyNoVip: 'notAllowed' | 'noLimit' | 'live' | 'singles' | 'bonusAccount' | null;
  readonly canHaveBonusBet: boolean;
  readonly hasBonusBet: boolean;
  /** What the advance could pay of this coupon; null where there is none. One advance for one coupon: several singles are several. */
  readonly advance: number | null;
  /** The part that the advance pays, or what it lacks. */
  readonly prepaid: Result<number, number>;
  /** Thousandths; null when none is asked for. */
  readonly exactCoef: Result<number | null, 'notACoef'>;
  readonly input: QuoteInput;
  readonly quote: Result<Quote, readonly CouponMathError[]>;
}

/** The coupon's meaning at these prices (thousandths by market), or at those of now. */
export function meaningOf(state: CouponState, facts: CouponFacts, at?: ReadonlyMap<number, number>): Meaning {
  const type = betTypes[isBetTypeId(state.typeId) ? state.typeId : 0];
  const account = accountOf(state, facts);
  const currency = account?.iso ?? facts.player?.currency ?? facts.guestCurrency;
  const isBonusAccount = account?.type === BONUS_ACCOUNT;
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
  const bare: QuoteInput = {
    typeId: type.id,
    stake: stake.ok ? stake.value : 0,
    legs: quoteLegs,
    systemValue: systemValue || MIN_SYSTEM_VALUE,
    amountByBlockId: Object.fromEntries(blocks.map((block) => [block.id, block.stake.ok ? block.stake.value : 0])),
    antiExpressMargin: facts.config.antiExpressMargin,
  };
  const canHaveBonusBet = facts.config.isBonusBetAllowed && type.allowsBonusBet && couldHaveBonusBet(legs, bare);
  const hasBonusBet = canHaveBonusBet && !state.isBonusBetDeleted;
  const input: QuoteInput = {
    ...bare,
    terms: {
      hasBonusBet,
      isFreeBet: isBonusAccount || hasPromo,
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
    exactCoef: readCoef(type.hasCoefficient ? state.exactCoefText : ''),
  };
}

/** The chosen account where the player still has it, else the active one. */
function accountOf({ accountId }: CouponState, { player }: CouponFacts): AccountFacts | null {
  if (player === null) return null;
  return (
    player.accounts.find(({ id }) => id === accountId) ??
    player.accounts.find(({ id }) => id === player.accountId) ?? {
      id: player.accountId,
      type: 0,
      iso: player.currency,
      money: player.balance,
    }
  );
}

/** Legs as their blocks stand. */
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
): readonly BlockMeaning[] {
  const meant: BlockMeaning[] = [];
  for (const block of blocks) {
    const playing = block.marketIds.filter((id) => !bankers.has(id));
    if (playing.length === 0) continue;
    const before = meant.at(-1);
    const most =
      !hasAmounts || before === undefined
        ? null
        : maxBlockAmount(before.stake.ok ? before.stake.value : 0, before.prices);
    meant.push({
      ...block,
      marketIds: playing,
      prices: playing.map((id) => prices.get(id) ?? 0),
      most,
      stake: blockStake(block, stake, most, read),
    });
  }
  return meant;
}

/** The first block has the coupon's stake; a later one its own, else the coupon's as far as the block before it returns so much. */
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
): Meaning['whyNoVip'] {
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

const COEF_PLACES = 3;
const HIGHEST_COEF = 1_000_000;

/** '2,5' -> 2500. Empty or zero asks for none. */
function readCoef(coefText: string): Meaning['exactCoef'] {
  if (coefText.trim() === '') return ok(null);
  const parts = parseDecimalText(coefText);
  if (
    parts === null ||
    parts.isNegative ||
    parts.fraction.length > COEF_PLACES ||
    parts.whole.length > String(HIGHEST_COEF).length
  )
    return err('notACoef');
  const value = Number(parts.whole + parts.fraction.padEnd(COEF_PLACES, '0'));
  if (value === 0) return ok(null);
  return value > 1_000 && value <= HIGHEST_COEF * 1_000 ? ok(value) : err('notACoef');
}

/** The figures beside the coupon: the worth of each leg, block and size, and of the whole [CPN-115 … CPN-119]. */
import { minorDigits } from '../../../kernel/money.ts';
import { fromThousandths, product, toDecimalString } from '../../../kernel/rational.ts';
import type { Rational } from '../../../kernel/rational.ts';
import type { CouponFacts } from '../facts.ts';
import type { CouponState } from '../state.ts';
import type { StakeSlice } from '../slices.ts';
import type { BlockView, LegView, SystemOption } from '../views.ts';
import { legFacts } from './leg-facts.ts';
import { locksOf } from './locks.ts';
import type { ResolvedSlip } from './resolved-slip.ts';
import { replacementOf } from './odds-change.ts';
import { combinations } from './settlement/elementary.ts';
import { lossTable } from './settlement/loss-table.ts';
import type { Quote } from './settlement/quote.ts';
import { hyperBonusOn, paidOut } from './settlement/payout.ts';
import { systemSizes } from './settlement/system-sizes.ts';
import { whatIf } from './settlement/what-if.ts';
import { staked } from './settlement/unit-return.ts';
import { leastOf, mostAllowed, mostOf } from './stake-blockers.ts';

const ODDS_PLACES = 3;
/** A stake a line is exact; this many more digits than the currency has are shown. */
const LINE_DIGITS = 2;

export function legsView(state: CouponState, facts: CouponFacts, slip: ResolvedSlip): readonly LegView[] {
  const blockOf = new Map(
    state.blocks.flatMap(({ id, marketIds }) => marketIds.map((marketId) => [marketId, id] as const)),
  );
  const texts = new Map(state.legStakes.map(({ marketId, text }) => [marketId, text]));
  const most = new Map(state.limits?.maxByMarketId.map(({ marketId, amount }) => [marketId, amount]));
  return state.legs.map((leg): LegView => {
    const { marketId } = leg;
    const now = facts.market(marketId);
    const isBanker = slip.bankers.has(marketId);
    const locks = locksOf(leg, state.legs, state.betType, isBanker, facts);
    const moved = locks.includes('gone') ? replacementOf(leg, state.legs, facts) : null;
    const price = slip.prices.get(marketId) ?? leg.price;
    const stake = slip.legStakes.get(marketId);
    const amount = stake?.ok === true ? stake.value : null;
    return {
      ...leg,
      ...legFacts(leg),
      seenPrice: leg.price,
      price,
      isLive: now?.leg.isLive ?? leg.isLive,
      locks,
      score: now?.score ?? '',
      isBanker,
      canBeBanker: slip.type.hasBankers && now?.isDisabledBanker !== true,
      blockId: blockOf.get(marketId) ?? 0,
      stakeText: texts.get(marketId) ?? '',
      stake: amount,
      maxStake: mostAllowed(most.get(marketId) ?? null, facts, slip),
      win:
        amount === null || amount === 0
          ? null
          : paidOut(staked(amount, fromThousandths(price)), amount, slip.input.terms),
      movedTo: moved === null ? null : { marketId: moved.leg.marketId, param: moved.leg.param, price: moved.leg.price },
    };
  });
}

/** Where a lost leg need not lose the whole stake: the maximum payout without each leg, in the order of the coupon. */
function winsIfLost(state: CouponState, { type, input, legs, totalStake }: ResolvedSlip): StakeSlice['winsIfLost'] {
  if (!type.hasMinWin || type.amountPer === 'leg' || totalStake === null || totalStake === 0) return [];
  const results = whatIf(input);
  if (!results.ok) return [];
  const wins = new Map(results.value.map(({ ifLost }, at) => [legs[at]?.marketId, ifLost]));
  return state.legs.flatMap(({ marketId }) => {
    const maxWin = wins.get(marketId);
    return maxWin === undefined ? [] : [{ marketId, maxWin }];
  });
}

export function blocksView(state: CouponState, facts: CouponFacts, slip: ResolvedSlip): readonly BlockView[] {
  return slip.blocks.map(({ id, marketIds, prices, stakeText, stake, most }, at) => {
    const odds = oddsOf(product(prices.map(fromThousandths)));
    const isOwn = at > 0 && slip.type.amountPer === 'block';
    return {
      id,
      marketIds,
      price: odds.thousandths,
      odds: odds.text,
      stakeText: at === 0 ? state.stakeText : stakeText,
      stake: stake.ok ? stake.value : null,
      maxStake: isOwn ? most : mostOf(state, facts, slip),
    };
  });
}

type Figures = Pick<
  StakeSlice,
  | 'lines'
  | 'stakePerLine'
  | 'totalOdds'
  | 'maxWin'
  | 'minWin'
  | 'lossTable'
  | 'winsIfLost'
  | 'systemOptions'
  | 'hyperBonus'
>;

/** All figures of the coupon at the current prices; a coupon that breaks its type has none. */
export function figuresView(state: CouponState, facts: CouponFacts, slip: ResolvedSlip): Figures {
  const none: Figures = {
    lines: 0,
    stakePerLine: '',
    totalOdds: '',
    maxWin: null,
    minWin: null,
    lossTable: [],
    winsIfLost: winsIfLost(state, slip),
    systemOptions: systemOptions(leastOf(state, facts, slip), slip),
    hyperBonus: null,
  };
  if (!slip.quote.ok || state.legs.length === 0) return none;
  const { lines, stakePerLine, totalOdds, minWin } = slip.quote.value;
  const isStaked = slip.totalStake !== null && slip.totalStake > 0;
  const odds = totalOdds === null ? { text: '', thousandths: 0 } : oddsOf(totalOdds);
  const rows = isStaked ? lossTable(slip.input) : null;
  const best = isStaked ? bestResult(slip.quote.value, slip) : null;
  const hyper = slip.input.terms?.hyperBonus;
  return {
    ...none,
    lines,
    stakePerLine: isStaked ? lineText(stakePerLine, slip.currency) : '',
    totalOdds: odds.text,
    maxWin: best?.win ?? null,
    minWin: isStaked ? minWin : null,
    lossTable: rows?.ok === true ? rows.value : [],
    hyperBonus: hyper === undefined ? null : { ...hyper, amount: best?.bonus ?? 0 },
  };
}

/**
 * The best result. The possible win is the amount times the exact odds if set, else the total odds; capped, and without
 * a free bet's stake, like any win.
 */
function bestResult(
  quoted: Quote,
  { exactCoef, stake, input }: ResolvedSlip,
): { readonly win: number; readonly bonus: number } {
  const coef = exactCoef.ok ? exactCoef.value : null;
  if (coef === null || !stake.ok) return { win: quoted.maxWin, bonus: quoted.hyperBonus };
  const value = staked(stake.value, fromThousandths(coef));
  return {
    win: paidOut(value, stake.value, input.terms),
    bonus: hyperBonusOn(value, stake.value, input.terms),
  };
}

/** All sizes at once, from one polynomial. */
function systemOptions(
  minBetAmount: number | null,
  { type, units, systemMost, input }: ResolvedSlip,
): readonly SystemOption[] {
  if (!type.hasSystemValue || systemMost < 2) return [];
  const sizes = systemSizes(input);
  const wins = new Map(sizes.ok && input.stake > 0 ? sizes.value.map(({ k, maxWin }) => [k, maxWin]) : []);
  return Array.from({ length: systemMost - 1 }, (_, at): SystemOption => {
    const value = at + 2;
    return {
      value,
      combo: combinations(units, value),
      offset: units - value,
      minBetAmount,
      maxWin: wins.get(value) ?? null,
    };
  });
}

/** Total odds as text and in thousandths, rounded once. */
export function oddsOf(total: Rational): { readonly text: string; readonly thousandths: number } {
  const text = toDecimalString(total, ODDS_PLACES);
  return { text, thousandths: Math.min(Number(text.replace('.', '')), Number.MAX_SAFE_INTEGER) };
}

/** Minor units -> '1.6667': at least the currency's digits, no trailing zeros beyond them. */
export function lineText(stakePerLine: Rational, currency: string): string {
  const digits = minorDigits(currency);
  const whole = toDecimalString({ n: stakePerLine.n, d: stakePerLine.d * 10n ** BigInt(digits) }, digits + LINE_DIGITS);
  const least = digits === 0 ? whole.indexOf('.') : whole.indexOf('.') + 1 + digits;
  let end = whole.length;
  while (end > least && (whole[end - 1] === '0' || whole[end - 1] === '.')) end -= 1;
  return whole.slice(0, end);
}

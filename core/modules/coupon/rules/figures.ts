/** The figures beside the coupon: what each leg, block, size and the whole is worth [CPN-115 … CPN-119]. */
import { minorDigits, roundToMinor } from '../../../kernel/money.ts';
import { fromInt, fromThousandths, product, toDecimalString } from '../../../kernel/rational.ts';
import type { Rational } from '../../../kernel/rational.ts';
import type { CouponFacts } from '../facts.ts';
import type { CouponState } from '../state.ts';
import type { BlockView, CouponView, LegView, SystemOption } from '../views.ts';
import { locksOf } from './locks.ts';
import type { Amount, Meaning } from './meaning.ts';
import { replacementOf } from './odds-change.ts';
import { combinations } from './settlement/elementary.ts';
import { lossTable } from './settlement/loss-table.ts';
import { paidOut } from './settlement/settle.ts';
import { systemSizes } from './settlement/system-sizes.ts';
import { hyperBonus } from './settlement/terms.ts';
import { whatIf } from './settlement/what-if.ts';
import { staked } from './settlement/unit-return.ts';
import { leastOf, mostAllowed, mostOf } from './stake-blockers.ts';

const ODDS_PLACES = 3;
/** A stake a line is exact; so many more digits than the currency has are shown of it. */
const LINE_DIGITS = 2;

export function legsView(state: CouponState, facts: CouponFacts, meaning: Meaning): readonly LegView[] {
  const blockOf = new Map(
    state.blocks.flatMap(({ id, marketIds }) => marketIds.map((marketId) => [marketId, id] as const)),
  );
  const texts = new Map(state.legStakes.map(({ marketId, text }) => [marketId, text]));
  const most = new Map(state.limits?.maxByMarketId.map(({ marketId, amount }) => [marketId, amount]));
  const withoutLeg = winsWithout(meaning);
  return state.legs.map((leg): LegView => {
    const { marketId } = leg;
    const now = facts.market(marketId);
    const isBanker = meaning.bankers.has(marketId);
    const locks = locksOf(leg, state.legs, state.typeId, isBanker, facts);
    const moved = locks.includes('gone') ? replacementOf(leg, state.legs, facts) : null;
    const price = meaning.prices.get(marketId) ?? leg.price;
    const stake = meaning.legStakes.get(marketId);
    const amount = stake?.ok === true ? stake.value : null;
    return {
      ...leg,
      seenPrice: leg.price,
      price,
      isLive: now?.leg.isLive ?? leg.isLive,
      locks,
      score: now?.score ?? '',
      isBanker,
      canBeBanker: meaning.type.hasBankers && now?.isDisabledBanker !== true,
      blockId: blockOf.get(marketId) ?? 0,
      stakeText: texts.get(marketId) ?? '',
      stake: amount,
      maxStake: mostAllowed(most.get(marketId) ?? null, facts, meaning),
      win:
        amount === null || amount === 0
          ? null
          : paidOut(staked(amount, fromThousandths(price)), amount, meaning.input.terms),
      winIfLost: withoutLeg.get(marketId) ?? null,
      movedTo: moved === null ? null : { marketId: moved.leg.marketId, param: moved.leg.param, price: moved.leg.price },
    };
  });
}

/** Where a lost leg need not lose it all: the most that is left without each. */
function winsWithout({ type, input, legs, totalStake }: Meaning): ReadonlyMap<number, number> {
  if (!type.hasMinWin || type.amountPer === 'leg' || totalStake === null || totalStake === 0) return new Map();
  const told = whatIf(input);
  return new Map(told.ok ? told.value.map(({ ifLost }, at) => [legs[at]?.marketId ?? 0, ifLost]) : []);
}

export function blocksView(state: CouponState, facts: CouponFacts, meaning: Meaning): readonly BlockView[] {
  return meaning.blocks.map(({ id, marketIds, prices, stakeText, stake, most }, at) => {
    const odds = oddsOf(product(prices.map(fromThousandths)));
    const isOwn = at > 0 && meaning.type.amountPer === 'block';
    return {
      id,
      marketIds,
      price: odds.thousandths,
      odds: odds.text,
      stakeText: at === 0 ? state.stakeText : stakeText,
      stake: stake.ok ? stake.value : null,
      maxStake: isOwn ? most : mostOf(state, facts, meaning),
    };
  });
}

type Figures = Pick<
  CouponView,
  | 'lines'
  | 'stakePerLine'
  | 'totalOdds'
  | 'totalOddsThousandths'
  | 'maxWin'
  | 'minWin'
  | 'lossTable'
  | 'systemOptions'
  | 'hyperBonus'
>;

/** All figures of the coupon at the prices of now; a coupon that breaks its type has none. */
export function figuresView(state: CouponState, facts: CouponFacts, meaning: Meaning): Figures {
  const none: Figures = {
    lines: 0,
    stakePerLine: '',
    totalOdds: '',
    totalOddsThousandths: 0,
    maxWin: null,
    minWin: null,
    lossTable: [],
    systemOptions: systemOptions(leastOf(state, facts, meaning), meaning),
    hyperBonus: null,
  };
  if (!meaning.quote.ok || state.legs.length === 0) return none;
  const { lines, stakePerLine, totalOdds, maxWin, minWin } = meaning.quote.value;
  const isStaked = meaning.totalStake !== null && meaning.totalStake > 0;
  const theirs = operatorOdds(state, meaning);
  const odds =
    theirs !== null
      ? oddsOf(fromThousandths(theirs))
      : totalOdds === null
        ? { text: '', thousandths: 0 }
        : oddsOf(totalOdds);
  const rows = isStaked ? lossTable(meaning.input) : null;
  const win = isStaked ? shownWin(maxWin, state, meaning) : null;
  return {
    ...none,
    lines,
    stakePerLine: isStaked ? lineText(stakePerLine, meaning.currency) : '',
    totalOdds: odds.text,
    totalOddsThousandths: odds.thousandths,
    maxWin: win,
    minWin: isStaked ? minWin : null,
    lossTable: rows?.ok === true ? rows.value : [],
    hyperBonus: hyperView(win ?? 0, state, meaning),
  };
}

/** The operator's own price of an anti-express is shown when there is one. Thousandths. */
function operatorOdds({ limits }: CouponState, { type }: Meaning): number | null {
  return type.name === 'antiExpress' ? (limits?.antiExpressCoef ?? null) : null;
}

/** Specification: possible win is the amount times the exact coefficient if set, else the coefficient; capped and free of the stake as any win is. */
function shownWin(maxWin: number, state: CouponState, meaning: Meaning): number {
  const { exactCoef, stake, input } = meaning;
  const coef = (exactCoef.ok ? exactCoef.value : null) ?? operatorOdds(state, meaning);
  return coef === null || !stake.ok
    ? maxWin
    : paidOut(staked(stake.value, fromThousandths(coef)), stake.value, input.terms);
}

function hyperView(
  maxWin: number,
  { limits }: CouponState,
  { type, stake, legStakes, prices, input, isBonusAccount, hasPromo }: Meaning,
): CouponView['hyperBonus'] {
  if (limits === null || limits.hyperBonusPercent === 0 || isBonusAccount || hasPromo) return null;
  const terms = {
    percent: limits.hyperBonusPercent,
    minStake: limits.minHyperBonusBetLimit,
    maxBonus: limits.maxHyperBonusLimit,
  };
  const bonusOf = (win: number, of: Amount): number =>
    of.ok ? roundToMinor(hyperBonus(fromInt(win), of.value, terms)) : 0;
  if (type.amountPer !== 'leg') return { ...terms, amount: bonusOf(maxWin, stake) };
  // Several singles: each is a bet with a bonus of its own.
  const winOf = (marketId: number, of: Amount): number =>
    of.ok ? paidOut(staked(of.value, fromThousandths(prices.get(marketId) ?? 0)), of.value, input.terms) : 0;
  return {
    ...terms,
    amount: [...legStakes].reduce((total, [marketId, of]) => total + bonusOf(winOf(marketId, of), of), 0),
  };
}

/** Every size at once: one polynomial holds them all. */
function systemOptions(
  minBetAmount: number | null,
  { type, units, systemMost, input }: Meaning,
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

function oddsOf(total: Rational): { readonly text: string; readonly thousandths: number } {
  const text = toDecimalString(total, ODDS_PLACES);
  return { text, thousandths: Math.min(Number(text.replace('.', '')), Number.MAX_SAFE_INTEGER) };
}

/** Minor units -> '1.6667': at least the currency's digits, no trailing zeros beyond them. */
function lineText(stakePerLine: Rational, currency: string): string {
  const digits = minorDigits(currency);
  const whole = toDecimalString({ n: stakePerLine.n, d: stakePerLine.d * 10n ** BigInt(digits) }, digits + LINE_DIGITS);
  const least = digits === 0 ? whole.indexOf('.') : whole.indexOf('.') + 1 + digits;
  let end = whole.length;
  while (end > least && (whole[end - 1] === '0' || whole[end - 1] === '.')) end -= 1;
  return whole.slice(0, end);
}

/** The figures beside the coupon: what each leg, block, size and the whole is worth [CPN-115 … CPN-119]. */
import { minorDigits, roundToMinor } from '../../../kernel/money.ts';
import { fromInt, fromThousandths, mul, product, toDecimalString } from '../../../kernel/rational.ts';
import type { Rational } from '../../../kernel/rational.ts';
import type { CouponFacts } from '../facts.ts';
import type { CouponState } from '../state.ts';
import type { BlockView, CouponView, LegView, SystemOption } from '../views.ts';
import { locksOf } from './locks.ts';
import type { Meaning } from './meaning.ts';
import { replacementOf } from './odds-change.ts';
import { combinations } from './settlement/elementary.ts';
import { lossTable } from './settlement/loss-table.ts';
import { quote } from './settlement/quote.ts';
import { hyperBonus } from './settlement/terms.ts';
import { mostOf } from './stake-blockers.ts';

const ODDS_PLACES = 3;
/** A stake a line is exact; so many more digits than the currency has are shown of it. */
const LINE_DIGITS = 2;

export function legsView(state: CouponState, facts: CouponFacts, meaning: Meaning): readonly LegView[] {
  const blockOf = new Map(state.blocks.flatMap(({ id, marketIds }) => marketIds.map((marketId) => [marketId, id] as const)));
  const texts = new Map(state.legStakes.map(({ marketId, text }) => [marketId, text]));
  const most = new Map(state.limits?.maxByMarketId.map(({ marketId, amount }) => [marketId, amount]));
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
      ...leg, seenPrice: leg.price, price, isLive: now?.leg.isLive ?? leg.isLive, locks, score: now?.score ?? '', isBanker,
      canBeBanker: meaning.type.hasBankers && now?.isDisabledBanker !== true,
      blockId: blockOf.get(marketId) ?? 0,
      stakeText: texts.get(marketId) ?? '', stake: amount, maxStake: most.get(marketId) ?? null,
      win: amount === null || amount === 0 ? null : roundToMinor(mul(fromInt(amount), fromThousandths(price))),
      movedTo: moved === null ? null : { marketId: moved.leg.marketId, param: moved.leg.param, price: moved.leg.price },
    };
  });
}

export function blocksView(state: CouponState, facts: CouponFacts, meaning: Meaning): readonly BlockView[] {
  return meaning.blocks.map(({ id, marketIds, prices, stakeText, stake, most }, at) => {
    const odds = oddsOf(product(prices.map(fromThousandths)));
    const isOwn = at > 0 && meaning.type.amountPer === 'block';
    return {
      id, marketIds, price: odds.thousandths, odds: odds.text, stakeText: at === 0 ? state.stakeText : stakeText,
      stake: stake.ok ? stake.value : null, maxStake: isOwn ? most : mostOf(state, facts, meaning),
    };
  });
}

type Figures = Pick<CouponView, 'lines' | 'stakePerLine' | 'totalOdds' | 'totalOddsThousandths' | 'maxWin' | 'minWin' | 'lossTable' | 'systemOptions' | 'hyperBonus'>;

/** All figures of the coupon at the prices of now; a coupon that breaks its type has none. */
export function figuresView(state: CouponState, meaning: Meaning): Figures {
  const none: Figures = { lines: 0, stakePerLine: '', totalOdds: '', totalOddsThousandths: 0, maxWin: null, minWin: null, lossTable: [], systemOptions: systemOptions(state, meaning), hyperBonus: null };
  if (!meaning.quote.ok || state.legs.length === 0) return none;
  const { lines, stakePerLine, totalOdds, maxWin, minWin } = meaning.quote.value;
  const isStaked = meaning.totalStake !== null && meaning.totalStake > 0;
  const theirs = operatorOdds(state, meaning);
  const odds = theirs !== null ? oddsOf(fromThousandths(theirs)) : totalOdds === null ? { text: '', thousandths: 0 } : oddsOf(totalOdds);
  const rows = isStaked ? lossTable(meaning.input) : null;
  const win = isStaked ? shownWin(maxWin, state, meaning) : null;
  return {
    ...none, lines,
    stakePerLine: isStaked ? lineText(stakePerLine, meaning.currency) : '',
    totalOdds: odds.text, totalOddsThousandths: odds.thousandths,
    maxWin: win, minWin: isStaked ? minWin : null,
    lossTable: rows?.ok === true ? rows.value : [],
    hyperBonus: hyperView(win ?? 0, state, meaning),
  };
}

/** The operator's own price of an anti-express is shown when there is one. Thousandths. */
function operatorOdds({ limits }: CouponState, { type }: Meaning): number | null {
  return type.name === 'antiExpress' ? (limits?.antiExpressCoef ?? null) : null;
}

/** Specification: possible win is the amount times the exact coefficient if set, else the coefficient. */
function shownWin(maxWin: number, state: CouponState, meaning: Meaning): number {
  const { exactCoef, stake } = meaning;
  const coef = (exactCoef.ok ? exactCoef.value : null) ?? operatorOdds(state, meaning);
  return coef === null || !stake.ok ? maxWin : roundToMinor(mul(fromInt(stake.value), fromThousandths(coef)));
}

function hyperView(maxWin: number, { limits }: CouponState, { stake, isBonusAccount, hasPromo }: Meaning): CouponView['hyperBonus'] {
  if (limits === null || limits.hyperBonusPercent === 0 || isBonusAccount || hasPromo) return null;
  const terms = { percent: limits.hyperBonusPercent, minStake: limits.minHyperBonusBetLimit, maxBonus: limits.maxHyperBonusLimit };
  return { ...terms, amount: stake.ok ? roundToMinor(hyperBonus(fromInt(maxWin), stake.value, terms)) : 0 };
}

function systemOptions({ limits }: CouponState, { type, units, systemMost, input }: Meaning): readonly SystemOption[] {
  if (!type.hasSystemValue || systemMost < 2) return [];
  return Array.from({ length: systemMost - 1 }, (_, at): SystemOption => {
    const value = at + 2;
    const sized = input.stake > 0 ? quote({ ...input, systemValue: value }) : null;
    return {
      value, combo: combinations(units, value), offset: units - value, minBetAmount: limits?.minBetAmount ?? null, maxWin: sized?.ok === true ? sized.value.maxWin : null,
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

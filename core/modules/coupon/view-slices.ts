/** The slices of the coupon, computed from one reading of its state and facts. */
import { toDecimalString } from '../../kernel/rational.ts';
import { text } from '../../kernel/text.ts';
import { betTypeNames } from '../history/public.ts';
import { formatOdds } from '../line/public.ts';
import type { CouponFacts, MarketNow } from './facts.ts';
import { blockersOf } from './rules/blockers.ts';
import { blocksView, figuresView, legsView } from './rules/figures.ts';
import type { ResolvedSlip } from './rules/resolved-slip.ts';
import { resolveSlip } from './rules/resolve-slip.ts';
import { leastOf, mostOf } from './rules/stake-blockers.ts';
import { stakePresets, stakeStep } from './rules/stake.ts';
import { viewEndedOrders, viewOrders, viewPlacing } from './rules/view-placing.ts';
import { whyNot } from './rules/types.ts';
import type { CouponState } from './state.ts';
import type { CouponView, OffersSlice, PlacingSlice, SlipSlice, StakeSlice } from './slices.ts';
import type { OddsQuestion, ShapeView, TypeChoice } from './views.ts';

const ODDS_PLACES = 3;

/** The typed exact odds; after a change of the odds view, the same odds in the current view's format. */
function exactText(
  { exactCoefText, exactCoefView }: CouponState,
  { oddsView }: CouponFacts,
  coef: number | null,
): string {
  return coef === null || exactCoefView === oddsView ? exactCoefText : formatOdds(coef, oddsView);
}

/** The coupon at one moment: all slices are computed from the same reading. */
export interface CouponReading {
  readonly state: CouponState;
  readonly facts: CouponFacts;
  readonly slip: ResolvedSlip;
  readonly now: number;
}

/** Each market is read once, so that slices computed later show the same prices. */
export function readCoupon(state: CouponState, facts: CouponFacts, now: number): CouponReading {
  const markets = new Map<number, MarketNow | null>();
  const market = (marketId: number): MarketNow | null => {
    let known = markets.get(marketId);
    if (known === undefined) {
      known = facts.market(marketId);
      markets.set(marketId, known);
    }
    return known;
  };
  const read = { ...facts, market };
  return { state, facts: read, slip: resolveSlip(state, read), now };
}

export function slipSlice({ state, facts, slip }: CouponReading): SlipSlice {
  return {
    tab: state.tab,
    legs: legsView(state, facts, slip),
    betType: state.betType,
    types: typeChoices(state.legs.length, facts.config.maxLegs),
    shape: shapeView(slip),
    systemValue: slip.systemValue,
    blocks: blocksView(state, facts, slip),
    canUndo: state.undo.length > 0,
    canRedo: state.redo.length > 0,
  };
}

export function stakeSlice({ state, facts, slip }: CouponReading): StakeSlice {
  const { currency, stake, account, type, promo } = slip;
  const { settings, limits } = state;
  const isExcluded = facts.ownLimits !== null && facts.ownLimits.excluded !== null;
  const coef = slip.exactCoef.ok ? slip.exactCoef.value : null;
  return {
    currency,
    account: { id: account?.id ?? null, type: account?.type ?? 'main', choices: facts.player?.accounts ?? [] },
    stakeText: state.stakeText,
    stake: stake.ok ? stake.value : null,
    totalStake: slip.totalStake,
    presets: stakePresets(currency),
    step: stakeStep(currency, settings, facts.groupMark),
    minStake: leastOf(state, facts, slip),
    maxStake: mostOf(state, facts, slip) ?? (slip.isBonusAccount ? (account?.money ?? null) : null),
    vip: {
      isPossible: slip.whyNoVip === null,
      isOn: slip.isVip,
      why: slip.whyNoVip === null ? null : text(`coupon.why.vip.${slip.whyNoVip}`),
    },
    promo: {
      isAllowed: facts.config.isPromoCodeAllowed && type.allowsPromoCode && !slip.isBonusAccount,
      why: !facts.config.isPromoCodeAllowed
        ? text('coupon.why.promoOff')
        : slip.isBonusAccount
          ? text('coupon.why.promoBonus')
          : type.allowsPromoCode
            ? null
            : text('coupon.why.promoSingles'),
      code: state.promoCode,
      // An answer from before an exclusion, or before the right was withdrawn, no longer offers anything.
      offered: facts.rightStops.bonus.length > 0 || isExcluded ? [] : (limits?.promoCodes ?? []),
      worth: promo?.amount ?? null,
    },
    exact: {
      isPossible: type.hasCoefficient,
      text: exactText(state, facts, coef),
      coef,
      isWrong: !slip.exactCoef.ok,
    },
    oneClick: {
      isAllowed: facts.config.isOneClickAllowed,
      isOn: settings.isOneClick,
      asksToClear: state.asksOneClick,
      stakeText: settings.oneClickText,
      bonusStakeText: settings.oneClickBonusText,
    },
    settings,
    ...figuresView(state, facts, slip),
  };
}

export function offersSlice({ state, facts, slip }: CouponReading): OffersSlice {
  return {
    bonusBet: {
      isPossible: slip.canHaveBonusBet,
      isOn: slip.hasBonusBet,
      percent: Math.min(state.legs.length, MAX_BONUS_PERCENT),
    },
    advance: {
      isAllowed: slip.advance !== null,
      isOn: state.settings.isAdvance,
      available: state.limits?.availablePrepaidAmount ?? 0,
      used: slip.prepaid.ok ? slip.prepaid.value : 0,
    },
    ready: { hasExpressOfTheDay: facts.config.hasExpressOfTheDay, hasBetGenerator: facts.config.hasBetGenerator },
    expresses: {
      status: state.expresses?.status ?? 'idle',
      live: state.expresses?.list.live ?? [],
      line: state.expresses?.list.line ?? [],
    },
    loading: viewLoading(state.loading),
    share: { status: state.share?.status ?? 'idle', code: state.share?.code ?? '' },
  };
}

export function placingSlice({ state, facts, slip, now }: CouponReading): PlacingSlice {
  const blockers = blockersOf(state, facts, slip);
  return {
    blockers,
    canPlace: blockers.length === 0,
    placing: viewPlacing(state, facts, slip, now),
    question: viewQuestion(state, facts),
    orders: viewOrders(state),
    endedOrders: viewEndedOrders(state),
  };
}

export function wholeView([slip, stake, offers, placing]: readonly [
  SlipSlice,
  StakeSlice,
  OffersSlice,
  PlacingSlice,
]): CouponView {
  return { ...slip, ...stake, ...offers, ...placing };
}

/** A bonus leg is 1 + min(n, 10)/100. */
const MAX_BONUS_PERCENT = 10;

function typeChoices(legCount: number, maxLegs: number): readonly TypeChoice[] {
  return betTypeNames.map((betType) => {
    const why = whyNot(betType, legCount, maxLegs);
    return { betType, allowed: why === null, why };
  });
}

function shapeView({ type }: ResolvedSlip): ShapeView {
  return {
    hasSystem: type.hasSystemValue,
    bankerName: !type.hasBankers ? null : type.minBlocks > 0 ? 'lobby' : 'banker',
    hasBlocks: type.minBlocks > 0,
    isOrdered: type.isOrdered,
    amountPer: type.amountPer,
    hasCoefficient: type.hasCoefficient,
    allowsPromoCode: type.allowsPromoCode,
  };
}

function viewLoading(loading: CouponState['loading']): OffersSlice['loading'] {
  if (loading === null) return { status: 'idle', problem: null, missing: 0 };
  if (loading.status === 'failed')
    return {
      status: 'failed',
      problem: text(`coupon.load.${KNOWN_LOAD_FAILURES.has(loading.code) ? loading.code : 'refused'}`),
      missing: 0,
    };
  return { status: loading.status === 'loading' ? 'loading' : 'idle', problem: null, missing: loading.missing };
}

const KNOWN_LOAD_FAILURES: ReadonlySet<string> = new Set(['unknownCode', 'noSuchCoupon', 'nothingLeft', 'unreachable']);

function viewQuestion(state: CouponState, facts: CouponFacts): OddsQuestion | null {
  if (state.question === null) return null;
  const byMarket = new Map(state.question.map(({ marketId, price }) => [marketId, price]));
  const before = worth(resolveSlip(state, facts, new Map(state.legs.map(({ marketId, price }) => [marketId, price]))));
  const after = worth(resolveSlip(state, facts, byMarket));
  return {
    legs: state.legs.map(({ marketId, price }) => ({
      marketId,
      oldPrice: price,
      newPrice: byMarket.get(marketId) ?? price,
    })),
    oldOdds: before.odds,
    newOdds: after.odds,
    oldWin: before.win,
    newWin: after.win,
  };
}

function worth({ quote }: ResolvedSlip): { readonly odds: string; readonly win: number } {
  if (!quote.ok) return { odds: '', win: 0 };
  const { totalOdds, maxWin } = quote.value;
  return { odds: totalOdds === null ? '' : toDecimalString(totalOdds, ODDS_PLACES), win: maxWin };
}

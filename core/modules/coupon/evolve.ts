/**
 * Folds the coupon's events. Total: an event of another tab may meet a state other than the one it was decided on, and
 * never breaks it.
 */
import type { CouponEvent } from './messages.ts';
import { finished, placed } from './rules/finished-bet.ts';
import { arranged, hasLeg, moved, wholeParts } from './rules/arrange.ts';
import { namedAsPlaced, settledGroup } from './rules/placed-group.ts';
import type { CouponState, Intent } from './state.ts';
import { draftOf, EMPTY_COUPON, UNDO_STEPS } from './state.ts';
import type { Draft, Expresses, PriceSeen } from './types.ts';

export function evolveCoupon(state: CouponState, event: CouponEvent): CouponState {
  switch (event.type) {
    case 'coupon/legAdded': {
      const { couponId, leg, betType } = event.payload;
      if (hasLeg(state, leg.marketId)) return state;
      const named = state.couponId === '' ? { couponId, attempt: 0 } : {};
      return { ...edited(state, { legs: [...state.legs, leg], betType }), ...named };
    }
    case 'coupon/legRemoved':
      return edited(state, {
        legs: state.legs.filter((each) => each.marketId !== event.payload.marketId),
        betType: event.payload.betType,
      });
    case 'coupon/legReplaced': {
      const { marketId, leg } = event.payload;
      if (!hasLeg(state, marketId)) return state;
      const by = (id: number): number => (id === marketId ? leg.marketId : id);
      return edited(state, {
        // The time at which the leg was added stays.
        legs: state.legs.map((each) => (each.marketId === marketId ? { ...each, ...leg } : each)),
        bankers: state.bankers.map(by),
        blocks: state.blocks.map((block) => ({ ...block, marketIds: block.marketIds.map(by) })),
        legStakes: state.legStakes.map((each) => ({ ...each, marketId: by(each.marketId) })),
      });
    }
    case 'coupon/cleared':
      return edited(state, {
        legs: [],
        betType: 'single',
        promoCode: '',
        exactCoefText: '',
        isBonusBetDeleted: false,
        systemValue: 2,
      });
    case 'coupon/typeChosen':
      // A lobby is not a set of bankers: the legs in every line are chosen anew for each type.
      return edited(state, { betType: event.payload.betType, bankers: [] });
    case 'coupon/systemChosen':
      return edited(state, { systemValue: Math.max(2, event.payload.value) });
    case 'coupon/bankerSet': {
      const { marketId, isBanker } = event.payload;
      const others = state.bankers.filter((id) => id !== marketId);
      return edited(state, { bankers: isBanker ? [...others, marketId] : others });
    }
    case 'coupon/legMoved': {
      const from = state.legs.findIndex(({ marketId }) => marketId === event.payload.marketId);
      return edited(state, { legs: moved(state.legs, from, event.payload.to) });
    }
    case 'coupon/blocksArranged':
      return edited(state, { blocks: event.payload.blocks });
    case 'coupon/stakeTyped':
      return { ...state, stakeText: event.payload.text, results: [] };
    case 'coupon/blockStakeTyped': {
      const { blockId, text } = event.payload;
      return {
        ...state,
        results: [],
        blocks: state.blocks.map((block) => (block.id === blockId ? { ...block, stakeText: text } : block)),
      };
    }
    case 'coupon/legStakeTyped': {
      const { marketId, text } = event.payload;
      if (!hasLeg(state, marketId)) return state;
      return {
        ...state,
        results: [],
        legStakes: [
          ...state.legStakes.filter((each) => each.marketId !== marketId),
          ...(text === '' ? [] : [{ marketId, text }]),
        ],
      };
    }
    case 'coupon/promoCodeChosen':
      return edited(state, { promoCode: event.payload.code });
    case 'coupon/bonusBetSet':
      return edited(state, { isBonusBetDeleted: !event.payload.isOn });
    case 'coupon/exactCoefTyped':
      return { ...state, exactCoefText: event.payload.text, exactCoefView: event.payload.view, results: [] };
    case 'coupon/accountChosen':
      return { ...state, accountId: event.payload.accountId, limits: null };
    case 'coupon/changeActionChosen': {
      const { action, tolerance = 0 } = event.payload;
      const chosen = {
        changeCoefAction: action,
        changeCoefTolerance: action === 'acceptBetter' ? tolerance : 0,
      } as const;
      return { ...state, settings: { ...state.settings, ...chosen } };
    }
    case 'coupon/settingsChanged':
      return { ...state, asksOneClick: false, settings: { ...state.settings, ...event.payload.settings } };
    case 'coupon/oneClickAsked':
      return { ...state, asksOneClick: true };
    case 'coupon/oneClickDeclined':
      return { ...state, asksOneClick: false };
    case 'coupon/limitsKnown':
      return { ...state, limits: event.payload };
    case 'coupon/priceMoved':
      return state;
    case 'coupon/oneClickRefused': {
      const { tap, leg, amount, reasons } = event.payload;
      return {
        ...state,
        results: [
          ...state.results.slice(-ONE_CLICK_RESULTS),
          { key: tap, group: tap, legs: [leg], amount, outcome: { kind: 'blocked', reasons } },
        ],
      };
    }
    case 'coupon/pricesAccepted':
      return { ...state, question: null, legs: withPrices(state.legs, event.payload.prices) };
    case 'coupon/questionAsked':
      return { ...state, question: event.payload.prices, results: [] };
    case 'coupon/questionClosed':
      return { ...state, question: null };
    case 'coupon/draftRestored': {
      const { draft, direction } = event.payload;
      const now = draftOf(state);
      const stacks =
        direction === 'undo'
          ? { undo: state.undo.slice(0, -1), redo: [...state.redo, now] }
          : { undo: [...state.undo, now], redo: state.redo.slice(0, -1) };
      return { ...state, ...arranged(draft), ...stacks, question: null, limits: null, share: null, loading: null };
    }
    case 'coupon/loadAsked':
      return { ...state, loading: { ask: event.payload.ask, status: 'loading', code: '', missing: 0 } };
    case 'coupon/loadFailed':
      return state.loading?.ask === event.payload.ask
        ? { ...state, loading: { ...state.loading, status: 'failed', code: event.payload.code } }
        : state;
    case 'coupon/loaded': {
      const { ask, couponId, draft, missing } = event.payload;
      return {
        ...edited(state, draft),
        couponId: state.couponId === '' ? couponId : state.couponId,
        loading: { ask, status: 'done', code: '', missing },
      };
    }
    case 'coupon/shareAsked':
      return { ...state, share: { ask: event.payload.ask, status: 'asking', code: '' } };
    case 'coupon/shared': {
      const { ask, code } = event.payload;
      return state.share?.ask === ask
        ? { ...state, share: { ask, status: code === null ? 'failed' : 'ready', code: code ?? '' } }
        : state;
    }
    case 'coupon/tabChosen':
      return { ...state, tab: event.payload.tab };
    case 'coupon/shareClosed':
      return { ...state, share: null };
    case 'coupon/expressesAsked':
      return { ...state, expresses: { status: 'loading', list: state.expresses?.list ?? NO_EXPRESSES } };
    case 'coupon/expressesReceived': {
      const { expresses } = event.payload;
      return {
        ...state,
        expresses: { status: expresses === null ? 'failed' : 'ready', list: expresses ?? NO_EXPRESSES },
      };
    }
    case 'coupon/placeIntended': {
      const { key, group, sent, legs, at } = event.payload;
      if (state.intents.some((each) => each.key === key)) return state;
      const intent: Intent = {
        key,
        group,
        couponId: sent.id,
        sent,
        legs,
        at,
        phase: 'saving',
        acceptAt: null,
        groupEnd: null,
        order: null,
      };
      // Placing a new coupon removes earlier results; a one-click bet leaves the latest ones visible.
      const { isOneClick } = state.settings;
      const results = isOneClick
        ? state.results.slice(-ONE_CLICK_RESULTS)
        : state.results.filter((each) => each.group === group && each.key !== key);
      const lastTap = isOneClick ? { marketId: legs[0]?.marketId ?? 0, at } : state.lastTap;
      return {
        ...state,
        lastTap,
        ...(isOneClick ? {} : namedAsPlaced(state, intent)),
        question: null,
        results,
        intents: [...state.intents, intent],
      };
    }
    case 'coupon/placeSent':
      return withIntent(state, event.payload.key, { phase: 'sending', acceptAt: null });
    case 'coupon/placePending':
      return withIntent(state, event.payload.key, { phase: 'pending', acceptAt: event.payload.acceptAt });
    case 'coupon/placeUnknown':
      return withIntent(state, event.payload.key, { phase: 'unknown', acceptAt: null });
    case 'coupon/orderTaken': {
      const { key, exactCoef, since, expiresAt } = event.payload;
      const intent = state.intents.find((each) => each.key === key);
      if (intent === undefined || intent.phase === 'ordered') return state;
      const taken = withIntent(state, key, {
        phase: 'ordered',
        acceptAt: null,
        order: { exactCoef, since, expiresAt, isCancelling: false },
      });
      return settledGroup(
        { ...taken, results: [...taken.results, placed(intent, { kind: 'ordered', exactCoef })] },
        intent,
        'taken',
      );
    }
    case 'coupon/orderCancelAsked':
      return {
        ...state,
        intents: state.intents.map((each) =>
          each.key === event.payload.key && each.order !== null
            ? { ...each, order: { ...each.order, isCancelling: true } }
            : each,
        ),
      };
    case 'coupon/placeNotSaved':
      return finished(state, event.payload.key, { kind: 'notSaved', why: event.payload.why ?? 'storage' });
    case 'coupon/betAccepted':
      return finished(state, event.payload.key, { kind: 'accepted', bet: event.payload.bet });
    case 'coupon/betRejected':
      return finished(state, event.payload.key, { kind: 'rejected', reasons: event.payload.reasons });
    case 'coupon/orderDismissed':
      return { ...state, endedOrders: state.endedOrders.filter(({ key }) => key !== event.payload.key) };
    case 'coupon/resultDismissed':
      // Results of bets placed together are shown together.
      return {
        ...state,
        results: state.results.filter(({ group }) =>
          state.intents.some((each) => each.group === group && each.phase !== 'ordered'),
        ),
      };
    case 'coupon/forgotten':
      return EMPTY_COUPON;
  }
  return state;
}

/** The number of earlier one-click results that stay visible. */
const ONE_CLICK_RESULTS = 9;
const NO_EXPRESSES: Expresses = { live: [], line: [] };

/** Applies an undoable edit to the draft and drops the limits, which belong to the coupon before the edit. */
function edited(state: CouponState, change: Partial<Draft>): CouponState {
  const before = draftOf(state);
  const undo = state.undo.length < UNDO_STEPS ? state.undo.slice() : state.undo.slice(1 - UNDO_STEPS);
  undo.push(before);
  return {
    ...state,
    ...change,
    ...wholeParts({ ...before, ...change }),
    undo,
    redo: [],
    question: null,
    results: [],
    limits: null,
    share: null,
    loading: null,
  };
}

function withPrices(legs: CouponState['legs'], prices: readonly PriceSeen[]): CouponState['legs'] {
  const byMarket = new Map(prices.map(({ marketId, price }) => [marketId, price]));
  return legs.map((leg) => ({ ...leg, price: byMarket.get(leg.marketId) ?? leg.price }));
}

function withIntent(state: CouponState, key: string, change: Partial<Intent>): CouponState {
  return { ...state, intents: state.intents.map((each) => (each.key === key ? { ...each, ...change } : each)) };
}

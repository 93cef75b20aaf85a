/** One-click betting: a tap on a price places a single at a preset stake [CPN-21]. */
import type { Stamp } from '../../../kernel/message.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { CouponFacts } from '../facts.ts';
import type { CouponCommand, CouponEvent } from '../messages.ts';
import type { Decided } from './decided.ts';
import type { CouponState } from '../state.ts';
import { EMPTY_DRAFT } from '../state.ts';
import type { Refusal } from '../types.ts';
import { blockersOf } from './blockers.ts';
import { resolveSlip } from './resolve-slip.ts';
import { place } from './place.ts';

type Of<T extends CouponCommand['type']> = Extract<CouponCommand, { type: T }>;

/**
 * Switches one click on or off. Switching on asks first when legs would be removed; drop-on-score-change and one click
 * exclude each other [CPN-21].
 */
export function decideOneClick(
  command: Of<'coupon/setOneClick' | 'coupon/answerOneClick'>,
  state: CouponState,
  facts: CouponFacts,
): Decided {
  const on: CouponEvent = {
    type: 'coupon/settingsChanged',
    payload: { settings: { isOneClick: true, isDropOnScoreChange: false } },
  };
  switch (command.type) {
    case 'coupon/setOneClick':
      if (command.payload.isOn === state.settings.isOneClick) return ok([]);
      if (!command.payload.isOn)
        return ok([{ type: 'coupon/settingsChanged', payload: { settings: { isOneClick: false } } }]);
      if (!facts.config.isOneClickAllowed) return err({ code: 'coupon/notAllowed' });
      return ok([state.legs.length > 0 ? { type: 'coupon/oneClickAsked', payload: {} } : on]);
    case 'coupon/answerOneClick':
      if (!state.asksOneClick) return err({ code: 'coupon/noQuestion' });
      return ok(
        command.payload.isYes
          ? [{ type: 'coupon/cleared', payload: {} }, on]
          : [{ type: 'coupon/oneClickDeclined', payload: {} }],
      );
  }
}

const DOUBLE_CLICK_MS = 600;

/**
 * Places a bet with one tap, at the price shown at the tap. When any reason blocks the bet, the result names it and
 * nothing is placed.
 */
export function tapToBet(state: CouponState, facts: CouponFacts, stamp: Stamp, marketId: number): Decided {
  const market = facts.market(marketId);
  if (market === null || market.state === 'gone' || market.finished) return err({ code: 'coupon/unknownMarket' });
  // A double click is one tap.
  if (state.lastTap !== null && state.lastTap.marketId === marketId && stamp.at - state.lastTap.at < DOUBLE_CLICK_MS)
    return ok([]);
  const { isBonusAccount } = resolveSlip(state, facts);
  const { oneClickText, oneClickBonusText } = state.settings;
  const tapped: CouponState = {
    ...state,
    ...EMPTY_DRAFT,
    couponId: stamp.id,
    attempt: 0,
    intents: [],
    limits: null,
    question: null,
    legs: [market.leg],
    blocks: [{ id: 0, marketIds: [marketId], stakeText: '' }],
    stakeText: isBonusAccount ? oneClickBonusText : oneClickText,
    settings: {
      ...state.settings,
      isVipBet: false,
      isAdvance: false,
      changeCoefAction: 'acceptBetter',
      changeCoefTolerance: 0,
    },
  };
  const placed = place(tapped, facts, stamp);
  if (placed.ok) return placed;
  const slip = resolveSlip(tapped, facts);
  const reasons = blockersOf(tapped, facts, slip).map(({ code, text }): Refusal => {
    const amount = text.params['amount'];
    return { code, marketId, price: null, amount: typeof amount === 'number' ? amount : null };
  });
  return ok([
    {
      type: 'coupon/oneClickRefused',
      payload: { tap: stamp.id, leg: market.leg, amount: slip.totalStake ?? 0, reasons },
    },
  ]);
}

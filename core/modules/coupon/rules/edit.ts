/**
 * Edits beyond adding and removing legs: type, order, blocks, bankers, amounts, terms [CPN-3, CPN-5, CPN-16 … CPN-21].
 */
import { moneyToTypedText } from '../../../kernel/money.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { CouponFacts } from '../facts.ts';
import type { CouponCommand, CouponEvent } from '../messages.ts';
import type { Decided } from './decided.ts';
import type { CouponState } from '../state.ts';
import type { Block } from '../types.ts';
import { hasLeg, moved } from './arrange.ts';
import type { ResolvedSlip } from './resolved-slip.ts';
import { asksForNone, resolveSlip } from './resolve-slip.ts';
import { betTypes, MIN_SYSTEM_VALUE } from './settlement/bet-types.ts';
import { largestSize } from './settlement/shape.ts';
import { mostOf } from './stake-blockers.ts';
import { whyNot } from './types.ts';

/** No amount, code or price is longer. */
const MAX_TEXT = 24;

export type EditCommand = Extract<
  CouponCommand,
  {
    type:
      | 'coupon/chooseType'
      | 'coupon/typeStake'
      | 'coupon/setStake'
      | 'coupon/chooseSystem'
      | 'coupon/setBanker'
      | 'coupon/moveLeg'
      | 'coupon/moveToBlock'
      | 'coupon/moveBlock'
      | 'coupon/typeBlockStake'
      | 'coupon/setBlockStake'
      | 'coupon/typeLegStake'
      | 'coupon/setLegStake'
      | 'coupon/choosePromoCode'
      | 'coupon/setBonusBet'
      | 'coupon/typeExactCoef'
      | 'coupon/chooseAccount'
      | 'coupon/replaceLeg';
  }
>;

export function decideEdit(command: EditCommand, state: CouponState, facts: CouponFacts): Decided {
  switch (command.type) {
    case 'coupon/chooseType':
      if (command.payload.betType === state.betType) return ok([]);
      return whyNot(command.payload.betType, state.legs.length, facts.config.maxLegs) === null
        ? ok([{ type: 'coupon/typeChosen', payload: command.payload }])
        : err({ code: 'coupon/typeNotAllowed' });
    case 'coupon/typeStake':
      return ok([...byHand(state), { type: 'coupon/stakeTyped', payload: { text: cut(command.payload.text) } }]);
    case 'coupon/setStake':
      return ok([
        ...byHand(state),
        { type: 'coupon/stakeTyped', payload: { text: amountText(command.payload.amount, state, facts) } },
      ]);
    case 'coupon/chooseSystem': {
      const { value } = command.payload;
      if (!Number.isInteger(value) || value < MIN_SYSTEM_VALUE || value > systemMostOf(state))
        return err({ code: 'coupon/notAllowed' });
      return value === state.systemValue ? ok([]) : ok([{ type: 'coupon/systemChosen', payload: { value } }]);
    }
    case 'coupon/setBanker': {
      const { marketId, isBanker } = command.payload;
      if (!hasLeg(state, marketId)) return err({ code: 'coupon/notInCoupon' });
      if (isBanker && (facts.market(marketId)?.isDisabledBanker === true || !betTypes[state.betType].hasBankers))
        return err({ code: 'coupon/notAllowed' });
      return state.bankers.includes(marketId) === isBanker
        ? ok([])
        : ok([{ type: 'coupon/bankerSet', payload: command.payload }]);
    }
    case 'coupon/moveLeg':
      return hasLeg(state, command.payload.marketId)
        ? ok([{ type: 'coupon/legMoved', payload: command.payload }])
        : err({ code: 'coupon/notInCoupon' });
    case 'coupon/moveToBlock':
    case 'coupon/moveBlock':
      return arrangeBlocks(command, state);
    case 'coupon/typeBlockStake':
      return blockText(state, command.payload.blockId, cut(command.payload.text));
    case 'coupon/setBlockStake':
      return blockText(state, command.payload.blockId, amountText(command.payload.amount, state, facts));
    case 'coupon/typeLegStake':
      return legText(state, command.payload.marketId, cut(command.payload.text));
    case 'coupon/setLegStake':
      return legText(state, command.payload.marketId, amountText(command.payload.amount, state, facts));
    case 'coupon/choosePromoCode':
      return choosePromoCode(command.payload.code, state, facts);
    case 'coupon/setBonusBet': {
      if (!resolveSlip(state, facts).canHaveBonusBet) return err({ code: 'coupon/notAllowed' });
      return ok([{ type: 'coupon/bonusBetSet', payload: command.payload }]);
    }
    case 'coupon/typeExactCoef': {
      const text = cut(command.payload.text);
      // Exact odds of zero also clear drop-on-score-change [D4.1.8].
      const isNone = asksForNone(text);
      return ok([
        { type: 'coupon/exactCoefTyped', payload: { text, view: facts.oddsView } },
        ...(isNone && state.settings.isDropOnScoreChange
          ? [{ type: 'coupon/settingsChanged', payload: { settings: { isDropOnScoreChange: false } } } as const]
          : []),
      ]);
    }
    case 'coupon/chooseAccount': {
      const { accountId } = command.payload;
      return facts.player?.accounts.some(({ id }) => id === accountId) === true
        ? ok([{ type: 'coupon/accountChosen', payload: { accountId } }])
        : err({ code: 'coupon/notAllowed' });
    }
    case 'coupon/replaceLeg': {
      const { marketId, by, price } = command.payload;
      const market = facts.market(by);
      if (!hasLeg(state, marketId)) return err({ code: 'coupon/notInCoupon' });
      if (market === null || market.state === 'gone' || market.finished || hasLeg(state, by))
        return err({ code: 'coupon/unknownMarket' });
      return ok([
        { type: 'coupon/legReplaced', payload: { marketId, leg: { ...market.leg, price: price ?? market.leg.price } } },
      ]);
    }
  }
}

/** The stake that follows the maximum: the operator's maximum, as far as the balance allows [CPN-18]. */
export function autoMaxStake(state: CouponState, facts: CouponFacts): readonly CouponEvent[] {
  if (!state.settings.isAutoMax) return [];
  const slip = resolveSlip(state, facts);
  const most = mostOf(state, facts, slip);
  const money = moneyForEach(state, slip);
  if (money === null || slip.hasPromo || (most === null && !slip.isBonusAccount)) return [];
  const text = moneyToTypedText(Math.min(most ?? Infinity, money), slip.currency, facts.groupMark);
  return text === state.stakeText ? [] : [{ type: 'coupon/stakeTyped', payload: { text } }];
}

/** The account's money for the stake; for several singles, for each leg without its own stake. */
function moneyForEach({ legStakes: own }: CouponState, { type, account, legStakes }: ResolvedSlip): number | null {
  if (account === null || type.amountPer !== 'leg') return account?.money ?? null;
  const apart = own.reduce((total, { marketId }) => {
    const amount = legStakes.get(marketId);
    return total + (amount?.ok === true ? amount.value : 0);
  }, 0);
  const sharing = legStakes.size - own.length;
  return sharing <= 0 ? null : Math.max(0, Math.floor((account.money - apart) / sharing));
}

function cut(text: string): string {
  return text.slice(0, MAX_TEXT);
}

function amountText(amount: number, state: CouponState, facts: CouponFacts): string {
  return moneyToTypedText(amount, resolveSlip(state, facts).currency, facts.groupMark);
}

/** A stake typed by hand ends auto-max. */
function byHand({ settings }: CouponState): readonly CouponEvent[] {
  return settings.isAutoMax ? [{ type: 'coupon/settingsChanged', payload: { settings: { isAutoMax: false } } }] : [];
}

/** The largest size that the coupon's units allow; 0 for a type without sizes. */
function systemMostOf({ betType, legs, bankers, blocks }: CouponState): number {
  const type = betTypes[betType];
  if (!type.hasSystemValue) return 0;
  const units =
    type.name === 'multibet'
      ? blocks.filter(({ marketIds }) => marketIds.some((id) => !bankers.includes(id))).length
      : legs.length - bankers.length;
  return Math.max(MIN_SYSTEM_VALUE, largestSize(type, units));
}

function blockText({ blocks }: CouponState, blockId: number, text: string): Decided {
  return blocks.some(({ id }) => id === blockId)
    ? ok([{ type: 'coupon/blockStakeTyped', payload: { blockId, text } }])
    : err({ code: 'coupon/noSuchBlock' });
}

function legText(state: CouponState, marketId: number, text: string): Decided {
  return hasLeg(state, marketId)
    ? ok([{ type: 'coupon/legStakeTyped', payload: { marketId, text } }])
    : err({ code: 'coupon/notInCoupon' });
}

function arrangeBlocks(
  command: Extract<EditCommand, { type: 'coupon/moveToBlock' | 'coupon/moveBlock' }>,
  state: CouponState,
): Decided {
  const { blocks } = state;
  if (command.type === 'coupon/moveBlock') {
    const from = blocks.findIndex(({ id }) => id === command.payload.blockId);
    return from < 0
      ? err({ code: 'coupon/noSuchBlock' })
      : ok([{ type: 'coupon/blocksArranged', payload: { blocks: moved(blocks, from, command.payload.to) } }]);
  }
  const { marketId, blockId } = command.payload;
  if (!hasLeg(state, marketId)) return err({ code: 'coupon/notInCoupon' });
  if (blockId !== null && !blocks.some(({ id }) => id === blockId)) return err({ code: 'coupon/noSuchBlock' });
  const to = blockId ?? Math.max(-1, ...blocks.map(({ id }) => id)) + 1;
  const own: readonly Block[] = blockId === null ? [{ id: to, marketIds: [], stakeText: '' }] : [];
  const next = [...blocks, ...own].map((block): Block => {
    const others = block.marketIds.filter((id) => id !== marketId);
    return { ...block, marketIds: block.id === to ? [...others, marketId] : others };
  });
  return ok([
    { type: 'coupon/blocksArranged', payload: { blocks: next.filter(({ marketIds }) => marketIds.length > 0) } },
  ]);
}

/** An offered code brings its amount; a typed one is the operator's to judge. */
function choosePromoCode(code: string, state: CouponState, facts: CouponFacts): Decided {
  const chosen = cut(code.trim()).toUpperCase();
  if (chosen !== '' && !facts.config.isPromoCodeAllowed) return err({ code: 'coupon/notAllowed' });
  const events: CouponEvent[] = [{ type: 'coupon/promoCodeChosen', payload: { code: chosen } }];
  const offered = state.limits?.promoCodes.find((each) => each.code === chosen);
  if (offered !== undefined)
    events.push({ type: 'coupon/stakeTyped', payload: { text: amountText(offered.amount, state, facts) } });
  return ok(events);
}

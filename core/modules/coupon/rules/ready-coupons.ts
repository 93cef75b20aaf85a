/** Coupons from elsewhere and codes for this one [CPN-23, CPN-24]. */
import type { Stamp } from '../../../kernel/message.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { CouponFacts } from '../facts.ts';
import type { CouponCommand } from '../messages.ts';
import type { Decided } from './decided.ts';
import type { CouponState } from '../state.ts';
import { EMPTY_DRAFT } from '../state.ts';
import type { Block, Draft, LoadedCoupon } from '../types.ts';
import { arranged } from './arrange.ts';
import { whyNot } from './types.ts';

type ReadyCommand = Extract<
  CouponCommand,
  {
    type:
      | 'coupon/load'
      | 'coupon/receiveLoaded'
      | 'coupon/reportLoadFailed'
      | 'coupon/share'
      | 'coupon/receiveCode'
      | 'coupon/closeShare'
      | 'coupon/openExpresses'
      | 'coupon/receiveExpresses';
  }
>;

export function decideReady(command: ReadyCommand, state: CouponState, facts: CouponFacts, stamp: Stamp): Decided {
  switch (command.type) {
    case 'coupon/load':
      return ok([{ type: 'coupon/loadAsked', payload: { ask: stamp.id, from: command.payload.from } }]);
    case 'coupon/receiveLoaded': {
      const { ask, coupon } = command.payload;
      if (state.loading?.ask !== ask || state.loading.status !== 'loading') return err({ code: 'coupon/stale' });
      if (coupon.legs.length === 0) return ok([{ type: 'coupon/loadFailed', payload: { ask, code: 'nothingLeft' } }]);
      return ok([
        {
          type: 'coupon/loaded',
          payload: {
            ask,
            couponId: stamp.id,
            draft: draftFrom(coupon, state, facts, stamp.at),
            missing: coupon.missing,
          },
        },
      ]);
    }
    case 'coupon/reportLoadFailed':
      return state.loading?.ask === command.payload.ask
        ? ok([{ type: 'coupon/loadFailed', payload: command.payload }])
        : err({ code: 'coupon/stale' });
    case 'coupon/share':
      return state.legs.length === 0
        ? err({ code: 'coupon/empty' })
        : ok([{ type: 'coupon/shareAsked', payload: { ask: stamp.id } }]);
    case 'coupon/receiveCode':
      return state.share?.ask === command.payload.ask
        ? ok([{ type: 'coupon/shared', payload: command.payload }])
        : err({ code: 'coupon/stale' });
    case 'coupon/openExpresses':
      return state.expresses?.status === 'loading' ? ok([]) : ok([{ type: 'coupon/expressesAsked', payload: {} }]);
    case 'coupon/receiveExpresses':
      return ok([{ type: 'coupon/expressesReceived', payload: command.payload }]);
    case 'coupon/closeShare':
      return state.share === null ? ok([]) : ok([{ type: 'coupon/shareClosed', payload: {} }]);
  }
}

/**
 * A draft of the loaded legs at their current prices; the player's stake stays. Legs beyond the site's maximum are
 * dropped from the end.
 */
function draftFrom(
  { betType, systemValue, legs: loaded }: LoadedCoupon,
  { stakeText }: CouponState,
  { config }: CouponFacts,
  addedAt: number,
): Draft {
  const legs = loaded.slice(0, config.maxLegs);
  const blocks = new Map<number, Block>();
  for (const { blockId, marketId } of legs) {
    const block = blocks.get(blockId) ?? { id: blockId, marketIds: [], stakeText: '' };
    blocks.set(blockId, { ...block, marketIds: [...block.marketIds, marketId] });
  }
  return arranged({
    ...EMPTY_DRAFT,
    legs: legs.map(({ isBanker: _banker, blockId: _block, ...leg }) => ({ ...leg, addedAt })),
    betType: betType !== 'unknown' && whyNot(betType, legs.length, config.maxLegs) === null ? betType : 'express',
    stakeText,
    systemValue: Math.max(2, systemValue),
    bankers: legs.filter(({ isBanker }) => isBanker).map(({ marketId }) => marketId),
    blocks: betType === 'multibet' || betType === 'conditional' ? [...blocks.values()] : [],
  });
}

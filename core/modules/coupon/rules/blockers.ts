/** All reasons why the coupon can't be placed now, each with its one-tap remedy [CPN-4]. */
import { text } from '../../../kernel/text.ts';
import type { CouponFacts } from '../facts.ts';
import type { CouponState } from '../state.ts';
import type { Blocker, LegLock } from '../views.ts';
import { locksOf } from './locks.ts';
import { readStake } from './stake.ts';
import { whyNot } from './types.ts';

const LOCK_ORDER: readonly LegLock[] = ['finished', 'gone', 'suspended', 'dependent', 'stale'];

export function blockersOf(state: CouponState, facts: CouponFacts): readonly Blocker[] {
  if (state.legs.length === 0) return [plain('empty')];
  return [...typeBlockers(state, facts), ...legBlockers(state, facts), ...stakeBlockers(state, facts), ...playerBlockers(facts), ...placingBlockers(state)];
}

function plain(code: string): Blocker {
  return { code, text: text(`coupon.block.${code}`), money: [], remedy: null };
}

function typeBlockers(state: CouponState, facts: CouponFacts): readonly Blocker[] {
  const why = whyNot(state.typeId, state.legs, facts.maxLegs);
  if (why === null) return [];
  const fits = [0, 1].find((typeId) => whyNot(typeId, state.legs, facts.maxLegs) === null);
  const remedy = fits === undefined ? null : { text: text(`coupon.remedy.type${fits}`), command: { type: 'coupon/chooseType' as const, payload: { typeId: fits } } };
  return [{ code: 'type', text: why, money: [], remedy }];
}

function legBlockers(state: CouponState, facts: CouponFacts): readonly Blocker[] {
  let staleTold = false;
  return state.legs.flatMap((leg) => {
    const locks = locksOf(leg, state.legs, state.typeId, facts);
    return LOCK_ORDER.filter((lock) => locks.includes(lock)).flatMap((lock): readonly Blocker[] => {
      if (lock === 'stale') {
        // One feed, one reason.
        if (staleTold) return [];
        staleTold = true;
        return [plain('stale')];
      }
      const remedy = { text: text('coupon.remedy.removeLeg', { home: leg.home, away: leg.away }), command: { type: 'coupon/removeLeg' as const, payload: { marketId: leg.marketId } } };
      return [{ code: lock, text: text(`coupon.block.${lock}`, { home: leg.home, away: leg.away }), money: [], remedy }];
    });
  });
}

function stakeBlockers(state: CouponState, facts: CouponFacts): readonly Blocker[] {
  const currency = facts.player?.currency ?? facts.guestCurrency;
  const read = readStake(state.stakeText, currency);
  if (!read.ok) return [plain(read.error === 'empty' ? 'stakeEmpty' : `stake.${read.error}`)];
  const stake = read.value;
  if (stake === 0) return [plain('stakeEmpty')];
  const reasons: Blocker[] = [];
  if (state.limits !== null && stake < state.limits.minBetAmount) reasons.push(amount('belowMinimum', state.limits.minBetAmount, currency));
  if (state.limits !== null && stake > state.limits.maxBetAmount) reasons.push(amount('aboveMaximum', state.limits.maxBetAmount, currency));
  if (facts.player !== null && stake > facts.player.balance) reasons.push(amount('insufficientFunds', facts.player.balance, currency));
  return reasons;
}

function amount(code: string, limit: number, currency: string): Blocker {
  const params = { amount: limit, currency };
  const remedy = limit > 0 ? { text: text('coupon.remedy.setStake', params), command: { type: 'coupon/setStake' as const, payload: { amount: limit } } } : null;
  return { code, text: text(`coupon.block.${code}`, params), money: ['amount'], remedy };
}

function playerBlockers(facts: CouponFacts): readonly Blocker[] {
  if (facts.player !== null) return [];
  if (facts.sessionUnknown) return [plain('sessionUnknown')];
  return [{ code: 'signedOut', text: text('coupon.block.signedOut'), money: [], remedy: { text: text('coupon.remedy.register'), open: 'register' } }];
}

function placingBlockers(state: CouponState): readonly Blocker[] {
  const current = state.intents.find((each) => each.couponId === state.couponId);
  return current === undefined ? [] : [plain('placing')];
}

/** Why legs can't be bet now: all reasons of every leg [CPN-4]. */
import type { BetTypeName } from '../../history/public.ts';
import type { CouponFacts } from '../facts.ts';
import type { Leg } from '../types.ts';
import type { LegLock } from '../views.ts';
import { betTypes } from './settlement/bet-types.ts';

export function locksOf(
  leg: Leg,
  legs: readonly Leg[],
  betType: BetTypeName,
  isBanker: boolean,
  facts: CouponFacts,
): readonly LegLock[] {
  const locks: LegLock[] = [];
  const now = facts.market(leg.marketId);
  if (now?.finished === true) locks.push('finished');
  // The feed carries every leg: a leg that a fresh feed does not know has left the line.
  else if (now?.state === 'gone' || (now === null && facts.fresh)) locks.push('gone');
  else if (now?.isBlocked === true) locks.push('blocked');
  else if (now?.state === 'suspended') locks.push('suspended');
  const combines = betTypes[betType].combinesLegs;
  if (combines && now?.isBannedExpress === true) locks.push('bannedExpress');
  if (combines && legs.some((other) => other.gameId === leg.gameId && other.marketId !== leg.marketId))
    locks.push('dependent');
  if (isBanker && now?.isDisabledBanker === true) locks.push('noBanker');
  // Without a recent frame the price may be wrong.
  if (!facts.fresh) locks.push('stale');
  return locks;
}

/**
 * The operator's conditions of a bet at a boosted price: once for each player, for own money alone, up to its own
 * maximum [BST-3].
 */
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { Line } from '../../line/line.ts';
import { accountTypeOf, BONUS } from '../../players/accounts.ts';
import { about } from '../../players/directory.ts';
import type { Bets } from '../bets.ts';
import type { AskedCoupon, AskedLeg, Bettor, RejectReason } from '../coupon.ts';
import type { StakeLimits } from '../limits.ts';
import { spelled } from '../promo/promo-codes.ts';
import type { Protection } from './protection.ts';

interface BoostDeps {
  readonly line: Pick<Line, 'market'>;
  readonly bets: Pick<Bets, 'ofPlayer'>;
  readonly protection: Pick<Protection, 'mayOffer'>;
}

export function isBoosted({ kind }: Pick<AskedLeg, 'kind'>): boolean {
  return kind === KIND.boost;
}

/** Every reason against the boosted legs of a coupon. */
export function boostReasons(
  { bets, protection }: BoostDeps,
  { id }: Bettor,
  asked: AskedCoupon,
): readonly RejectReason[] {
  const boosted = asked.bets.filter(isBoosted);
  if (boosted.length === 0) return [];
  const used = new Set(bets.ofPlayer(id).flatMap(({ coupon }) => coupon.legs.map(({ marketId }) => marketId)));
  const isCombined =
    accountTypeOf(id, asked.accountId) === BONUS ||
    spelled(asked.promoCode) !== '' ||
    asked.hasBonusBet ||
    asked.isVipBet ||
    asked.exactCoef !== null;
  return boosted.flatMap(({ marketId }): readonly RejectReason[] => [
    ...(protection.mayOffer(id) ? [] : [{ code: 'bonusNotAllowed', marketId } as const]),
    ...(used.has(marketId) ? [{ code: 'boostUsed', marketId } as const] : []),
    ...(isCombined ? [{ code: 'boostAlone', marketId } as const] : []),
  ]);
}

/** The limits of a coupon, its maximum lowered to that of its boosts. */
export function withBoosts(
  limits: StakeLimits,
  { line }: Pick<BoostDeps, 'line'>,
  { currency }: Bettor,
  legs: readonly AskedLeg[],
): StakeLimits {
  const most = legs.filter(isBoosted).flatMap(({ marketId }) => {
    const stake = line.market(marketId)?.maxBoostedStake;
    return stake === undefined ? [] : [about(stake, currency)];
  });
  return { ...limits, maxBetAmount: Math.max(limits.minBetAmount, Math.min(limits.maxBetAmount, ...most)) };
}

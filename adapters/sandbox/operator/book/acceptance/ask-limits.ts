/** The limits of a coupon, for the player before placing. Amounts in minor units, prices in thousandths. */
import { accountTypeOf, BONUS, MAIN } from '../../players/accounts.ts';
import { bonusAccount } from '../../players/wallets.ts';
import { availableAdvance } from '../advance/advance.ts';
import type { AskedCoupon, Bettor } from '../coupon.ts';
import { ANTI_EXPRESS, SEVERAL_SINGLES } from '../coupon-types.ts';
import { stakeLimits } from '../limits.ts';
import type { StakeLimits } from '../limits.ts';
import { totalThousandths } from '../payout.ts';
import { offeredTo } from '../promo/promo-codes.ts';
import type { PromoCode } from '../promo/promo-codes.ts';
import { formedCoupon, mayBeVip, offeredHyperBonus } from './assess.ts';
import type { AssessDeps } from './assess.ts';
import { withBoosts } from './boosted.ts';
import { ANY_PRICE, checkLegs } from './check-legs.ts';

export interface CouponLimits extends StakeLimits {
  /** Several singles: the maximum stake for each leg. */
  readonly maxByMarketId: readonly { readonly marketId: number; readonly amount: number }[];
  readonly availablePrepaidAmount: number;
  /** Equals `maxBetAmount` when no VIP bet is possible. */
  readonly vipMaxBetAmount: number;
  /** Anti-express: the coefficient at the requested prices, thousandths. */
  readonly antiExpressCoef: number | null;
  readonly hyperBonusPercent: number;
  readonly minHyperBonusBetLimit: number;
  readonly maxHyperBonusLimit: number;
  /** Offered to this player, neither used nor expired; none during an exclusion or without the right to bonuses. */
  readonly promoCodes: readonly PromoCode[];
}

export function askLimits(deps: AssessDeps, bettor: Bettor, asked: AskedCoupon): CouponLimits {
  const { id, currency } = bettor;
  const isMain = accountTypeOf(id, asked.accountId) === MAIN;
  const bonus = offeredHyperBonus(deps, bettor, asked);
  const now = deps.clock.now();
  const used = deps.bets.usedPromoCodes(id);
  return {
    ...stakesOf(deps, bettor, asked),
    availablePrepaidAmount: isMain ? availableAdvance(deps, bettor) : 0,
    hyperBonusPercent: bonus?.percent ?? 0,
    minHyperBonusBetLimit: bonus?.minStake ?? 0,
    maxHyperBonusLimit: bonus?.maxBonus ?? 0,
    promoCodes: deps.protection.mayOffer(id)
      ? offeredTo(id, deps.registeredAt(id), currency).filter(
          ({ code, expiresAt }) => expiresAt > now && !used.has(code),
        )
      : [],
  };
}

type Stakes = StakeLimits & Pick<CouponLimits, 'maxByMarketId' | 'vipMaxBetAmount' | 'antiExpressCoef'>;

function stakesOf(deps: AssessDeps, bettor: Bettor, asked: AskedCoupon): Stakes {
  const { id, currency } = bettor;
  if (asked.typeId === SEVERAL_SINGLES) {
    const singles = asked.bets.map((leg) => ({
      leg,
      stakes: stakesOf(deps, bettor, { ...asked, typeId: 0, bets: [leg], exactCoef: null, isVipBet: false }),
    }));
    const [first] = singles;
    if (first === undefined) throw new RangeError('a coupon without legs has no limits');
    const maxBetAmount = Math.min(...singles.map(({ stakes }) => stakes.maxBetAmount));
    const maxByMarketId = singles.map(({ leg: { marketId }, stakes }) => ({ marketId, amount: stakes.maxBetAmount }));
    return { ...first.stakes, maxBetAmount, vipMaxBetAmount: maxBetAmount, maxByMarketId };
  }
  const { legs } = checkLegs(deps.line, asked.bets, { ...asked, ...ANY_PRICE, isOrder: true });
  const formed = formedCoupon(asked, legs);
  const canBeVip = mayBeVip(bettor, asked, legs);
  const usual = withBoosts(
    stakeLimits(currency, formed, { isVip: false, exactCoef: asked.exactCoef }),
    deps,
    bettor,
    asked.bets,
  );
  const vip = canBeVip ? stakeLimits(currency, formed, { isVip: true, exactCoef: null }) : usual;
  const isBonus = accountTypeOf(id, asked.accountId) === BONUS;
  // A free bet is limited only by the bonus balance.
  const most = isBonus ? deps.wallets.balance(bonusAccount(id), currency.iso) : usual.maxBetAmount;
  return {
    minBetAmount: usual.minBetAmount,
    maxBetAmount: most,
    maxPayout: asked.isVipBet ? vip.maxPayout : usual.maxPayout,
    maxByMarketId: [],
    vipMaxBetAmount: canBeVip ? vip.maxBetAmount : most,
    // The quote is for the prices that the player sees, even if they have moved since.
    antiExpressCoef: asked.typeId === ANTI_EXPRESS ? totalThousandths(formedCoupon(asked, [])) : null,
  };
}

/** Assesses a coupon at this moment: all reasons against it, the coupon as it would be struck, and its limits. */
import type { HyperBonusTerms } from 'touchline/core/coupon/rules/settlement/coupon-input';
import type { Line, LineClock } from '../../line/line.ts';
import { accountTypeOf, BONUS, isFreeBet, MAIN } from '../../players/accounts.ts';
import { bonusAccount, mainAccount } from '../../players/wallets.ts';
import type { Wallets } from '../../players/wallets.ts';
import type { StoredCoupon, StoredLeg } from '../../store/stored-coupon.ts';
import { availableAdvance, checkFunds } from '../advance/advance.ts';
import type { Bets } from '../bets.ts';
import type { AskedCoupon, Bettor, RejectReason } from '../coupon.ts';
import { takenType } from '../coupon-types.ts';
import { hyperBonusOf, stakeLimits } from '../limits.ts';
import type { StakeLimits } from '../limits.ts';
import { canWin } from '../payout.ts';
import { findCode, promoReasons, spelled } from '../promo/promo-codes.ts';
import { boostReasons, isBoosted, withBoosts } from './boosted.ts';
import { formReasons } from './check-form.ts';
import type { FormedCoupon } from './check-form.ts';
import { checkLegs } from './check-legs.ts';
import type { Protection } from './protection.ts';

export interface AssessDeps {
  readonly line: Pick<Line, 'market' | 'game'>;
  readonly clock: Pick<LineClock, 'now'>;
  readonly wallets: Pick<Wallets, 'balance'>;
  readonly bets: Pick<Bets, 'openStakes' | 'usedPromoCodes' | 'ofPlayer'>;
  readonly protection: Pick<Protection, 'mayOffer'>;
  /** Wall ms. */
  readonly registeredAt: (playerId: number) => number;
}

export interface Assessment {
  readonly reasons: readonly RejectReason[];
  /** The coupon as it would be struck now. Valid only when there are no reasons. */
  readonly coupon: StoredCoupon;
}

export function assess(deps: AssessDeps, bettor: Bettor, asked: AskedCoupon): Assessment {
  const { currency } = bettor;
  const check = checkLegs(deps.line, asked.bets, { ...asked, isOrder: asked.exactCoef !== null });
  const formed = formedCoupon(asked, check.legs);
  const isVip = asked.isVipBet && mayBeVip(bettor, asked, check.legs);
  const usual = stakeLimits(currency, formed, { isVip, exactCoef: asked.exactCoef });
  const limits = withBoosts(usual, deps, bettor, asked.bets);
  const funds = assessFunds(deps, bettor, asked, formed, limits);
  const form = formReasons(formed, limits.minBetAmount);
  const isOrderable = asked.exactCoef === null || takenType(asked.typeId)?.hasCoefficient === true;
  const {
    accountId,
    typeId,
    systemValue,
    amount,
    amountByBlockId,
    changeCoefAction,
    changeCoefTolerance,
    exactCoef,
    isDropOnScoreChange,
    hasBonusBet,
  } = asked;
  const hyperBonus = struckHyperBonus(deps, bettor, asked);
  const terms = {
    maxPayout: limits.maxPayout,
    isFreeBet: isFreeBet({ accountId, promoCode: spelled(asked.promoCode) }),
    hyperBonus,
  };
  // A block below its minimum stake can still be calculated.
  const isWellFormed = form.every(({ code }) => code === 'belowMinimum');
  const isHopeless = isWellFormed && isOrderable && amount > 0 && !canWin(formed, terms, exactCoef);
  return {
    reasons: [
      ...form,
      ...(isHopeless ? [{ code: 'cannotWin' } as const] : []),
      ...(isOrderable ? [] : [{ code: 'coefNotAvailable' } as const]),
      ...check.reasons,
      ...boostReasons(deps, bettor, asked),
      ...(asked.isVipBet && !isVip ? [{ code: 'vipNotAllowed' } as const] : []),
      ...funds.reasons,
    ],
    coupon: {
      accountId,
      typeId,
      systemValue,
      currency: currency.iso,
      amount,
      changeCoefAction,
      changeCoefTolerance,
      legs: [...check.legs],
      amountByBlockId: typeHasBlockAmounts(typeId) ? [...amountByBlockId] : [],
      prepaidAmount: funds.prepaid,
      exactCoef,
      isDropOnScoreChange,
      isVipBet: isVip,
      hasBonusBet,
      promoCode: spelled(asked.promoCode),
      hyperBonus,
      ...(typeof asked.refId === 'number' ? { refId: asked.refId } : {}),
    },
  };
}

/** The coupon at current prices; a leg that the line does not know keeps the price that the client sent. */
export function formedCoupon(
  { typeId, systemValue, amount, amountByBlockId, hasBonusBet, bets }: AskedCoupon,
  struck: readonly StoredLeg[],
): FormedCoupon {
  const prices = new Map(struck.map(({ marketId, price }) => [marketId, price]));
  // A market without a price has a rejection reason of its own.
  const legs = bets.map(({ marketId, coef, kind, param, isBanker, blockId }) => ({
    price: prices.get(marketId) || coef,
    kind,
    param,
    isBanker,
    blockId,
  }));
  return { typeId, systemValue, amount, amountByBlockId, hasBonusBet, legs };
}

/**
 * Whether a coupon qualifies as a VIP bet, which a trader reviews: own money, games that have not begun, no order, no
 * boost.
 */
export function mayBeVip(
  { id }: Bettor,
  { accountId, typeId, promoCode, exactCoef, bets }: AskedCoupon,
  legs: readonly Pick<StoredLeg, 'isLive'>[],
): boolean {
  return (
    takenType(typeId) !== null &&
    accountTypeOf(id, accountId) !== BONUS &&
    spelled(promoCode) === '' &&
    exactCoef === null &&
    !bets.some(isBoosted) &&
    legs.every(({ isLive }) => !isLive)
  );
}

/**
 * The hyper bonus offered for a coupon: none for a stake that is not the player's own, and none for a player without
 * bonuses.
 */
export function offeredHyperBonus(
  { protection }: Pick<AssessDeps, 'protection'>,
  { id, currency }: Bettor,
  { accountId, typeId, bets, promoCode }: AskedCoupon,
): HyperBonusTerms | null {
  const isOwnMoney = accountTypeOf(id, accountId) !== BONUS && spelled(promoCode) === '';
  return isOwnMoney && protection.mayOffer(id) ? hyperBonusOf(currency, typeId, bets.length) : null;
}

function struckHyperBonus(deps: AssessDeps, bettor: Bettor, asked: AskedCoupon): HyperBonusTerms | null {
  const offered = offeredHyperBonus(deps, bettor, asked);
  return offered !== null && asked.amount >= offered.minStake ? offered : null;
}

interface Funds {
  readonly reasons: readonly RejectReason[];
  /** The part of the stake that the advance pays, minor units. */
  readonly prepaid: number;
}

function assessFunds(
  deps: AssessDeps,
  bettor: Bettor,
  asked: AskedCoupon,
  { legs }: FormedCoupon,
  { minBetAmount, maxBetAmount }: StakeLimits,
): Funds {
  const { id, currency } = bettor;
  const { amount, prepaidAmount } = asked;
  const accountType = accountTypeOf(id, asked.accountId);
  const tooLow: readonly RejectReason[] = amount < minBetAmount ? [{ code: 'belowMinimum', amount: minBetAmount }] : [];
  const code = spelled(asked.promoCode);
  const noAdvance: readonly RejectReason[] = prepaidAmount > 0 ? [{ code: 'advanceTooSmall', amount: 0 }] : [];
  if (code !== '') {
    const facts = {
      now: deps.clock.now(),
      prices: legs.map(({ price }) => price),
      isUsed: deps.bets.usedPromoCodes(id).has(code),
      isMainAccount: accountType === MAIN,
    };
    return {
      reasons: [...promoReasons(findCode(code, id, deps.registeredAt(id), currency), asked, facts), ...noAdvance],
      prepaid: 0,
    };
  }
  if (accountType === BONUS) {
    const balance = deps.wallets.balance(bonusAccount(id), currency.iso);
    return {
      reasons: [
        ...tooLow,
        ...(amount > balance ? [{ code: 'insufficientFunds', amount: balance } as const] : []),
        ...noAdvance,
      ],
      prepaid: 0,
    };
  }
  const tooHigh: readonly RejectReason[] =
    amount > maxBetAmount ? [{ code: 'aboveMaximum', amount: maxBetAmount }] : [];
  const funds = checkFunds(
    amount,
    deps.wallets.balance(mainAccount(id), currency.iso),
    prepaidAmount,
    accountType === MAIN ? availableAdvance(deps, bettor) : 0,
  );
  return {
    reasons: [...tooLow, ...tooHigh, ...(funds.ok ? [] : [funds.reason])],
    prepaid: funds.ok ? funds.prepaid : 0,
  };
}

function typeHasBlockAmounts(typeId: number): boolean {
  return takenType(typeId)?.amountPer === 'block';
}

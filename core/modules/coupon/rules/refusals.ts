/** Maps each refusal of the operator to a text and a one-tap remedy [CPN-14]. */
import { text } from '../../../kernel/text.ts';
import type { CouponFacts } from '../facts.ts';
import type { CouponState } from '../state.ts';
import type { Leg, Refusal } from '../types.ts';
import type { Blocker } from '../views.ts';
import type { ResolvedSlip } from './resolved-slip.ts';
import { pickParams } from './pick.ts';
import { toOwnMoney } from './right-blockers.ts';

/** Ways on after a refusal. */
export type RefusalWay =
  | 'removeLeg'
  | 'unsetBanker'
  | 'setStake'
  | 'dropPromo'
  | 'dropBonusBet'
  | 'dropVip'
  | 'dropExact'
  | 'ownMoney'
  | 'placeAgain'
  | 'limits'
  | 'support';

/**
 * Every refusal that the site has words for, with its ways on: the first that fits the coupon is offered. Any other
 * code is shown as it is.
 */
export const REFUSALS = {
  banned: ['support'],
  notAllowed: ['support'],
  bonusNotAllowed: ['dropPromo', 'dropBonusBet', 'ownMoney', 'support'],
  maintenance: [],
  siteBlocked: [],
  priceMoved: ['placeAgain'],
  suspended: ['removeLeg'],
  finished: ['removeLeg'],
  unknownMarket: ['removeLeg'],
  sameGame: ['removeLeg'],
  bannedExpress: ['removeLeg'],
  blocked: ['removeLeg'],
  bankerNotAllowed: ['unsetBanker'],
  belowMinimum: ['setStake'],
  aboveMaximum: ['setStake'],
  insufficientFunds: ['setStake'],
  advanceTooSmall: ['setStake'],
  typeNotAllowed: [],
  cannotWin: [],
  badSystemValue: [],
  badBlocks: [],
  badBlockAmount: [],
  // Of a leg whose price is none, or of exact odds for a coupon that has no total.
  coefNotAvailable: ['removeLeg', 'dropExact'],
  vipNotAllowed: ['dropVip'],
  bonusBetNotAllowed: ['dropBonusBet'],
  promoCodeUnknown: ['dropPromo'],
  promoCodeUsed: ['dropPromo'],
  promoCodeExpired: ['dropPromo'],
  promoCodeNotForCoupon: ['dropPromo'],
  promoCodeAmount: ['setStake', 'dropPromo'],
  boostEnded: ['removeLeg'],
  boostUsed: ['removeLeg'],
  boostAlone: ['dropPromo', 'dropExact', 'ownMoney'],
  abandoned: ['placeAgain'],
  scoreChanged: [],
  expired: [],
  cancelled: [],
  excluded: ['limits'],
  // A time-out refuses orders alone [CPN-135].
  timeOut: ['dropExact', 'limits'],
  sessionOver: ['limits'],
  limitReached: ['setStake', 'limits'],
  limitCurrency: ['limits'],
  limitMissing: ['limits'],
} as const satisfies Readonly<Record<string, readonly RefusalWay[]>>;

export type RefusalCode = keyof typeof REFUSALS;

const isKnown = (code: string): code is RefusalCode => Object.hasOwn(REFUSALS, code);

interface Refused {
  readonly state: CouponState;
  readonly facts: CouponFacts;
  readonly slip: ResolvedSlip;
  readonly leg: Leg | null;
  readonly amount: number | null;
  readonly params: Readonly<Record<string, string | number>>;
}

export function viewRefusal(
  { code, marketId, price, amount }: Refusal,
  state: CouponState,
  facts: CouponFacts,
  slip: ResolvedSlip,
): Blocker {
  const leg = state.legs.find((each) => each.marketId === marketId) ?? null;
  const params = {
    home: leg?.home ?? '',
    away: leg?.away ?? '',
    currency: slip.currency,
    ...(amount === null ? {} : { amount }),
    ...(price === null ? {} : { price }),
    ...(leg === null ? {} : { oldPrice: leg.price }),
  };
  const refused: Refused = { state, facts, slip, leg, amount, params };
  const ways: readonly RefusalWay[] = isKnown(code) ? REFUSALS[code] : [];
  return {
    code,
    text: isKnown(code) ? text(`coupon.refused.${code}`, params) : text('coupon.refused.other', { code }),
    money: amount === null ? [] : ['amount'],
    remedy: ways.map((way) => remedyOf(way, refused)).find((remedy) => remedy !== null) ?? null,
  };
}

/** Null where the coupon has nothing that the way could change. */
function remedyOf(way: RefusalWay, { state, facts, slip, leg, amount, params }: Refused): Blocker['remedy'] {
  switch (way) {
    case 'removeLeg':
      return leg === null
        ? null
        : {
            text: text('coupon.remedy.removePick', { ...params, ...pickParams(leg) }),
            command: { type: 'coupon/removeLeg', payload: { marketId: leg.marketId } },
          };
    case 'unsetBanker':
      return leg === null || !slip.bankers.has(leg.marketId)
        ? null
        : {
            text: text('coupon.remedy.unsetBanker', params),
            command: { type: 'coupon/setBanker', payload: { marketId: leg.marketId, isBanker: false } },
          };
    case 'setStake':
      return amount === null || amount <= 0
        ? null
        : { text: text('coupon.remedy.setStake', params), command: { type: 'coupon/setStake', payload: { amount } } };
    case 'dropPromo':
      return state.promoCode === ''
        ? null
        : {
            text: text('coupon.remedy.dropPromo'),
            command: { type: 'coupon/choosePromoCode', payload: { code: '' } },
          };
    case 'dropBonusBet':
      return slip.hasBonusBet
        ? {
            text: text('coupon.remedy.dropBonusBet'),
            command: { type: 'coupon/setBonusBet', payload: { isOn: false } },
          }
        : null;
    case 'dropVip':
      return state.settings.isVipBet
        ? {
            text: text('coupon.remedy.dropVip'),
            command: { type: 'coupon/changeSettings', payload: { settings: { isVipBet: false } } },
          }
        : null;
    case 'dropExact':
      return state.exactCoefText === ''
        ? null
        : { text: text('coupon.remedy.dropExact'), command: { type: 'coupon/typeExactCoef', payload: { text: '' } } };
    case 'ownMoney':
      return slip.isBonusAccount ? toOwnMoney(facts) : null;
    case 'placeAgain':
      return { text: text('coupon.remedy.placeAgain'), command: { type: 'coupon/place', payload: {} } };
    case 'limits':
      return { text: text('coupon.remedy.limits'), open: 'limits' };
    case 'support':
      return { text: text('coupon.remedy.support'), open: 'support' };
  }
}

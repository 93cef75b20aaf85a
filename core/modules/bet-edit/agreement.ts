import type { Agreed } from '../coupon/messages.ts';
import { betTypeIdOf } from '../history/public.ts';
import type { Bet } from '../history/public.ts';
import { totalOddsText } from '../line/public.ts';
import { editedTypeOf } from './rules/edited-type.ts';
import type { AgreedEdit } from './types.ts';

/** Terms as for a placed bet, so that the new bet has the same receipt: no worse price, and nothing on top [BED-10]. */
export function agreementOf({ key, userId, value, coef, legs, at }: AgreedEdit, next: Bet): Agreed {
  return {
    at,
    legs,
    sent: {
      id: key,
      accountId: next.accountId,
      userId,
      amount: value,
      typeId: betTypeIdOf(editedTypeOf(legs.length)),
      systemValue: 0,
      changeCoefAction: 2,
      changeCoefTolerance: 0,
      coef,
      coefViewId: 0,
      coefByView: totalOddsText(coef, 0),
      bets: legs.map(({ marketId, gameId, kind, type, param, price, isLive }) => ({
        marketId,
        gameId,
        kind,
        type,
        param,
        coef: price,
        seenCoef: price,
        isLive,
        isBanker: false,
        blockId: 0,
      })),
      amountByBlockId: [],
      prepaidAmount: 0,
      exactCoef: null,
      isDropOnScoreChange: false,
      isVipBet: false,
      hasBonusBet: false,
      promoCode: '',
      hyperBonusPercent: next.hyperBonusPercent,
      minHyperBonusBetLimit: 0,
      maxHyperBonusLimit: 0,
      refId: null,
    },
  };
}

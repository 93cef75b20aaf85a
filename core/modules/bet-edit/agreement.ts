import type { Agreed } from '../coupon/messages.ts';
import type { Bet } from '../history/public.ts';
import { totalOddsText } from '../line/public.ts';
import { editedTypeOf } from './rules/edited-type.ts';
import type { AgreedEdit } from './types.ts';

/**
 * Terms as for a placed bet, so that the new bet has the same receipt: no worse price, and nothing on top [BED-10].
 * Type, size and places are those of the old bet [BED-14]; the operator counts the stakes of blocks.
 */
export function agreementOf({ key, userId, value, coef, legs, at }: AgreedEdit, old: Bet, next: Bet): Agreed {
  const betType = editedTypeOf(old.betType, legs.length);
  return {
    at,
    legs,
    sent: {
      id: key,
      accountId: next.accountId,
      userId,
      amount: value,
      betType: betType === 'unknown' ? 'single' : betType,
      systemValue: old.systemValue,
      changeCoefAction: 'acceptBetter',
      changeCoefTolerance: 0,
      coef,
      oddsView: 'decimal',
      appView: 'european',
      coefByView: totalOddsText(coef, 'decimal'),
      bets: legs.map(({ marketId, gameId, kind, type, param, price, isLive }) => {
        const { isBanker = false, blockId = 0 } = old.legs.find((leg) => leg.gameId === gameId) ?? {};
        return { marketId, gameId, kind, type, param, coef: price, seenCoef: price, isLive, isBanker, blockId };
      }),
      amountByBlockId: next.amountByBlockId,
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

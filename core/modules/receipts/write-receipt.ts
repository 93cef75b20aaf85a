import type { Agreed } from '../coupon/messages.ts';
import { encodeSent } from '../coupon/public.ts';
import type { Bet } from '../history/public.ts';
import { ACCOUNT_TYPE_NUMBERS } from './account-types.ts';
import { canonical, readCanonical } from './canonical.ts';
import type { Due, ReceiptBody, ReceiptLeg } from './types.ts';

/** The version of the rules behind a receipt's figures; changes whenever an amount could differ. */
export const RULES_VERSION = 'touchline-coupon/1';

/**
 * The text to seal for an agreed and accepted bet. It does not depend on the writer or the time: two tabs write the
 * same text.
 */
export function writeReceipt(key: string, { sent, legs, at }: Agreed, bet: Bet): Due {
  const { userId } = sent;
  const { typeId, coefViewId, changeCoefAction } = encodeSent(sent);
  const body: Omit<ReceiptBody, 'previous'> = {
    format: 'touchline-receipt/1',
    rules: RULES_VERSION,
    key,
    betId: bet.id,
    userId,
    accountId: sent.accountId,
    accountType: ACCOUNT_TYPE_NUMBERS[bet.accountType],
    currency: bet.currency,
    typeId,
    systemValue: sent.systemValue,
    amount: sent.amount,
    blockStakes: sent.amountByBlockId.map(({ blockId, amount }) => ({ blockId, amount })),
    totalOdds: sent.coef,
    oddsView: coefViewId,
    changeCoefAction,
    ...(sent.changeCoefTolerance === 0 ? {} : { changeCoefTolerance: sent.changeCoefTolerance }),
    legs: sent.bets.map((sentLeg) => legOf(sentLeg, legs, bet)),
    terms: {
      promoCode: sent.promoCode,
      isFreeBet: bet.isFreeBet,
      hasBonusBet: sent.hasBonusBet,
      isVipBet: sent.isVipBet,
      prepaidAmount: sent.prepaidAmount,
      exactCoef: sent.exactCoef,
      isDropOnScoreChange: sent.isDropOnScoreChange,
      hyperBonusPercent: sent.hyperBonusPercent,
      hyperBonusMinStake: sent.minHyperBonusBetLimit,
      hyperBonusMost: sent.maxHyperBonusLimit,
    },
    accepted: { totalOdds: bet.coef, amount: bet.amount, possibleWin: bet.possibleWin },
    agreedAt: at,
    acceptedAt: bet.placedAt,
  };
  return { key, betId: bet.id, userId, text: canonical(body) };
}

function legOf(sentLeg: Agreed['sent']['bets'][number], legs: Agreed['legs'], bet: Bet): ReceiptLeg {
  const { marketId, gameId, kind, type, param, coef, isLive, isBanker, blockId } = sentLeg;
  const shown = legs.find((each) => each.marketId === marketId);
  return {
    marketId,
    gameId,
    kind,
    type,
    param,
    isLive,
    isBanker,
    blockId,
    sportId: shown?.sportId ?? 0,
    champ: shown?.champ ?? '',
    home: shown?.home ?? '',
    away: shown?.away ?? '',
    label: shown?.label ?? null,
    startsAt: shown?.startsAt ?? 0,
    price: shown?.price ?? coef,
    sentPrice: coef,
    acceptedPrice: bet.legs.find((each) => each.marketId === marketId)?.price ?? null,
  };
}

/** The text to seal, linked to the receipt before it. Null when the due text is unreadable. */
export function linkedText({ text }: Due, previous: string): string | null {
  const body = readCanonical(text);
  return body === null ? null : canonical({ ...body, previous });
}

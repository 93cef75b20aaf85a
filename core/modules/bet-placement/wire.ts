/** The operator's answers about bets and limits. */
import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import { err, ok } from '../../kernel/result.ts';
import type { BetAnswer } from '../coupon/messages.ts';
import { refusalSchema } from '../coupon/public.ts';
import type { CouponLimits, SentBet } from '../coupon/public.ts';
import { betSchema } from '../history/public.ts';

const answer = v.variant('status', [
  v.object({ status: v.literal('accepted'), key: v.string(), bet: betSchema }),
  v.object({ status: v.literal('pending'), key: v.string(), acceptAt: integer }),
  v.object({ status: v.literal('ordered'), key: v.string(), exactCoef: integer, since: integer, expiresAt: integer }),
  v.object({ status: v.literal('rejected'), key: v.string(), reasons: v.array(refusalSchema) }),
]);

/** Decodes a bet answer; an answer for another key is invalid. */
export function decodeAnswerFor(key: string): Decode<BetAnswer> {
  const decode = decodeWith(answer);
  return (value) => {
    const decoded = decode(value);
    if (!decoded.ok) return decoded;
    return decoded.value.key === key ? ok(decoded.value) : err('key: an answer for another key');
  };
}

const promoCode = v.object({
  code: v.string(),
  amount: integer,
  minLegs: integer,
  minCoef: integer,
  expiresAt: integer,
});

/** Decodes the limits of a coupon at the requested prices. An operator without a feature omits its fields. */
export const decodeLimitsFor =
  (asked: readonly Pick<SentBet, 'marketId' | 'coef'>[]): Decode<CouponLimits> =>
  (value) => {
    const decoded = decodeWith(
      v.object({
        minBetAmount: integer,
        maxBetAmount: integer,
        maxPayout: integer,
        maxByMarketId: v.optional(v.array(v.object({ marketId: integer, amount: integer })), []),
        availablePrepaidAmount: v.optional(integer, 0),
        vipMaxBetAmount: v.optional(integer),
        antiExpressCoef: v.nullish(integer, null),
        hyperBonusPercent: v.optional(integer, 0),
        minHyperBonusBetLimit: v.optional(integer, 0),
        maxHyperBonusLimit: v.optional(integer, 0),
        promoCodes: v.optional(v.array(promoCode), []),
      }),
    )(value);
    return decoded.ok
      ? ok({
          ...decoded.value,
          vipMaxBetAmount: decoded.value.vipMaxBetAmount ?? decoded.value.maxBetAmount,
          askedPrices: asked.map(({ marketId, coef }) => ({ marketId, price: coef })),
        })
      : decoded;
  };

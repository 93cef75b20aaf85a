/** The operator's offers and answers, and requests stored on this device. */
import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import { err, ok } from '../../kernel/result.ts';
import { betSchema } from '../history/public.ts';
import { CASH_OUT_REASONS, NO_OFFER_REASONS } from './types.ts';
import type {
  AgreedCashOut,
  CashOutAnswer,
  CashOutOffer,
  CashOutReason,
  CashOutRefusal,
  NoOfferReason,
} from './types.ts';

const natural = v.pipe(integer, v.minValue(0));

const reasonCode = v.pipe(
  v.string(),
  v.transform((code): CashOutReason => CASH_OUT_REASONS.find((known) => known === code) ?? 'refused'),
);

const noOfferReason = v.pipe(
  v.string(),
  v.transform((code): NoOfferReason => NO_OFFER_REASONS.find((known) => known === code) ?? 'refused'),
);

const refusalSchema = v.pipe(
  v.object({ code: reasonCode, amount: v.nullish(natural, null) }),
  v.transform((refusal): CashOutRefusal => refusal),
);

const part = v.object({
  percent: natural,
  stake: natural,
  amount: natural,
  givesUp: natural,
  restStake: natural,
  restBest: natural,
});

const choice = v.object({ by: v.picklist(['stake', 'amount']), value: natural });

const bounds = v.object({ minStake: natural, maxStake: natural, minAmount: natural, maxAmount: natural });

const offer = v.object({
  betId: v.string(),
  stake: natural,
  best: natural,
  autoAmount: v.nullish(natural, null),
  isWaiting: v.nullish(v.boolean(), false),
  reason: v.nullable(noOfferReason),
  isLive: v.nullish(v.boolean(), false),
  parts: v.array(part),
  // An operator that offers fixed parts only sends neither.
  bounds: v.nullish(bounds, null),
  chosen: v.nullish(v.object({ ...part.entries, choice }), null),
});

export const decodeOffers: Decode<readonly CashOutOffer[]> = decodeWith(
  v.pipe(
    v.object({ offers: v.array(offer) }),
    v.transform(({ offers }) => offers),
  ),
);

const paid = v.object({ at: integer, stake: natural, amount: natural, rest: natural });

const answer = v.variant('status', [
  v.object({ status: v.literal('pending'), key: v.string(), acceptAt: integer }),
  v.object({ status: v.literal('accepted'), key: v.string(), paid, bet: betSchema }),
  v.object({ status: v.literal('rejected'), key: v.string(), reasons: v.array(refusalSchema) }),
]);

/** Decodes an answer; an answer for another key is invalid. */
export function decodeAnswerFor(key: string): Decode<CashOutAnswer> {
  const decode = decodeWith(answer);
  return (value) => {
    const decoded = decode(value);
    if (!decoded.ok) return decoded;
    return decoded.value.key === key ? ok(decoded.value) : err('key: an answer for another key');
  };
}

export const decodeAuto: Decode<number | null> = decodeWith(
  v.pipe(
    v.object({ amount: v.nullable(natural) }),
    v.transform(({ amount }) => amount),
  ),
);

export const decodeAgreed: Decode<AgreedCashOut> = decodeWith(
  v.object({
    key: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
    userId: v.string(),
    betId: v.string(),
    stake: natural,
    amount: natural,
    at: integer,
  }),
);

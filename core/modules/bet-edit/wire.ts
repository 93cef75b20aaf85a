/** The operator's terms and answers, and requests stored on this device. */
import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import { err, ok } from '../../kernel/result.ts';
import { betSchema } from '../history/public.ts';
import { legIdentityEntries } from '../line/public.ts';
import { EDIT_REASONS } from './types.ts';
import type { AgreedEdit, EditAnswer, EditLeg, EditReason, EditRefusal, EditTerms } from './types.ts';

const natural = v.pipe(integer, v.minValue(0));

const reasonCode = v.pipe(
  v.string(),
  v.transform((code): EditReason => EDIT_REASONS.find((known) => known === code) ?? 'refused'),
);

const refusal = v.pipe(
  v.object({
    code: reasonCode,
    marketId: v.nullish(natural, null),
    price: v.nullish(natural, null),
    amount: v.nullish(natural, null),
  }),
  v.transform((read): EditRefusal => read),
);

const side = v.object({ stake: natural, coef: v.string(), possibleWin: natural });

const terms = v.object({
  betId: v.string(),
  value: natural,
  old: side,
  next: v.nullable(side),
  prices: v.array(v.object({ marketId: natural, price: natural })),
  reasons: v.array(refusal),
});

export const decodeTerms: Decode<EditTerms> = decodeWith(terms);

const answer = v.variant('status', [
  v.object({ status: v.literal('accepted'), key: v.string(), old: betSchema, next: betSchema }),
  v.object({ status: v.literal('rejected'), key: v.string(), reasons: v.array(refusal) }),
]);

/** Decodes an answer; an answer for another key is invalid. */
export function decodeAnswerFor(key: string): Decode<EditAnswer> {
  const decode = decodeWith(answer);
  return (value) => {
    const decoded = decode(value);
    if (!decoded.ok) return decoded;
    return decoded.value.key === key ? ok(decoded.value) : err('key: an answer for another key');
  };
}

const leg = v.object({ ...legIdentityEntries, price: natural });

export const decodeAgreed: Decode<AgreedEdit> = decodeWith(
  v.object({
    key: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
    userId: v.string(),
    betId: v.string(),
    value: natural,
    coef: v.string(),
    legs: v.array(leg),
    at: integer,
  }),
);

/** The legs as the operator reads them, each at the price that the player saw. */
export function sentLegs(legs: readonly EditLeg[]): readonly unknown[] {
  return legs.map(({ marketId, gameId, kind, type, param, price }) => ({
    marketId,
    gameId,
    kind,
    type,
    param,
    coef: price,
  }));
}

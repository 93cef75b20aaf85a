/**
 * Schemas for parts of requests, and for a coupon to place. Fields added later have defaults, because older clients do
 * not send them.
 */
import * as v from 'valibot';
import { CHANGE_TOLERANCES } from 'touchline/core/coupon/rules/accepted-move';
import { MAX_LEGS } from '../operator/book/coupon-types.ts';
import type { Call } from './call.ts';

export const integer = v.pipe(v.number(), v.safeInteger());
export const natural = v.pipe(integer, v.minValue(0));
const no = v.optional(v.boolean(), false);

const MIN_PRICE = 1_001;
const MAX_PRICE = 10_000_000;
const MAX_TOTAL = 1_000_000_000_000;
const MAX_CODE = 64;

const price = v.pipe(integer, v.minValue(MIN_PRICE), v.maxValue(MAX_PRICE));
const place = { isBanker: no, blockId: v.optional(v.pipe(natural, v.maxValue(MAX_LEGS * 2)), 0) };

const legsOf = <T extends v.GenericSchema>(leg: T) => v.pipe(v.array(leg), v.minLength(1), v.maxLength(MAX_LEGS * 2));

export const askedLegs = legsOf(
  v.pipe(
    v.object({
      marketId: natural,
      gameId: natural,
      kind: natural,
      type: natural,
      param: integer,
      coef: price,
      seenCoef: v.optional(price),
      ...place,
    }),
    v.transform((leg) => ({ ...leg, seenCoef: leg.seenCoef ?? leg.coef })),
  ),
);

export const askedCoupon = v.object({
  accountId: integer,
  userId: v.optional(v.union([v.string(), v.number()])),
  amount: natural,
  typeId: integer,
  systemValue: v.optional(integer, 0),
  changeCoefAction: v.picklist([0, 1, 2]),
  changeCoefTolerance: v.optional(v.picklist(CHANGE_TOLERANCES), 0),
  bets: askedLegs,
  amountByBlockId: v.optional(
    v.pipe(v.array(v.object({ blockId: natural, amount: natural })), v.maxLength(MAX_LEGS * 2)),
    [],
  ),
  prepaidAmount: v.optional(natural, 0),
  // Exact odds of zero mean none [D4.1.8].
  exactCoef: v.pipe(
    v.optional(v.nullable(v.pipe(natural, v.maxValue(MAX_TOTAL))), null),
    v.transform((coef) => (coef === 0 ? null : coef)),
  ),
  isDropOnScoreChange: no,
  isVipBet: no,
  hasBonusBet: no,
  promoCode: v.optional(v.pipe(v.string(), v.maxLength(MAX_CODE)), ''),
  refId: v.optional(v.nullable(natural), null),
});

/** A coupon to save: the same payload, of which only these fields are read. */
export const savedCoupon = v.object({
  typeId: v.pipe(natural, v.maxValue(9)),
  systemValue: v.optional(v.pipe(natural, v.maxValue(MAX_LEGS)), 2),
  bets: legsOf(v.object({ marketId: natural, ...place })),
});

/** A non-negative integer; null for any other text. */
export function readNumber(text: string): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/**
 * Reads the requested page of a list: the entry before which it begins, and its length; or a message that says why the
 * query is invalid.
 */
export function readPage(
  query: URLSearchParams,
  usual: number,
  largest: number,
): { readonly before: number | null; readonly limit: number } | string {
  const cursor = query.get('cursor') ?? '';
  const before = cursor === '' ? null : readNumber(cursor);
  if (cursor !== '' && before === null) return 'cursor: one that a page gave.';
  const limit = readNumber(query.get('limit') ?? String(usual));
  return limit === null || limit < 1 ? 'limit: a number from 1.' : { before, limit: Math.min(limit, largest) };
}

/** A language by its two letters; English when missing or malformed. */
export function readLanguage(query: URLSearchParams): string {
  const asked = query.get('lng') ?? '';
  return /^[a-z]{2}$/.test(asked) ? asked : 'en';
}

/** The language that a call asks for by `lng`, or speaks [HTTP-1]. */
export function languageOfCall({ query, headers }: Pick<Call, 'query' | 'headers'>): string {
  if (query.has('lng')) return readLanguage(query);
  const [, spoken = 'en'] = /^([a-z]{2})\b/.exec(headers.get('accept-language') ?? '') ?? [];
  return spoken;
}

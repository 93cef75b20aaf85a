import * as v from 'valibot';
import { integer } from '../../http/wire-tools.ts';
import { accountTypeOf } from '../accounts/public.ts';
import { answeredLegIdentityEntries } from '../line/public.ts';
import { betResultNames } from './bet-result.ts';
import { betResultOf } from './bet-result-wire.ts';
import { betTypeNames } from './bet-type.ts';
import { betTypeOf } from './bet-type-wire.ts';
import type { BetTypeName } from './bet-type.ts';
import type { AccountType } from '../accounts/public.ts';
import type { Bet } from './views.ts';

type WithWord<S extends v.GenericSchema> = v.SchemaWithPipe<
  readonly [v.UnknownSchema, v.TransformAction<unknown, unknown>, S]
>;

const numberedResult = v.object({ statusId: integer });

/**
 * Reads `statusId`, the operator's number, as the word `result`; an unknown number makes the bet invalid. A journal of
 * an older version has the number, a newer one the word.
 */
function withResult<S extends v.GenericSchema>(schema: S): WithWord<S> {
  return v.pipe(
    v.unknown(),
    v.transform((read) => (v.is(numberedResult, read) ? { ...read, result: betResultOf(read.statusId) } : read)),
    schema,
  );
}

const result = v.picklist(betResultNames);

const part = withResult(v.object({ kind: integer, type: integer, param: integer, result }));

const placed = v.object({ place: integer, name: v.string(), seats: v.optional(integer), number: v.optional(integer) });

const leg = withResult(
  v.object({
    ...answeredLegIdentityEntries,
    price: integer,
    placedScore: v.string(),
    result,
    score: v.string(),
    finalScore: v.nullish(v.string(), null),
    isBanker: v.nullish(v.boolean(), false),
    blockId: v.nullish(integer, 0),
    ranking: v.exactOptional(v.array(placed)),
    parts: v.exactOptional(v.array(part)),
  }),
);

/** A word that this version does not know, of a newer one's journal, is 'unknown'. */
export const betTypeSchema = v.pipe(
  v.string(),
  v.transform((word): BetTypeName | 'unknown' => betTypeNames.find((name) => name === word) ?? 'unknown'),
);

const numberedType = v.object({ typeId: integer });

/**
 * Reads `typeId`, the operator's number, as the word `betType`. A journal of an older version has the number, a newer
 * one the word.
 */
export function withBetType<S extends v.GenericSchema>(
  schema: S,
): v.SchemaWithPipe<readonly [v.UnknownSchema, v.TransformAction<unknown, unknown>, S]> {
  return v.pipe(
    v.unknown(),
    v.transform((read) => (v.is(numberedType, read) ? { ...read, betType: betTypeOf(read.typeId) } : read)),
    schema,
  );
}

/** The operator, and a journal of an older version, have the number; a newer journal has the word. */
const accountType = v.pipe(
  v.nullish(v.unknown(), 'main'),
  v.transform((read): AccountType | 'unknown' => accountTypeOf(read) ?? 'unknown'),
);

const cashOut = v.object({
  id: v.nullish(v.string(), ''),
  key: v.nullish(v.string(), ''),
  at: integer,
  stake: integer,
  amount: integer,
  least: v.nullish(integer, null),
  movedTo: v.nullish(v.string(), ''),
});

// Later fields have defaults, so that bets stored earlier, and bets of operators with fewer fields, can be read.
const whole = v.object({
  id: v.string(),
  key: v.string(),
  betType: betTypeSchema,
  systemValue: integer,
  accountId: integer,
  currency: v.string(),
  amount: integer,
  coef: v.string(),
  possibleWin: integer,
  placedAt: integer,
  status: v.picklist(['open', 'settled']),
  result,
  payout: integer,
  settledAt: v.nullable(integer),
  legs: v.array(leg),
  amountByBlockId: v.nullish(v.array(v.object({ blockId: integer, amount: integer })), []),
  isVipBet: v.nullish(v.boolean(), false),
  hasBonusBet: v.nullish(v.boolean(), false),
  promoCode: v.nullish(v.string(), ''),
  prepaidAmount: v.nullish(integer, 0),
  repaidAdvance: v.nullish(integer, 0),
  hyperBonusPercent: v.nullish(integer, 0),
  accountType,
  isFreeBet: v.nullish(v.boolean(), false),
  minWin: v.nullish(integer, null),
  guaranteed: v.nullish(integer),
  remaining: v.nullish(integer),
  cashOuts: v.nullish(v.array(cashOut), []),
  editedFrom: v.nullish(v.string(), ''),
  productId: v.nullish(integer),
  product: v.nullish(v.picklist(['line', 'live'])),
});

/** The operator's number of a bet with a live leg. */
const LIVE = 1;

/** A complete bet; an incomplete one is invalid. */
export const betSchema = withResult(
  withBetType(
    v.pipe(
      whole,
      v.transform(({ productId = null, ...bet }): Bet => ({
        ...bet,
        guaranteed: bet.guaranteed ?? bet.payout,
        remaining: bet.remaining ?? bet.amount,
        // The operator, and a journal of an older version, have the number; a newer journal has the word.
        product:
          bet.product ??
          ((productId === null ? bet.legs.some(({ isLive }) => isLive) : productId === LIVE) ? 'live' : 'line'),
      })),
    ),
  ),
);

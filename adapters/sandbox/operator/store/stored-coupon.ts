/**
 * A coupon as the record keeps it. What came into the record later is optional with a default, so that every record ever written is still read.
 * Amounts are minor units, prices thousandths, params quarters, times milliseconds.
 */
import * as v from 'valibot';

const int = v.pipe(v.number(), v.safeInteger());
const text = v.string();
const no = v.optional(v.boolean(), false);

const storedLeg = v.object({
  marketId: int,
  gameId: int,
  sportId: int,
  champ: text,
  home: text,
  away: text,
  kind: int,
  type: int,
  param: int,
  label: v.optional(text),
  /** The price that the bet has, thousandths. */
  price: int,
  /** The price that the player saw, thousandths. */
  seen: int,
  isLive: v.boolean(),
  placedScore: text,
  startsAt: int,
  /** A system's banker, or a leg of a multibet's lobby. */
  isBanker: no,
  blockId: v.optional(int, 0),
});

const hyperBonus = v.object({ percent: int, minStake: int, maxBonus: int });

export const storedCoupon = v.object({
  /** The main account has the player's number, the bonus account another (`players/accounts.ts`). */
  accountId: int,
  typeId: int,
  systemValue: int,
  currency: text,
  amount: int,
  changeCoefAction: v.picklist([0, 1, 2]),
  legs: v.array(storedLeg),
  /** Conditional: the blocks in order, the first with the coupon's amount. */
  amountByBlockId: v.optional(v.array(v.object({ blockId: int, amount: int })), []),
  /** The part of the stake that the advance paid. */
  prepaidAmount: v.optional(int, 0),
  /** An order that waits for this total, thousandths. */
  exactCoef: v.optional(v.nullable(int), null),
  isDropOnScoreChange: no,
  isVipBet: no,
  hasBonusBet: no,
  /** The code that paid the stake; '' for none. */
  promoCode: v.optional(text, ''),
  /** As it was struck; null for none. */
  hyperBonus: v.optional(v.nullable(hyperBonus), null),
});

export type StoredLeg = Readonly<v.InferOutput<typeof storedLeg>>;
export type StoredCoupon = Readonly<v.InferOutput<typeof storedCoupon>>;
export type BlockAmount = StoredCoupon['amountByBlockId'][number];

/** A coupon behind a code: which markets, and how they stand. Prices are those of the moment at which it is loaded. */
export const sharedCoupon = v.object({
  typeId: int,
  systemValue: int,
  legs: v.array(v.object({ marketId: int, isBanker: v.boolean(), blockId: int })),
});

export type SharedCoupon = Readonly<v.InferOutput<typeof sharedCoupon>>;

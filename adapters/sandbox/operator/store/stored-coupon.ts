/**
 * A coupon as stored in the record. Fields added later are optional with a default, so that every old record can be
 * read. Amounts are minor units, prices thousandths, params quarters, times milliseconds.
 */
import * as v from 'valibot';
import { CHANGE_TOLERANCES } from 'touchline/core/coupon/rules/accepted-move';

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
  /** The price of the bet, thousandths. */
  price: int,
  /** The price from which moves are measured, thousandths: one that the player agreed to or placed at. */
  seen: int,
  isLive: v.boolean(),
  placedScore: text,
  startsAt: int,
  /** A system's banker, or a lobby leg of a multibet. */
  isBanker: no,
  blockId: v.optional(int, 0),
});

const hyperBonus = v.object({ percent: int, minStake: int, maxBonus: int });

export const storedCoupon = v.object({
  /** The main account has the player's number; the bonus account has another (`players/accounts.ts`). */
  accountId: int,
  typeId: int,
  systemValue: int,
  currency: text,
  amount: int,
  changeCoefAction: v.picklist([0, 1, 2]),
  /** Percent. */
  changeCoefTolerance: v.optional(v.picklist(CHANGE_TOLERANCES), 0),
  legs: v.array(storedLeg),
  /** Conditional: the blocks in order, the first with the coupon's amount. */
  amountByBlockId: v.optional(v.array(v.object({ blockId: int, amount: int })), []),
  /** The part of the stake that the advance paid. */
  prepaidAmount: v.optional(int, 0),
  /** The total that an order waits for, thousandths. */
  exactCoef: v.optional(v.nullable(int), null),
  isDropOnScoreChange: no,
  /** Of who sent the player; absent for nobody. */
  refId: v.exactOptional(int),
  isVipBet: no,
  hasBonusBet: no,
  /** The promo code that paid the stake; '' for none. */
  promoCode: v.optional(text, ''),
  /** The bonus as struck; null for none. */
  hyperBonus: v.optional(v.nullable(hyperBonus), null),
});

export type StoredLeg = Readonly<v.InferOutput<typeof storedLeg>>;
export type StoredCoupon = Readonly<v.InferOutput<typeof storedCoupon>>;
export type BlockAmount = StoredCoupon['amountByBlockId'][number];

/** A coupon behind a code: its markets and structure. Prices are those at the time of loading. */
export const sharedCoupon = v.object({
  typeId: int,
  systemValue: int,
  legs: v.array(v.object({ marketId: int, isBanker: v.boolean(), blockId: int })),
});

export type SharedCoupon = Readonly<v.InferOutput<typeof sharedCoupon>>;

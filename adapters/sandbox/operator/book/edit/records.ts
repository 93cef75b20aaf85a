/** Records of edited bets. Amounts in minor units, times in milliseconds. */
import * as v from 'valibot';
import { storedCoupon } from '../../store/stored-coupon.ts';

const int = v.pipe(v.number(), v.safeInteger());
const text = v.string();

const entries = v.array(v.object({ account: text, currency: text, amount: int }));
const reason = v.object({
  code: text,
  marketId: v.optional(int),
  price: v.optional(int),
  amount: v.optional(int),
  limitType: v.optional(int),
  freesAt: v.optional(int),
});

export const editRecords = [
  /**
   * One bet became another: `stake` left the bet for `amount`, which is the whole stake of the new bet. Both happen in
   * this record or not at all.
   */
  v.object({
    t: v.literal('betEdited'),
    at: int,
    playerId: int,
    key: text,
    betId: int,
    stake: int,
    amount: int,
    /** The least amount that the player agreed to. */
    least: int,
    newBetId: int,
    coupon: storedCoupon,
    entries,
  }),
  /** Also records a key closed before a request arrived for it (reason `abandoned`). */
  v.object({
    t: v.literal('betEditRejected'),
    at: int,
    playerId: int,
    key: text,
    betId: int,
    reasons: v.array(reason),
  }),
] as const;

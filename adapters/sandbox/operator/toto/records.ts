/** Records of the toto pools: draws that open, close and are settled, and coupons that are bought. */
import * as v from 'valibot';
import { TOTO_SECTIONS } from './terms.ts';

const int = v.pipe(v.number(), v.safeInteger());
const text = v.string();
const entries = v.array(v.object({ account: text, currency: text, amount: int }));
const draw = { section: v.picklist(TOTO_SECTIONS), number: int };

const pool = v.object({
  currency: text,
  /** All stakes, those of simulated players included. */
  stakes: int,
  simulated: int,
  margin: int,
  jackpotBefore: int,
  jackpotAfter: int,
  jackpotPaid: int,
  /** `fund` is rounded down; `stake` is that of all winning columns. */
  classes: v.array(v.object({ right: int, fund: int, stake: int })),
});

export const totoRecords = [
  v.object({ t: v.literal('totoOpened'), at: int, ...draw, closesAt: int, gameIds: v.array(int) }),
  /** The number of simulated columns, and the chances of 1, X and 2 by game that they follow, per mille. */
  v.object({
    t: v.literal('totoClosed'),
    at: int,
    ...draw,
    columns: int,
    chances: v.array(v.tuple([int, int, int])),
  }),
  /** `picks` are the marks by game: bits 1 home, 2 draw, 4 away. */
  v.object({
    t: v.literal('totoBought'),
    at: int,
    playerId: int,
    key: text,
    couponId: text,
    ...draw,
    picks: v.array(int),
    stakePerColumn: int,
    columns: int,
    currency: text,
    entries,
  }),
  /** `results` by game: 1 home, 2 draw, 3 away, 0 void. `paid` has every coupon of the draw. */
  v.object({
    t: v.literal('totoSettled'),
    at: int,
    ...draw,
    results: v.array(v.picklist([0, 1, 2, 3])),
    isRefunded: v.boolean(),
    pools: v.array(pool),
    paid: v.array(v.object({ couponId: text, right: int, payout: int })),
    entries,
  }),
] as const;

const totoRecord = v.variant('t', totoRecords);
export type TotoRecord = v.InferOutput<typeof totoRecord>;
export type TotoRecordOf<T extends TotoRecord['t']> = Extract<TotoRecord, { readonly t: T }>;
export type PoolRecord = Readonly<v.InferOutput<typeof pool>>;

export function isTotoRecord(record: { readonly t: string }): record is TotoRecord {
  return totoRecords.some(({ entries: { t } }) => t.literal === record.t);
}

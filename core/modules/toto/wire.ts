/** The operator's answers about toto [TOC-2]. */
import * as v from 'valibot';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { Decode } from '../../http/wire-tools.ts';
import { DRAW_STATUSES, TOTO_GAMES, TOTO_REFUSALS, TOTO_SECTIONS } from './types.ts';
import type { Draft, Draw, DrawList, Purchase, SoldCoupon, TotoCoupon, TotoSection } from './types.ts';

const BASE = '/web-api/toto';
export const listPath = (section: TotoSection): string => `${BASE}/${section}`;
export const drawPath = (section: TotoSection, number: number): string => `${BASE}/${section}/draws/${number}`;
export const couponsPath = (section: TotoSection): string => `${BASE}/${section}/coupons`;

/** The body of a purchase; its key is a header. */
export function bodyOf({ number, picks, stakePerColumn }: Purchase): object {
  return { number, picks, stakePerColumn };
}

const MAX_LIST = 100;
const CLASSES = 7;
const ALL_MARKS = 7;
const short = v.pipe(v.string(), v.maxLength(80));
const name = v.pipe(v.string(), v.maxLength(200));
const natural = v.pipe(integer, v.minValue(0));
const list = <T extends v.GenericSchema>(of: T) => v.pipe(v.array(of), v.maxLength(MAX_LIST));
const section = v.picklist(TOTO_SECTIONS);
const shares = v.tuple([natural, natural, natural]);
const picksFrom = (least: number) =>
  v.pipe(
    v.array(v.pipe(integer, v.minValue(least), v.maxValue(ALL_MARKS))),
    v.minLength(TOTO_GAMES),
    v.maxLength(TOTO_GAMES),
  );

const drawLine = {
  number: natural,
  status: v.picklist(DRAW_STATUSES),
  closesAt: natural,
  pool: natural,
  jackpot: natural,
};
const terms = { section, iso: short, unit: v.pipe(integer, v.minValue(1)), maxStake: natural };

const drawList: v.GenericSchema<unknown, DrawList> = v.object({
  ...terms,
  open: v.nullable(natural),
  next: v.nullable(natural),
  draws: list(v.object(drawLine)),
});

const game = v.object({
  gameId: integer,
  sportId: integer,
  champ: name,
  home: name,
  away: name,
  startsAt: integer,
  score: v.nullable(short),
  result: v.nullable(v.picklist([0, 1, 2, 3])),
  shares: v.nullable(shares),
  fair: shares,
});

const draw: v.GenericSchema<unknown, Draw> = v.object({
  ...terms,
  ...drawLine,
  columns: v.object({ players: natural, simulated: natural }),
  games: v.pipe(v.array(game), v.minLength(TOTO_GAMES), v.maxLength(TOTO_GAMES)),
  classes: v.pipe(
    v.array(v.object({ right: natural, fund: natural, stake: v.nullable(natural), share: v.nullable(natural) })),
    v.minLength(CLASSES),
    v.maxLength(CLASSES),
  ),
  jackpotPaid: v.nullable(natural),
});

const coupon: v.GenericSchema<unknown, TotoCoupon> = v.object({
  id: short,
  number: natural,
  at: integer,
  picks: picksFrom(1),
  columns: v.pipe(integer, v.minValue(1)),
  stakePerColumn: natural,
  stake: natural,
  currency: short,
  status: v.picklist(['open', 'won', 'lost', 'refunded']),
  right: v.nullable(v.pipe(natural, v.maxValue(TOTO_GAMES))),
  payout: v.nullable(natural),
});

export const decodeDrawList: Decode<DrawList> = decodeWith(drawList);
export const decodeDraw: Decode<Draw> = decodeWith(draw);
export const decodeCoupons: Decode<{ readonly coupons: readonly TotoCoupon[] }> = decodeWith(
  v.object({ coupons: list(coupon) }),
);
/** A refusal, or the coupon that was bought. */
export const decodePurchase: Decode<SoldCoupon> = decodeWith(
  v.pipe(
    v.object({ refusal: v.nullable(v.picklist(TOTO_REFUSALS)), coupon: v.nullable(coupon) }),
    v.check((answer) => (answer.refusal === null) === (answer.coupon !== null), 'a coupon comes without a refusal'),
  ),
);

const MAX_KEPT = 50;
const MAX_TEXT = 100;
const keptDraft: v.GenericSchema<unknown, Draft> = v.object({
  section,
  number: natural,
  picks: picksFrom(0),
  stakeText: v.nullable(v.pipe(v.string(), v.maxLength(MAX_TEXT))),
  sent: v.nullable(
    v.object({
      section,
      number: natural,
      picks: picksFrom(1),
      stakePerColumn: natural,
      currency: short,
      userId: short,
      key: short,
    }),
  ),
});
/** Decodes the drafts that the device keeps. */
export const decodeDrafts: Decode<readonly Draft[]> = decodeWith(v.pipe(v.array(keptDraft), v.maxLength(MAX_KEPT)));

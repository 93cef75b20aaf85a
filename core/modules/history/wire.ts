import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { Bet } from './views.ts';

const statusId = v.picklist([-2, -1, 0, 1, 2, 3, 4, 5, 6]);

const leg = v.object({
  marketId: integer,
  gameId: integer,
  sportId: integer,
  champ: v.string(),
  home: v.string(),
  away: v.string(),
  kind: integer,
  type: integer,
  param: integer,
  label: v.nullish(v.string(), null),
  price: integer,
  isLive: v.boolean(),
  placedScore: v.string(),
  startsAt: integer,
  statusId,
  score: v.string(),
  finalScore: v.nullish(v.string(), null),
  isBanker: v.nullish(v.boolean(), false),
  blockId: v.nullish(integer, 0),
});

// Later fields have defaults, so that bets stored earlier, and bets of operators with fewer fields, can be read.
const whole = v.object({
  id: v.string(),
  key: v.string(),
  typeId: integer,
  systemValue: integer,
  accountId: integer,
  currency: v.string(),
  amount: integer,
  coef: v.string(),
  possibleWin: integer,
  placedAt: integer,
  status: v.picklist(['open', 'settled']),
  statusId,
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
  accountType: v.nullish(integer, 0),
  isFreeBet: v.nullish(v.boolean(), false),
  minWin: v.nullish(integer, null),
  guaranteed: v.nullish(integer),
  productId: v.nullish(integer),
});

/** A complete bet; an incomplete one is invalid. */
export const betSchema = v.pipe(
  whole,
  v.transform((bet): Bet => ({
    ...bet,
    guaranteed: bet.guaranteed ?? bet.payout,
    productId: bet.productId ?? (bet.legs.some(({ isLive }) => isLive) ? 1 : 0),
  })),
);

export const decodeBet: Decode<Bet> = decodeWith(betSchema);

export interface BetsPage {
  readonly bets: readonly Bet[];
  readonly next: string | null;
}

export const decodeBetsPage: Decode<BetsPage> = decodeWith(
  v.object({ bets: v.array(betSchema), next: v.nullable(v.string()) }),
);

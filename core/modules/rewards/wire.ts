import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { CheckedCode, RewardAct, RewardsAnswer } from './types.ts';

const BASE = '/web-api/rewards';
export const REWARDS_PATHS = { load: BASE, check: `${BASE}/promo/check` } as const;

/** The call of an act. */
export function callOf(act: RewardAct): { readonly path: string; readonly body: object } {
  switch (act.kind) {
    case 'chooseBonus':
      return { path: `${BASE}/bonus/choose`, body: { id: act.id } };
    case 'cancelBonus':
      return { path: `${BASE}/bonus/cancel`, body: {} };
    case 'exchange':
      return { path: `${BASE}/points/exchange`, body: { id: act.id } };
    case 'collect':
      return { path: `${BASE}/cashback/collect`, body: { kind: act.cashback } };
  }
}

const MAX_LIST = 200;
const short = v.pipe(v.string(), v.maxLength(64));
const amount = v.pipe(integer, v.minValue(0));
const list = <T extends v.GenericSchema>(of: T) => v.pipe(v.array(of), v.maxLength(MAX_LIST));
const level = v.picklist(['bronze', 'silver', 'gold', 'platinum']);

const promoCode = v.object({
  code: short,
  iso: short,
  amount,
  minLegs: amount,
  minCoef: amount,
  expiresAt: integer,
  state: v.picklist(['open', 'used', 'expired']),
});
const cashback = v.object({
  rate: amount,
  due: list(v.object({ iso: short, amount })),
  levels: list(v.object({ name: level, from: amount, rate: amount })),
});

const rewards: v.GenericSchema<unknown, RewardsAnswer> = v.object({
  iso: short,
  bonus: v.nullable(
    v.object({
      id: integer,
      offerId: short,
      amount: v.nullable(amount),
      target: v.nullable(amount),
      endsAt: v.nullable(integer),
      done: amount,
    }),
  ),
  offers: list(
    v.object({
      id: short,
      percent: amount,
      minDeposit: amount,
      maxBonus: amount,
      wager: amount,
      minCoef: amount,
      lastsMs: amount,
    }),
  ),
  pastBonuses: list(
    v.object({ id: integer, outcome: v.picklist(['paid', 'cancelled', 'expired']), endedAt: integer, amount }),
  ),
  freeBets: v.object({ idBonus: integer, money: amount }),
  points: v.object({
    balance: amount,
    earned: amount,
    level,
    levels: list(v.object({ name: level, from: amount })),
    table: list(v.object({ id: integer, points: amount, amount })),
    moves: list(
      v.object({
        at: integer,
        kind: v.picklist(['bet', 'exchange', 'bonusGame', 'tournament']),
        of: integer,
        points: integer,
      }),
    ),
  }),
  cashback: v.object({ vip: cashback, premium: cashback }),
  friends: v.object({
    code: short,
    reward: amount,
    stake: amount,
    max: amount,
    list: list(v.object({ at: integer, reward: v.nullable(amount), percent: amount })),
  }),
  promoCodes: list(promoCode),
});

export const decodeRewards: Decode<RewardsAnswer> = decodeWith(rewards);
export const decodeAct: Decode<{
  readonly success: boolean;
  readonly message: string;
  readonly rewards: RewardsAnswer;
}> = decodeWith(
  v.object({ success: v.boolean(), message: v.fallback(v.pipe(v.string(), v.maxLength(500)), ''), rewards }),
);
export const decodeCode: Decode<CheckedCode> = decodeWith(
  v.variant('state', [promoCode, v.object({ code: short, state: v.literal('unknown') })]),
);

/** Calls of rewards: bonuses, points, cashback, invited friends, promo codes. */
import * as v from 'valibot';
import { findCode, offeredTo, spelled } from '../operator/book/promo/promo-codes.ts';
import type { PromoCode } from '../operator/book/promo/promo-codes.ts';
import { bonusAccountId } from '../operator/players/accounts.ts';
import { about } from '../operator/players/directory.ts';
import type { RewardRefusal } from '../operator/rewards/rewards.ts';
import {
  bonusOffers,
  FRIEND_REWARD_EUR,
  FRIEND_STAKE_EUR,
  friendCode,
  LEVELS,
  levelOf,
  MAX_FRIENDS,
  POINT_REWARDS,
} from '../operator/rewards/terms.ts';
import { rewardRefusalText } from '../operator/rewards/words.ts';
import { siteLanguage } from '../operator/site/words.ts';
import { answerDurably, get, post, readBody, signed, withRight } from './call.ts';
import type { Route, SignedCall } from './call.ts';
import { keyOf, missingKey } from './idempotency.ts';
import { json } from './respond.ts';
import { natural } from './wire-parts.ts';

const BASE = '/web-api/rewards';
const MAX_LISTED = 50;
const offer = v.object({ id: v.pipe(v.string(), v.maxLength(40)) });
const reward = v.object({ id: natural });
const kind = v.object({ kind: v.picklist(['vip', 'premium']) });
const code = v.object({ code: v.pipe(v.string(), v.maxLength(64)) });

type Act<T> = (call: SignedCall, body: T, key: string) => RewardRefusal;

/** An act with a key happens once. Excluded players and players without the right to bonuses are refused. */
function acting<T>(path: string, schema: v.GenericSchema<unknown, T>, act: Act<T>): Route {
  return post(
    `${BASE}/${path}`,
    signed(
      withRight('bonus', async (call) => {
        const key = keyOf(call);
        if (key === null) return missingKey();
        const read = await readBody(call, schema);
        if (!read.ok) return read.error;
        const { operator, bettor } = call;
        const isStopped = operator.limits.stops(bettor.id, 'bonus', 0).length > 0;
        const refusal = isStopped ? 'excluded' : act(call, read.value, key);
        return answerDurably(call, () =>
          json({
            success: refusal === null,
            message: refusal === null ? '' : rewardRefusalText(refusal)[siteLanguage(call.query.get('lng'))],
            rewards: rewardsOf(call),
          }),
        );
      }),
    ),
  );
}

export const rewardRoutes: readonly Route[] = [
  get(
    BASE,
    signed((call) => answerDurably(call, () => json(rewardsOf(call)))),
  ),
  acting('bonus/choose', offer, (call, { id }) =>
    areBonusesOffered(call) ? call.operator.rewards.chooseBonus(call.bettor.id, id) : 'unknownOffer',
  ),
  acting('points/exchange', reward, ({ operator, bettor }, { id }, key) =>
    operator.rewards.exchange(bettor.id, key, id),
  ),
  acting('cashback/collect', kind, ({ operator, bettor }, body, key) =>
    operator.rewards.collect(bettor.id, key, body.kind),
  ),
  // Giving a bonus up is open to everybody.
  post(
    `${BASE}/bonus/cancel`,
    signed((call) => {
      const refusal = call.operator.rewards.cancelBonus(call.bettor.id);
      return answerDurably(call, () =>
        json({
          success: refusal === null,
          message: refusal === null ? '' : rewardRefusalText(refusal)[siteLanguage(call.query.get('lng'))],
          rewards: rewardsOf(call),
        }),
      );
    }),
  ),
  post(
    `${BASE}/promo/check`,
    signed(async (call) => {
      const read = await readBody(call, code);
      if (!read.ok) return read.error;
      const { operator, bettor } = call;
      const asked = spelled(read.value.code);
      const found = findCode(asked, bettor.id, operator.players.registeredAt(bettor.id), bettor.currency);
      return json(found === null ? { code: asked, state: 'unknown' } : codeBody(call, found));
    }),
  ),
];

function codeBody({ operator, bettor }: SignedCall, promo: PromoCode): Readonly<Record<string, unknown>> {
  const isUsed = operator.book.usedPromoCodes(bettor.id).has(promo.code);
  const isOver = operator.clock.now() >= promo.expiresAt;
  return { ...promo, iso: bettor.currency.iso, state: isUsed ? 'used' : isOver ? 'expired' : 'open' };
}

function rewardsOf(call: SignedCall): Readonly<Record<string, unknown>> {
  const { operator, bettor } = call;
  const { rewards } = operator;
  const { id, currency } = bettor;
  const tally = rewards.tally(id);
  const level = levelOf(tally.earned);
  const bonus = rewards.activeBonus(id);
  const cashback = (of: 'vip' | 'premium'): Readonly<Record<string, unknown>> => ({
    rate: level[of],
    due: rewards.cashback(id, of).map(({ currency: iso, amount }) => ({ iso, amount })),
    levels: LEVELS.map(({ name, from, ...rates }) => ({ name, from, rate: rates[of] })),
  });
  return {
    iso: currency.iso,
    bonus:
      bonus === null
        ? null
        : {
            id: bonus.id,
            offerId: bonus.offerId,
            amount: bonus.started?.amount ?? null,
            target: bonus.started?.target ?? null,
            endsAt: bonus.started?.endsAt ?? null,
            done: rewards.progress(id, bonus),
          },
    // The terms of a bonus that runs stay.
    offers: bonusOffers(currency).filter((each) => areBonusesOffered(call) || each.id === bonus?.offerId),
    pastBonuses: tally.bonuses
      .flatMap(({ id: number, outcome, endedAt, started }) =>
        outcome === null ? [] : [{ id: number, outcome, endedAt, amount: started?.amount ?? 0 }],
      )
      .toReversed()
      .slice(0, MAX_LISTED),
    freeBets: { idBonus: bonusAccountId(id), money: operator.bonusBalance(id) },
    points: {
      balance: rewards.points(id),
      earned: tally.earned,
      level: level.name,
      levels: LEVELS.map(({ name, from }) => ({ name, from })),
      table: POINT_REWARDS.map(({ id: number, points, euros }) => ({
        id: number,
        points,
        amount: about(euros, currency),
      })),
      moves: tally.moves.toReversed().slice(0, MAX_LISTED),
    },
    cashback: { vip: cashback('vip'), premium: cashback('premium') },
    friends: {
      code: friendCode(id),
      reward: about(FRIEND_REWARD_EUR, currency),
      max: MAX_FRIENDS,
      list: tally.friends
        .map(({ playerId, at, reward: paid }) => ({
          at,
          reward: paid,
          ...stakedPercent(rewards.friendStake(playerId)),
        }))
        .toReversed()
        .slice(0, MAX_LISTED),
      stake: about(FRIEND_STAKE_EUR, currency),
    },
    promoCodes: offeredTo(id, operator.players.registeredAt(id), currency).map((promo) => codeBody(call, promo)),
  };
}

/** Players decide whether they are offered bonuses, and one on their first deposit [OST-8]. */
function areBonusesOffered({ operator: { office, cashier }, bettor }: SignedCall): boolean {
  if (!office.setting(bettor.id, 'bonus_offers')) return false;
  return cashier.hasDeposit(bettor.id) || office.setting(bettor.id, 'first_deposit_bonus');
}

/** How far a friend is, without the friend's currency or stakes. */
function stakedPercent({ staked, needed }: { readonly staked: number; readonly needed: number }): {
  readonly percent: number;
} {
  return { percent: Math.floor((staked * 100) / needed) };
}

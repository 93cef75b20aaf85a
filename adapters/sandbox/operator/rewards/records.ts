/** Records of what players earn beside winnings: points, bonuses on deposits, cashback, rewards for invited friends. */
import * as v from 'valibot';

const int = v.pipe(v.number(), v.safeInteger());
const text = v.string();
const entries = v.array(v.object({ account: text, currency: text, amount: int }));

export const rewardRecords = [
  v.object({ t: v.literal('pointsEarned'), at: int, playerId: int, betId: int, points: int, entries }),
  v.object({
    t: v.literal('pointsExchanged'),
    at: int,
    playerId: int,
    key: text,
    rewardId: int,
    points: int,
    amount: int,
    entries,
  }),
  /** The player wants the bonus on the next deposit. */
  v.object({ t: v.literal('bonusChosen'), at: int, playerId: int, bonusId: int, offerId: text }),
  /** A deposit has brought the bonus, which is held until its target is reached. */
  v.object({
    t: v.literal('bonusStarted'),
    at: int,
    playerId: int,
    bonusId: int,
    amount: int,
    target: int,
    endsAt: int,
    entries,
  }),
  v.object({
    t: v.literal('bonusEnded'),
    at: int,
    playerId: int,
    bonusId: int,
    outcome: v.picklist(['paid', 'cancelled', 'expired']),
    entries,
  }),
  v.object({
    t: v.literal('cashbackCollected'),
    at: int,
    playerId: int,
    key: text,
    kind: v.picklist(['vip', 'premium']),
    entries,
  }),
  v.object({ t: v.literal('friendRewarded'), at: int, playerId: int, friendId: int, amount: int, entries }),
] as const;

const rewardRecord = v.variant('t', rewardRecords);
export type RewardRecord = v.InferOutput<typeof rewardRecord>;

export function isRewardRecord(record: { readonly t: string }): record is RewardRecord {
  return rewardRecords.some(({ entries: { t } }) => t.literal === record.t);
}

/**
 * Rewards for real stakes and deposits alone, beside winnings: points and the free bets that they buy, bonuses on
 * deposits, cashback on net losses, rewards for invited friends. All of it is on record, every movement in double
 * entry. Rewards that fall due are paid by a task of the operator, so that a stop between a bet and its points loses
 * nothing.
 */
import type { KnownBet } from '../book/known-bet.ts';
import type { KnownPayment } from '../cashier/payments.ts';
import type { LineClock } from '../line/line.ts';
import { about } from '../players/directory.ts';
import type { Currency } from '../players/directory.ts';
import { dayOf, exchanged } from '../players/exchange-rates.ts';
import { bonusAccount, HOUSE_BANK, mainAccount, move } from '../players/wallets.ts';
import type { Entry, OperatorRecord } from '../store/records.ts';
import type { RewardRecord } from './records.ts';
import { createTallies, turnedOver } from './tally.ts';
import type { Bonus, Counted, Tally } from './tally.ts';
import {
  bonusOffers,
  FRIEND_REWARD_EUR,
  FRIEND_STAKE_EUR,
  heldAccount,
  HOUSE_POINTS,
  levelOf,
  MAX_FRIENDS,
  POINT_REWARDS,
  POINTS_CURRENCY,
  pointsAccount,
  RATE_SCALE,
} from './terms.ts';
import type { BonusTerms, CashbackKind } from './terms.ts';

const WORK_MS = 1_000;

/** Null for success. */
export type RewardRefusal =
  | 'excluded'
  | 'unknownOffer'
  | 'bonusThere'
  | 'noBonus'
  | 'unknownReward'
  | 'tooFewPoints'
  | 'nothingToCollect'
  | null;

export interface Rewards {
  apply(record: OperatorRecord): void;
  start(): void;
  stop(): void;
  tally(playerId: number): Tally;
  points(playerId: number): number;
  activeBonus(playerId: number): Bonus | null;
  progress(playerId: number, bonus: Bonus): number;
  /** The cashback that can be collected, in the currencies of the player's accounts. */
  cashback(playerId: number, kind: CashbackKind): readonly { readonly currency: string; readonly amount: number }[];
  /** A friend's counted stakes, in the friend's own currency, and the stakes that are needed. */
  friendStake(friendId: number): { readonly staked: number; readonly needed: number };
  chooseBonus(playerId: number, offerId: string): RewardRefusal;
  cancelBonus(playerId: number): RewardRefusal;
  exchange(playerId: number, key: string, rewardId: number): RewardRefusal;
  collect(playerId: number, key: string, kind: CashbackKind): RewardRefusal;
}

export interface RewardsDeps {
  readonly bet: (id: number) => KnownBet | null;
  readonly payment: (id: number) => KnownPayment | null;
  readonly balance: (account: string, currency: string) => number;
  readonly currency: (iso: string) => Currency;
  readonly currencyOf: (playerId: number) => Currency;
  /** The currencies of the player's accounts. */
  readonly currenciesOf: (playerId: number) => readonly string[];
  readonly commit: (record: RewardRecord) => void;
  readonly clock: LineClock;
  readonly report: (error: unknown) => void;
}

export function createRewards(deps: RewardsDeps): Rewards {
  const { currency, currencyOf, commit, clock, report } = deps;
  const tallies = createTallies(deps);
  let cancelTimer: (() => void) | null = null;
  const now = (): number => clock.now();
  const points = (playerId: number): number => deps.balance(pointsAccount(playerId), POINTS_CURRENCY);
  const activeBonus = (playerId: number): Bonus | null =>
    tallies.of(playerId).bonuses.findLast(({ outcome }) => outcome === null) ?? null;
  const termsOf = (playerId: number, { offerId }: Bonus): BonusTerms | null =>
    bonusOffers(currencyOf(playerId)).find(({ id }) => id === offerId) ?? null;

  function progress(playerId: number, bonus: Bonus): number {
    const terms = termsOf(playerId, bonus);
    return terms === null ? 0 : turnedOver(tallies.of(playerId), bonus, terms.minCoef, currencyOf(playerId).iso);
  }

  /** In minor units of the wanted currency, at the rate of the day of settlement. */
  const inCurrency = ({ stake, currency: iso, settledAt }: Counted, wanted: Currency): number =>
    iso === wanted.iso ? stake : (exchanged(stake, currency(iso), wanted, dayOf(settledAt)) ?? 0);

  function friendStake(friendId: number): { readonly staked: number; readonly needed: number } {
    const own = currencyOf(friendId);
    const needed = about(FRIEND_STAKE_EUR, own);
    const staked = tallies.of(friendId).counted.reduce((sum, each) => sum + inCurrency(each, own), 0);
    return { staked: Math.min(staked, needed), needed };
  }

  function payPoints({ playerId, ...counted }: Counted & { readonly playerId: number }): void {
    const euro = currency('EUR');
    const earned = Math.floor(inCurrency(counted, euro) / 10 ** euro.minorDigits);
    commit({
      t: 'pointsEarned',
      at: now(),
      playerId,
      betId: counted.betId,
      points: earned,
      entries: [...move(HOUSE_POINTS, pointsAccount(playerId), POINTS_CURRENCY, earned)],
    });
  }

  function payFriend(friendId: number): void {
    const { invitedBy } = tallies.of(friendId);
    if (invitedBy === null) return;
    const { friends } = tallies.of(invitedBy);
    const friend = friends.find(({ playerId }) => playerId === friendId);
    const { staked, needed } = friendStake(friendId);
    if (friend === undefined || friend.reward !== null || staked < needed) return;
    if (friends.filter(({ reward }) => reward !== null).length >= MAX_FRIENDS) return;
    const [host, guest] = [currencyOf(invitedBy), currencyOf(friendId)];
    const amount = about(FRIEND_REWARD_EUR, host);
    commit({
      t: 'friendRewarded',
      at: now(),
      playerId: invitedBy,
      friendId,
      amount,
      entries: [
        ...move(HOUSE_BANK, bonusAccount(invitedBy), host.iso, amount),
        ...move(HOUSE_BANK, bonusAccount(friendId), guest.iso, about(FRIEND_REWARD_EUR, guest)),
      ],
    });
  }

  function startBonus({ playerId, currency: iso, net, changedAt }: KnownPayment): void {
    const bonus = activeBonus(playerId);
    if (bonus === null || bonus.started !== null || bonus.chosenAt > changedAt) return;
    const terms = termsOf(playerId, bonus);
    if (terms === null || iso !== currencyOf(playerId).iso || net < terms.minDeposit) return;
    const amount = Math.min(terms.maxBonus, Math.floor((net * terms.percent) / 100));
    commit({
      t: 'bonusStarted',
      at: now(),
      playerId,
      bonusId: bonus.id,
      amount,
      target: amount * terms.wager,
      endsAt: now() + terms.lastsMs,
      entries: [...move(HOUSE_BANK, heldAccount(playerId), iso, amount)],
    });
  }

  function endBonus(playerId: number, bonus: Bonus, outcome: 'paid' | 'cancelled' | 'expired'): void {
    const to = outcome === 'paid' ? mainAccount(playerId) : HOUSE_BANK;
    const entries: readonly Entry[] =
      bonus.started === null ? [] : move(heldAccount(playerId), to, currencyOf(playerId).iso, bonus.started.amount);
    commit({ t: 'bonusEnded', at: now(), playerId, bonusId: bonus.id, outcome, entries: [...entries] });
  }

  function checkBonus(playerId: number): void {
    const bonus = activeBonus(playerId);
    const started = bonus?.started ?? null;
    if (bonus === null || started === null) return;
    if (progress(playerId, bonus) >= started.target) endBonus(playerId, bonus, 'paid');
    else if (now() >= started.endsAt) endBonus(playerId, bonus, 'expired');
  }

  function work(): void {
    const staked = new Set<number>();
    for (const owed of [...tallies.owed.values()]) {
      payPoints(owed);
      staked.add(owed.playerId);
    }
    for (const playerId of staked) payFriend(playerId);
    for (const deposit of tallies.deposits.splice(0)) startBonus(deposit);
    for (const playerId of [...tallies.active]) checkBonus(playerId);
  }

  function tick(): void {
    try {
      work();
    } catch (error) {
      report(error);
    }
    cancelTimer = clock.schedule(now() + WORK_MS, tick);
  }

  function cashback(playerId: number, kind: CashbackKind): ReturnType<Rewards['cashback']> {
    const { losses, earned } = tallies.of(playerId);
    const rate = levelOf(earned)[kind];
    const open = deps.currenciesOf(playerId);
    return [...losses[kind]].flatMap(([iso, loss]) => {
      const amount = Math.floor((Math.max(0, loss) * rate) / RATE_SCALE);
      return amount > 0 && open.includes(iso) ? [{ currency: iso, amount }] : [];
    });
  }

  return {
    apply: tallies.apply,
    start: tick,
    stop() {
      cancelTimer?.();
      cancelTimer = null;
    },
    tally: tallies.of,
    points,
    activeBonus,
    progress,
    cashback,
    friendStake,
    chooseBonus(playerId, offerId) {
      if (!bonusOffers(currencyOf(playerId)).some(({ id }) => id === offerId)) return 'unknownOffer';
      const bonus = activeBonus(playerId);
      if (bonus?.offerId === offerId && bonus.started === null) return null;
      if (bonus !== null) return 'bonusThere';
      const bonusId = tallies.of(playerId).bonuses.length + 1;
      commit({ t: 'bonusChosen', at: now(), playerId, bonusId, offerId });
      return null;
    },
    cancelBonus(playerId) {
      const bonus = activeBonus(playerId);
      if (bonus === null) return 'noBonus';
      endBonus(playerId, bonus, 'cancelled');
      return null;
    },
    exchange(playerId, key, rewardId) {
      if (tallies.of(playerId).keys.has(key)) return null;
      const reward = POINT_REWARDS.find(({ id }) => id === rewardId);
      if (reward === undefined) return 'unknownReward';
      if (points(playerId) < reward.points) return 'tooFewPoints';
      const own = currencyOf(playerId);
      const amount = about(reward.euros, own);
      commit({
        t: 'pointsExchanged',
        at: now(),
        playerId,
        key,
        rewardId,
        points: reward.points,
        amount,
        entries: [
          ...move(pointsAccount(playerId), HOUSE_POINTS, POINTS_CURRENCY, reward.points),
          ...move(HOUSE_BANK, bonusAccount(playerId), own.iso, amount),
        ],
      });
      return null;
    },
    collect(playerId, key, kind) {
      if (tallies.of(playerId).keys.has(key)) return null;
      const due = cashback(playerId, kind);
      if (due.length === 0) return 'nothingToCollect';
      commit({
        t: 'cashbackCollected',
        at: now(),
        playerId,
        key,
        kind,
        entries: due.flatMap(({ currency: iso, amount }) => move(HOUSE_BANK, mainAccount(playerId), iso, amount)),
      });
      return null;
    },
  };
}

/**
 * Each player's rewards, read from the record: counted stakes, points, bonuses, cashback, friends. No decisions.
 */
import { accountTypeOf, isFreeBet } from '../players/accounts.ts';
import type { KnownBet } from '../book/known-bet.ts';
import { openStake } from '../book/cash-out/rest.ts';
import type { KnownPayment } from '../cashier/payments.ts';
import type { OperatorRecord } from '../store/records.ts';
import type { RewardRecord } from './records.ts';
import { isRewardRecord } from './records.ts';
import { friendCode, POINTS_CURRENCY } from './terms.ts';
import type { CashbackKind } from './terms.ts';

export interface Bonus {
  readonly id: number;
  readonly offerId: string;
  readonly chosenAt: number;
  /** Null until a deposit has brought it. */
  readonly started: {
    readonly at: number;
    readonly amount: number;
    readonly target: number;
    readonly endsAt: number;
  } | null;
  readonly outcome: 'paid' | 'cancelled' | 'expired' | null;
  readonly endedAt: number | null;
}

export interface Counted {
  readonly betId: number;
  readonly currency: string;
  readonly stake: number;
  readonly placedAt: number;
  readonly settledAt: number;
  /** The lowest price of its legs, thousandths. */
  readonly minCoef: number;
}

export interface PointsMove {
  readonly at: number;
  readonly kind: 'bet' | 'exchange' | 'bonusGame' | 'tournament';
  /** Of the bet, of the reward, or of the tournament; 0 for a bonus game. */
  readonly of: number;
  readonly points: number;
}

export interface Tally {
  readonly playerId: number;
  readonly invitedBy: number | null;
  /** Settled stakes of the player's own money, oldest first. */
  readonly counted: Counted[];
  /** Net losses by currency since the last collection, in either kind. */
  readonly losses: Readonly<Record<CashbackKind, Map<string, number>>>;
  readonly bonuses: Bonus[];
  readonly moves: PointsMove[];
  earned: number;
  readonly friends: { readonly playerId: number; readonly at: number; reward: number | null }[];
  /** The used keys: the same key does nothing again. */
  readonly keys: Set<string>;
}

export interface Tallies {
  apply(record: OperatorRecord): void;
  of(playerId: number): Tally;
  /** Settled bets whose points are not on record. */
  readonly owed: Map<number, Counted & { readonly playerId: number }>;
  /** Deposits that have just arrived and were not looked at. */
  readonly deposits: KnownPayment[];
  /** Players with a bonus that has not ended. */
  readonly active: Set<number>;
}

interface Deps {
  readonly bet: (id: number) => KnownBet | null;
  readonly payment: (id: number) => KnownPayment | null;
}

const RETURNED: readonly number[] = [2, 3];

export function createTallies({ bet, payment }: Deps): Tallies {
  const tallies = new Map<number, Tally>();
  const byCode = new Map<string, number>();
  const owed: Tallies['owed'] = new Map();
  const deposits: KnownPayment[] = [];
  const active = new Set<number>();

  function create(playerId: number, invitedBy: number | null): Tally {
    const made: Tally = {
      playerId,
      invitedBy,
      counted: [],
      losses: { vip: new Map(), premium: new Map() },
      bonuses: [],
      moves: [],
      earned: 0,
      friends: [],
      keys: new Set(),
    };
    tallies.set(playerId, made);
    return made;
  }
  const of = (playerId: number): Tally => tallies.get(playerId) ?? create(playerId, null);

  function changeBonus(playerId: number, bonusId: number, change: Partial<Bonus>): void {
    const { bonuses } = of(playerId);
    const at = bonuses.findIndex(({ id }) => id === bonusId);
    const known = bonuses[at];
    if (known !== undefined) bonuses[at] = { ...known, ...change };
  }

  function settled({ at, betId, statusId, payout }: Extract<OperatorRecord, { readonly t: 'betSettled' }>): void {
    const known = bet(betId);
    if (known === null) return;
    const { coupon, playerId, placedAt } = known;
    const rest = openStake(known);
    if (isFreeBet(coupon) || accountTypeOf(playerId, coupon.accountId) === null) return;
    const tally = of(playerId);
    const { currency } = coupon;
    // Credit is not the player's own money.
    const stake = rest - coupon.prepaidAmount;
    for (const losses of Object.values(tally.losses)) losses.set(currency, (losses.get(currency) ?? 0) + rest - payout);
    if (RETURNED.includes(statusId) || stake <= 0) return;
    const minCoef = Math.min(...coupon.legs.map(({ price }) => price));
    const counted: Counted = { betId, currency, stake, placedAt, settledAt: at, minCoef };
    tally.counted.push(counted);
    owed.set(betId, { ...counted, playerId });
  }

  /** A stake that was cashed out loses or wins money, but earns nothing: it was not played to a result [CSO-11]. */
  function cashedOut({
    betId,
    stake,
    amount,
  }: Extract<OperatorRecord, { readonly t: 'cashOutAccepted' | 'betEdited' }>): void {
    const known = bet(betId);
    if (known === null) return;
    const { currency } = known.coupon;
    for (const losses of Object.values(of(known.playerId).losses))
      losses.set(currency, (losses.get(currency) ?? 0) + stake - amount);
  }

  function registered({ at, player }: Extract<OperatorRecord, { readonly t: 'registered' }>): void {
    const { id, invitedBy = '' } = player;
    const host = invitedBy === '' ? null : (byCode.get(invitedBy) ?? null);
    create(id, host);
    const code = friendCode(id);
    if (!byCode.has(code)) byCode.set(code, id);
    if (host !== null) of(host).friends.push({ playerId: id, at, reward: null });
  }

  function rewarded(record: RewardRecord): void {
    const { playerId, at } = record;
    const tally = of(playerId);
    switch (record.t) {
      case 'pointsEarned': {
        const { betId, points } = record;
        owed.delete(betId);
        tally.earned += points;
        if (points > 0) tally.moves.push({ at, kind: 'bet', of: betId, points });
        return;
      }
      case 'pointsExchanged':
        tally.keys.add(record.key);
        tally.moves.push({ at, kind: 'exchange', of: record.rewardId, points: -record.points });
        return;
      case 'bonusChosen': {
        const { bonusId: id, offerId } = record;
        tally.bonuses.push({ id, offerId, chosenAt: at, started: null, outcome: null, endedAt: null });
        active.add(playerId);
        return;
      }
      case 'bonusStarted': {
        const { amount, target, endsAt } = record;
        return changeBonus(playerId, record.bonusId, { started: { at, amount, target, endsAt } });
      }
      case 'bonusEnded':
        active.delete(playerId);
        return changeBonus(playerId, record.bonusId, { outcome: record.outcome, endedAt: at });
      case 'cashbackCollected':
        tally.keys.add(record.key);
        for (const { account, currency } of record.entries)
          if (!account.startsWith('house:')) tally.losses[record.kind].delete(currency);
        return;
      case 'friendRewarded': {
        const friend = tally.friends.find((each) => each.playerId === record.friendId);
        if (friend !== undefined) friend.reward = record.amount;
      }
    }
  }

  return {
    of,
    owed,
    deposits,
    active,
    apply(record) {
      if (record.t === 'registered') registered(record);
      if (record.t === 'betSettled') settled(record);
      if (record.t === 'cashOutAccepted' || record.t === 'betEdited') cashedOut(record);
      if (record.t === 'paymentMoved' && record.state === 'succeeded') {
        const known = payment(record.paymentId);
        if (known?.kind === 'deposit') deposits.push(known);
      }
      // Points that were won raise no level.
      if (record.t === 'bonusRoundPaid' && record.entries.some(({ currency }) => currency === POINTS_CURRENCY))
        of(record.playerId).moves.push({ at: record.at, kind: 'bonusGame', of: 0, points: record.pays });
      if (record.t === 'tournamentPaid')
        for (const { playerId, currency, amount } of record.prizes)
          if (currency === POINTS_CURRENCY)
            of(playerId).moves.push({ at: record.at, kind: 'tournament', of: record.tournamentId, points: amount });
      if (isRewardRecord(record)) rewarded(record);
    },
  };
}

/** The turnover of a bonus by now: bets placed after its start, at its prices, in its currency. */
export function turnedOver({ counted }: Tally, bonus: Bonus, minCoef: number, currency: string): number {
  const { started } = bonus;
  if (started === null) return 0;
  const sum = counted
    .filter(
      (each) =>
        each.currency === currency &&
        each.placedAt >= started.at &&
        each.settledAt <= (bonus.endedAt ?? started.endsAt) &&
        each.minCoef >= minCoef,
    )
    .reduce((total, { stake }) => total + stake, 0);
  return Math.min(sum, started.target);
}

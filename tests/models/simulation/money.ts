/**
 * The law of money: balances match what the bets imply, and all accounts sum to zero. Computed here from the coupons,
 * not from the postings.
 */
import type { StoredCoupon } from '../../../adapters/sandbox/operator/store/stored-coupon.ts';
import type { RealOperator } from './real-operator.ts';

/** The operator's welcome credit. */
const START = { main: 10_000, bonus: 1_000 } as const;

interface Purse {
  main: number;
  bonus: number;
}

/** Descriptions of wrong balances at the operator. */
export function wrongMoney(operator: RealOperator): readonly string[] {
  let sum = 0;
  for (const amount of operator.accounts().values()) sum += amount;
  const wrong = sum === 0 ? [] : [`the accounts sum to ${sum}`];
  for (const [id, { main, bonus }] of pursesByBets(operator)) {
    const held = operator.balances(id);
    if (held.main !== main || held.bonus !== bonus)
      wrong.push(`player ${id} has ${held.main} and ${held.bonus}, the bets leave ${main} and ${bonus}`);
  }
  return wrong;
}

function pursesByBets({ records }: RealOperator): ReadonlyMap<number, Purse> {
  const purses = new Map<number, Purse>();
  const reserved = new Map<string, StoredCoupon>();
  const owners = new Map<number, number>();
  const purseOf = (id: number): Purse => {
    const purse = purses.get(id) ?? { ...START };
    purses.set(id, purse);
    return purse;
  };
  const stake = (id: number, { accountId, promoCode, amount, prepaidAmount }: StoredCoupon, sign: 1 | -1): void => {
    // The house pays the stake of a promo code.
    if (promoCode !== '') return;
    if (accountId === id) purseOf(id).main += sign * (amount - prepaidAmount);
    else purseOf(id).bonus += sign * amount;
  };
  for (const record of records) {
    if (record.t === 'betPending' || record.t === 'orderWaiting') {
      reserved.set(`${record.playerId} ${record.key}`, record.coupon);
      stake(record.playerId, record.coupon, -1);
    }
    if (record.t === 'betAccepted') {
      owners.set(record.betId, record.playerId);
      if (!reserved.has(`${record.playerId} ${record.key}`)) stake(record.playerId, record.coupon, -1);
    }
    if (record.t === 'betRejected') {
      const coupon = reserved.get(`${record.playerId} ${record.key}`);
      if (coupon !== undefined) stake(record.playerId, coupon, 1);
    }
    if (record.t === 'betSettled') purseOf(owners.get(record.betId) ?? 0).main += record.payout - record.repaid;
  }
  return purses;
}

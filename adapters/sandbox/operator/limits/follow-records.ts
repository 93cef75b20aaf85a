/** Tells the limits' ledger what the operator's record says of bets. A free bet stakes nothing of the player's; a bet that was not accepted was never staked. */
import { isFreeBet } from '../players/accounts.ts';
import type { OperatorRecord } from '../store/records.ts';
import type { Ledger } from './ledger.ts';

/** Hand it every record, in order. */
export function createLedgerFollower(ledger: Ledger): (record: OperatorRecord) => void {
  const keys = new Map<number, { readonly playerId: number; readonly key: string }>();
  return (record) => {
    if (record.t === 'betPending' || record.t === 'orderWaiting' || record.t === 'betAccepted') {
      if (isFreeBet(record.coupon)) return;
      ledger.stake(record.playerId, record.key, record.coupon.amount, record.at);
      if (record.t === 'betAccepted') keys.set(record.betId, { playerId: record.playerId, key: record.key });
    }
    if (record.t === 'betRejected') ledger.release(record.playerId, record.key);
    if (record.t === 'betSettled') {
      const bet = keys.get(record.betId);
      if (bet !== undefined) ledger.settle(bet.playerId, bet.key, record.payout, record.at);
      keys.delete(record.betId);
    }
  };
}

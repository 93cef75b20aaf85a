/**
 * Feeds the limits' ledger from the operator's record of bets and of rounds in games. A free bet is no stake of the
 * player's; no limit counts a stake in another currency [LIM-23]; a refused bet was never staked; a cash-out returns its
 * amount at once [CSO-11].
 */
import { isFreeBet } from '../players/accounts.ts';
import type { OperatorRecord } from '../store/records.ts';
import type { Ledger } from './ledger.ts';

/** The follower must receive every record, in order. */
export function createLedgerFollower(
  ledger: Ledger,
  currencyOf: (playerId: number) => string,
): (record: OperatorRecord) => void {
  const keys = new Map<number, { readonly playerId: number; readonly key: string }>();
  const games = followGames(ledger, currencyOf);
  return (record) => {
    games(record);
    if (record.t === 'betPending' || record.t === 'orderWaiting' || record.t === 'betAccepted') {
      if (isFreeBet(record.coupon) || record.coupon.currency !== currencyOf(record.playerId)) return;
      const { playerId, key, coupon, at } = record;
      if (record.t === 'betAccepted') {
        ledger.strike(playerId, key, coupon.amount, at);
        keys.set(record.betId, { playerId, key });
      } else ledger.stake(playerId, key, coupon.amount, at);
    }
    if (record.t === 'betRejected') ledger.release(record.playerId, record.key);
    if (record.t === 'cashOutAccepted') {
      const bet = keys.get(record.betId);
      if (bet !== undefined) ledger.cashOut(bet.playerId, bet.key, record.amount, record.at);
      // A bet that was cashed out whole has brought all that it can.
      if (bet !== undefined && record.rest === 0) ledger.settle(bet.playerId, bet.key, 0, record.at);
      if (record.rest === 0) keys.delete(record.betId);
    }
    if (record.t === 'betSettled') {
      const bet = keys.get(record.betId);
      if (bet !== undefined) ledger.settle(bet.playerId, bet.key, record.payout, record.at);
      keys.delete(record.betId);
    }
  };
}

/** A round of a game is one stake, which returns what the round paid when the round is closed. */
function followGames(ledger: Ledger, currencyOf: (playerId: number) => string): (record: OperatorRecord) => void {
  const players = new Map<string, number>();
  const rounds = new Map<string, { staked: number; paid: number }>();
  return (record) => {
    if (record.t === 'gameSessionOpened') {
      const { playerId, sessionId, currency } = record;
      if (playerId !== null && currency === currencyOf(playerId)) players.set(sessionId, playerId);
    }
    if (record.t !== 'gameMoneyMoved' || record.answer.status !== 'OK') return;
    const playerId = players.get(record.sessionId);
    if (playerId === undefined) return;
    const { kind, roundId, amount, at } = record;
    const key = `game ${roundId}`;
    const round = rounds.get(roundId) ?? { staked: 0, paid: 0 };
    rounds.set(roundId, round);
    switch (kind) {
      case 'debit':
        round.staked += amount;
        return ledger.strike(playerId, key, round.staked, at);
      case 'credit':
        round.paid += amount;
        return undefined;
      case 'rollback':
        rounds.delete(roundId);
        return record.answer.applied === true ? ledger.release(playerId, key) : undefined;
      case 'close':
        rounds.delete(roundId);
        return ledger.settle(playerId, key, round.paid, at);
    }
  };
}
